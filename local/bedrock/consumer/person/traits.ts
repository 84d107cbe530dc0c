import type { PersonaFacts } from "../../../../functions/domain/persona/schemas.ts";
import { pick, shuffle, type RandomGenerator } from "../../../../functions/domain/statistics/random.ts";

type Factor = keyof PersonaFacts["big_five"];

/** Descriptors for the two ends of each factor, and for values a little off the middle. */
const descriptors: Record<Factor, { high: string; low: string; ratherHigh: string; ratherLow: string }> = {
  openness: {
    high: "curious, imaginative, drawn to the unfamiliar, full of odd interests, restless mind, loves a new idea",
    low: "set in their ways, down-to-earth, conventional, unmoved by fashions, prefers the familiar, literal-minded",
    ratherHigh: "open to persuasion, quietly curious, enjoys a change",
    ratherLow: "practical, rather traditional, sticks to what works",
  },
  conscientiousness: {
    high: "orderly, dependable to a fault, plans everything, thorough, stubborn about deadlines, exacting",
    low: "disorganised, impulsive, puts things off, easily distracted, starts more than gets finished, careless with papers",
    ratherHigh: "reliable, fairly organised, keeps promises",
    ratherLow: "easy-going about rules, improvises, last-minute",
  },
  extraversion: {
    high: "talkative, sociable, takes the floor, quick to laugh, hates an empty evening, loud in a good mood",
    low: "reserved, quiet in groups, keeps to a small circle, private, slow to warm up, a listener",
    ratherHigh: "approachable, likes company, cheerful in company",
    ratherLow: "rather quiet, needs time alone, speaks when asked",
  },
  agreeableness: {
    high: "warm-hearted, soft touch, forgiving, avoids quarrels, helpful without being asked, trusting",
    low: "blunt, argumentative, hard to please, competitive, suspicious of flattery, unsentimental",
    ratherHigh: "considerate, good-natured, obliging",
    ratherLow: "frank, stands their ground, dry humour",
  },
  neuroticism: {
    high: "worries a lot, thin-skinned, quick to stress, moody, expects the worst, self-critical",
    low: "unflappable, even-tempered, hard to upset, sleeps soundly, shrugs off setbacks, calm under pressure",
    ratherHigh: "slightly anxious, takes things to heart, easily irritated",
    ratherLow: "fairly relaxed, steady, keeps a cool head",
  },
};

/** Distance from the middle, in percentiles, from which the strong words are used. */
const STRONG = 22;

/** Three to five descriptors, of the factors that stand out most; never two of one factor. */
export function traitsOf(bigFive: PersonaFacts["big_five"], random: RandomGenerator): string[] {
  const byStrength = (Object.keys(descriptors) as Factor[])
    .map((factor) => ({ factor, lean: bigFive[factor] - 50 }))
    .sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
  const strong = byStrength.filter(({ lean }) => Math.abs(lean) >= STRONG).length;
  const count = Math.min(5, Math.max(3, strong));
  const words = byStrength.slice(0, count).map(({ factor, lean }) => {
    const { high, low, ratherHigh, ratherLow } = descriptors[factor];
    const isStrong = Math.abs(lean) >= STRONG;
    const list = lean >= 0 ? (isStrong ? high : ratherHigh) : isStrong ? low : ratherLow;
    return pick(random, list.split(", "));
  });
  return shuffle(random, words);
}
