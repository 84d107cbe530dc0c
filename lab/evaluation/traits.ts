import type { PersonaFacts } from "../../functions/personas/people/schemas.ts";
import type { ConceptItem } from "../../functions/studies/concept-test/battery.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { spearmanCorrelation } from "../../functions/statistics/rank-agreement.ts";
import { shuffle } from "../../functions/statistics/random.ts";
import { skipped, type Line } from "./line.ts";
import { idsOf, ratingsOf, type ConceptTest, type Panel } from "./panel.ts";
import { inWords, isBeyond, permuted, signed } from "./permutation.ts";

const SECTION = "Answers follow traits";

const ATTITUDE = { sceptic: -1, pragmatist: 0, enthusiast: 1 } as const;

interface Expected {
  item: ConceptItem;
  /** In the words of the line. */
  answer: string;
  trait: string;
  read: (facts: PersonaFacts) => number;
  /** Ratings are averaged over them. */
  tests: (panel: Panel) => readonly ConceptTest[];
  sign: 1 | -1;
}

const goodConcept = ({ good }: Panel) => [good];
/** The upper half of the prices. */
const highPrices = ({ priced }: Panel) => priced.slice(Math.floor(priced.length / 2));
const expectations: readonly Expected[] = [
  {
    item: "purchase_intent",
    answer: "purchase intent at high prices",
    trait: "price sensitivity",
    read: ({ price_sensitivity }) => price_sensitivity,
    tests: highPrices,
    sign: -1,
  },
  {
    item: "uniqueness",
    answer: "uniqueness",
    trait: "openness",
    read: ({ big_five }) => big_five.openness,
    tests: goodConcept,
    sign: 1,
  },
  {
    item: "liking",
    answer: "liking",
    trait: "openness",
    read: ({ big_five }) => big_five.openness,
    tests: goodConcept,
    sign: 1,
  },
  {
    item: "liking",
    answer: "liking",
    trait: "attitude",
    read: ({ attitude }) => ATTITUDE[attitude],
    tests: goodConcept,
    sign: 1,
  },
  {
    item: "believability",
    answer: "believability",
    trait: "attitude",
    read: ({ attitude }) => ATTITUDE[attitude],
    tests: goodConcept,
    sign: 1,
  },
];

/** Rank correlations within every market, averaged; null when one is undefined. */
function meanCorrelation(pairs: readonly { trait: readonly number[]; answer: readonly number[] }[]): number | null {
  const correlations = pairs
    .map(({ trait, answer }) => (trait.length > 1 ? spearmanCorrelation(trait, answer) : null))
    .filter((value) => value !== null);
  return correlations.length === 0 ? null : mean(correlations);
}

/**
 * Whether what people answer follows from who they are: rank correlations with traits that should show, against the
 * same answers dealt out to the personas at random.
 */
export const traitLines = (panels: readonly Panel[]): Line[] =>
  expectations.map(({ item, answer, trait, read, tests, sign }) => {
    const measure = `${answer} with ${trait} (Spearman)`;
    const pairs = panels.map((panel) => {
      const ratings = tests(panel).map((test) => ratingsOf(test, item, idsOf(panel)));
      const answered = panel.members.flatMap(({ facts }, index) => {
        const own = ratings.map((row) => row[index]).filter((rating) => rating !== undefined);
        return own.length < ratings.length ? [] : [{ trait: read(facts), answer: mean(own) }];
      });
      return { trait: answered.map((each) => each.trait), answer: answered.map((each) => each.answer) };
    });
    const value = meanCorrelation(pairs);
    const chance = permuted(`traits ${item} ${trait}`, (random) =>
      meanCorrelation(pairs.map((pair) => ({ trait: pair.trait, answer: shuffle(random, pair.answer) }))),
    );
    if (value === null || chance === null)
      return skipped(SECTION, measure, "all personas answered alike or share the trait");
    const beyond = isBeyond(value, chance);
    const asExpected = Math.sign(value) === sign;
    const verdict = !beyond
      ? "no more than chance: too weak to be seen in so few personas"
      : asExpected
        ? `as expected: ${sign > 0 ? "rises" : "falls"} with ${trait}`
        : `the wrong way round: ${sign > 0 ? "falls" : "rises"} with ${trait}`;
    return {
      section: SECTION,
      measure,
      value,
      shown: signed(value),
      random: `${inWords(chance)} (shuffled)`,
      holds: beyond && asExpected,
      verdict,
    };
  });
