import * as z from "zod";
import { normal, randomFrom, seedFrom } from "../../../../functions/domain/statistics/random.ts";
import { countryCodeOf } from "../audience/places.ts";
import { jsonBlockOf } from "../../model/blocks.ts";
import { marketOf } from "../market/markets.ts";
import type { Market } from "../market/market.ts";
import { interests, type Interest } from "../stimulus/claim.ts";

const text = z.string().catch("");
const percentile = z.number().catch(50);
const bigFive = z
  .object({
    openness: percentile,
    conscientiousness: percentile,
    extraversion: percentile,
    agreeableness: percentile,
    neuroticism: percentile,
  })
  .catch({ openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50 });

/** The record in the block `persona`; missing or odd fields fall back to an average adult. */
const profileSchema = z.object({
  /** Stands for nobody in particular. */
  anonymous: z.boolean().catch(false),
  full_name: text,
  age: z.number().catch(40),
  gender: text,
  occupation: text,
  location: text,
  market: text,
  income_level: z.enum(["Low", "Middle", "High"]).catch("Middle"),
  education: text,
  household: text,
  life_circumstance: text,
  attitude: z.enum(["sceptic", "pragmatist", "enthusiast"]).catch("pragmatist"),
  price_sensitivity_percentile: percentile,
  big_five: bigFive,
  personality_traits: z.array(z.string()).catch([]),
  trusted_brands: z.array(z.string()).catch([]),
  distrusted_brands: z.array(z.string()).catch([]),
  digital_habits: text,
  price_sensitivity: text,
  psychographic_notes: text,
});
export type Profile = z.infer<typeof profileSchema>;

/** A persona as the offline model understands it. Scales run −1..1 around the average adult unless stated otherwise. */
export interface Consumer {
  profile: Profile;
  market: Market;
  /** −1 at 16, 0 at 45, 1 at 74. */
  age: number;
  income: number;
  /** 0 (indifferent to prices) to 1. */
  thrift: number;
  /** Readiness to believe and welcome offers in general: sceptics below 0, enthusiasts above. */
  belief: number;
  openness: number;
  conscientiousness: number;
  extraversion: number;
  agreeableness: number;
  neuroticism: number;
  interests: Readonly<Record<Interest, number>>;
  hasChildren: boolean;
  hasBaby: boolean;
  hasPet: boolean;
  isStudent: boolean;
  isRetired: boolean;
  /** Everything the persona's narrative fields say, lower case. */
  notes: string;
}

const interestWords: Readonly<Record<Interest, RegExp>> = {
  health: /health|nutrition|vitamin|diet|wellbeing|ingredient|allerg|gesund/g,
  sport: /sport|gym|running|runs |football|fitness|training|cycling|swim|yoga|marathon/g,
  green: /environment|sustainab|climate|plastic|organic|second[- ]hand|recycl|carbon|umwelt/g,
  animals: /animal|vegan|vegetarian|\bdog\b|\bcat\b|horse/g,
  local: /local|regional|farmers|market stall|neighbourhood|village/g,
  thrift: /bargain|discount|offer|coupon|compare|cheap|saving|budget|haggl|careful with money/g,
  quality: /quality|lasts|durable|repair|well made|craft|warranty/g,
  convenience: /busy|no time|convenien|quick|deliver|ready meals|tired after|shift|rushed/g,
  tech: /tech|gadget|app |apps|online|smartphone|early adopter|software|gaming|podcast/g,
  privacy: /privacy|data|tracking|cookies|surveillance|cash|anonym/g,
  style: /style|fashion|looks|design|brand-conscious|elegant|make-up|instagram/g,
  social: /friends|social|party|community|instagram|tiktok|groups/g,
  family: /famil|children|kids|son|daughter|grandchild|partner|husband|wife/g,
  tradition: /tradition|routine|habit|always has|old-fashioned|used to|conservative|church/g,
};
/** How much people of one kind still differ in what they care about (standard deviation). */
const INTEREST_SPREAD = 0.42;

const lean = (percentileValue: number) => Math.max(-1, Math.min(1, (percentileValue - 50) / 50));
const clip = (value: number) => Math.max(-1, Math.min(1, value));

/**
 * What a person feels about something for no reason that anybody knows: the same for the same person and thing, N(0, 1).
 * Nobody in particular feels what the average person does.
 */
export const quirk = (consumer: { profile: Profile }, about: string): number =>
  consumer.profile.anonymous
    ? 0
    : normal(randomFrom(seedFrom(consumer.profile.full_name, consumer.profile.age, consumer.profile.location, about)));

function readInterests(profile: Profile, notes: string): Record<Interest, number> {
  const entries = interests.map((interest) => {
    if (profile.anonymous) return [interest, 0] as const;
    const named = Math.min(3, notes.match(interestWords[interest])?.length ?? 0);
    const drawn = INTEREST_SPREAD * quirk({ profile }, `interest ${interest}`);
    return [interest, clip(0.3 * named - 0.2 + drawn)] as const;
  });
  return Object.fromEntries(entries) as Record<Interest, number>;
}

/** Reads the persona of a request. */
export function readConsumer(request: string): Consumer {
  const profile = profileSchema.parse(jsonBlockOf(request, "persona") ?? {});
  const notes = [
    profile.digital_habits,
    profile.price_sensitivity,
    profile.psychographic_notes,
    profile.life_circumstance,
    profile.household,
    ...profile.personality_traits,
  ]
    .join(" ")
    .toLowerCase();
  const family = `${profile.household} ${profile.life_circumstance} ${profile.occupation}`.toLowerCase();
  const work = `${profile.occupation} ${profile.life_circumstance}`.toLowerCase();
  const { big_five: traits } = profile;
  const known = /^[A-Z]{2}$/.test(profile.market) && profile.market !== "ZZ";
  return {
    profile,
    market: marketOf(known ? profile.market : countryCodeOf(profile.location)),
    age: clip((profile.age - 45) / 29),
    income: { Low: -1, Middle: 0, High: 1 }[profile.income_level],
    thrift: Math.max(0, Math.min(1, profile.price_sensitivity_percentile / 100)),
    belief: { sceptic: -0.75, pragmatist: 0, enthusiast: 0.75 }[profile.attitude] + 0.2 * lean(traits.agreeableness),
    openness: lean(traits.openness),
    conscientiousness: lean(traits.conscientiousness),
    extraversion: lean(traits.extraversion),
    agreeableness: lean(traits.agreeableness),
    neuroticism: lean(traits.neuroticism),
    interests: readInterests(profile, notes),
    hasChildren: /(?<!no |without |grand)\b(?:child|children|kids?|toddlers?)\b/.test(profile.household.toLowerCase()),
    hasBaby: /baby|newborn|pregnan|expect(?:s|ing) a|become a (?:father|mother)|infant|parental leave/.test(family),
    hasPet: /\bdog\b|\bcat\b|\bpets?\b|puppy|hamster|rabbit/.test(notes),
    isStudent: /student|pupil|apprentice|university|school leaver/.test(work),
    isRetired: /retire|pension/.test(work),
    notes,
  };
}
