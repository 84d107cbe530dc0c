import { isPlace } from "../facts/place.ts";
import type { SegmentDefinition } from "../../personas/groups/schemas.ts";
import { segmentOf } from "../../personas/sampling-plan/segment.ts";
import type { PersonaFacts } from "../../personas/people/schemas.ts";
import { MET, marginShares, rake, type Margin } from "../../statistics/raking.ts";
import { effectiveSize } from "../../statistics/weighting.ts";
import { ageRangeOf, type MarginRequest, type WeightsRequest } from "./schemas.ts";
import type { MarginFact, StudyWeights } from "./study-weights.ts";

/** The personas of a study cannot be weighted as asked; the message says why and what to do. */
export class WeightsRefused extends Error {
  override readonly name = "WeightsRefused";
}

export type WeighedFacts = Pick<PersonaFacts, "gender" | "age" | "income_level" | "region">;

/** The ages at which another band of the market's table begins. */
const AGE_BANDS = [0, 18, 25, 35, 45, 55, 65, 75];

const inBand = (from: number, to: number) => (age: number) => age >= from && age <= to;

/**
 * The market's gender and age, for people who fit a group's definition. A band of ages without anybody of the group is
 * joined with the one before it, or with the next.
 */
function marketMargins(definition: SegmentDefinition, personas: readonly WeighedFacts[]): MarginRequest[] {
  const { ages } = segmentOf(definition);
  const personsIn = (isIn: (age: number) => boolean, genders: readonly ("Male" | "Female")[]) =>
    ages
      .filter(({ age }) => isIn(age))
      .reduce((sum, { persons }) => sum + genders.reduce((all, gender) => all + persons[gender], 0), 0);
  const oldest = Math.max(...ages.map(({ age }) => age));
  const starts = AGE_BANDS.filter((start, index) =>
    personas.some(({ age }) => inBand(start, (AGE_BANDS[index + 1] ?? Infinity) - 1)(age)),
  );
  const bands = starts.map((start, index) => ({
    from: index === 0 ? Math.min(...ages.map(({ age }) => age)) : start,
    to: (starts[index + 1] ?? oldest + 1) - 1,
  }));
  const genders = (["Male", "Female"] as const).filter((gender) => personas.some((one) => one.gender === gender));
  return [
    { by: "gender", targets: Object.fromEntries(genders.map((one) => [one, personsIn(() => true, [one])])) },
    {
      by: "age",
      targets: Object.fromEntries(
        bands.map(({ from, to }) => [`${from}-${to}`, personsIn(inBand(from, to), ["Male", "Female"])]),
      ),
    },
  ];
}

const holds: Record<MarginFact, (category: string, facts: WeighedFacts) => boolean> = {
  gender: (category, { gender }) => category === gender,
  income_level: (category, { income_level }) => category === income_level,
  age: (category, { age }) => {
    const range = ageRangeOf(category);
    return range !== undefined && inBand(range.from, range.to)(age);
  },
  location: (category, { region }) => isPlace(category, region),
};
const valueOf: Record<MarginFact, (facts: WeighedFacts) => string> = {
  gender: ({ gender }) => gender,
  income_level: ({ income_level }) => income_level,
  age: ({ age }) => `age ${age}`,
  location: ({ region }) => region,
};

/** @throws WeightsRefused if a category has no persona, or a persona no category */
function marginOf({ by, targets }: MarginRequest, personas: readonly WeighedFacts[]): Margin {
  const categories = Object.keys(targets);
  const total = Object.values(targets).reduce((sum, target) => sum + target, 0);
  const of = personas.map((facts) => categories.findIndex((category) => holds[by](category, facts)));
  const outside = personas.find((_, index) => of[index] === -1);
  if (outside)
    throw new WeightsRefused(
      `weights: the targets of ${by} leave out personas of the group, such as ${valueOf[by](outside)}; name a ` +
        "target for everybody, or leave this margin out",
    );
  const empty = categories.find((_, category) => !of.includes(category));
  if (empty !== undefined)
    throw new WeightsRefused(
      `weights: no persona in the group is ${empty} (${by}), and no weight makes up for that; generate such ` +
        "personas, or leave the category out",
    );
  return { of, targets: Object.values(targets).map((target) => target / total) };
}

const percent = (share: number): number => Number((100 * share).toFixed(2));

/**
 * Weights that bring the personas of a study to margins.
 * @param definition that of their group, for the population of its market
 * @returns one weight per persona, 1 on average, and what a reader has to know of them
 * @throws WeightsRefused if the margins do not fit the personas, or cannot be met together
 */
export function weighPersonas(
  { margins: given = [], population, cap }: WeightsRequest,
  personas: readonly WeighedFacts[],
  definition: SegmentDefinition,
): { weights: number[]; study: StudyWeights } {
  const named = new Set(given.map(({ by }) => by));
  const ofMarket = population === "market" ? marketMargins(definition, personas) : [];
  const wanted = [...given, ...ofMarket.filter(({ by }) => !named.has(by))];
  const margins = wanted.map((margin) => marginOf(margin, personas));
  const equal = personas.map(() => 1);
  const { weights, converged, distance } = rake(equal, margins, cap);
  if (!converged || (cap === undefined && distance > MET))
    throw new WeightsRefused(
      "weights: no weights meet all of these margins with the personas of this group; leave a margin out, join " +
        "categories, or generate more personas",
    );
  return {
    weights,
    study: {
      margins: wanted.map(({ by, targets }, index) => {
        const margin = margins[index]!;
        const [unweighted, weighted] = [marginShares(margin, equal), marginShares(margin, weights)];
        return {
          by,
          categories: Object.keys(targets).map((category, place) => ({
            category,
            personas: margin.of.filter((own) => own === place).length,
            target_percent: percent(margin.targets[place]!),
            unweighted_percent: percent(unweighted[place]!),
            weighted_percent: percent(weighted[place]!),
          })),
        };
      }),
      cap: cap ?? null,
      smallest_weight: Number(Math.min(...weights).toFixed(3)),
      largest_weight: Number(Math.max(...weights).toFixed(3)),
      design_effect: Number((personas.length / effectiveSize(weights)).toFixed(3)),
    },
  };
}
