import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { expandedLevel } from "../../statistics/bootstrap.ts";
import { mean } from "../../statistics/moments.ts";
import { quantileOfSorted } from "../../statistics/quantile.ts";
import { randomFrom, wholeNumber } from "../../statistics/random.ts";
import type { Interval } from "../../statistics/wilson.ts";
import { clipped, type Comparison } from "./comparison.ts";

/** Which persona took part in which study. */
export interface Participation {
  /** Persona ids to their positions among all personas. */
  positions: ReadonlyMap<string, number>;
  /** Positions of the studies of each persona. */
  studiesOf: readonly (readonly number[])[];
}

/** Mean similarity over all questions for which there is one, 0..1; null when there is none. */
export function meanSimilarity(similarities: readonly (number | null)[]): number | null {
  const known = similarities.filter((similarity) => similarity !== null);
  return known.length === 0 ? null : mean(known);
}

export function participationOf(studies: readonly ObservedSimulation[]): Participation {
  const studiesOf = new Map<string, number[]>();
  for (const [study, { persona_ids }] of studies.entries()) {
    for (const personaId of new Set(persona_ids))
      studiesOf.set(personaId, [...(studiesOf.get(personaId) ?? []), study]);
  }
  return {
    positions: new Map([...studiesOf.keys()].map((personaId, position) => [personaId, position])),
    studiesOf: [...studiesOf.values()],
  };
}

/**
 * Personas that took part in exactly the same studies. Personas whose studies nobody shares are drawn among each other.
 */
function strata(studiesOf: Participation["studiesOf"]): number[][] {
  const alike = [...Map.groupBy(studiesOf.keys(), (persona) => studiesOf[persona]!.join(" ")).values()];
  const alone = alike.filter(({ length }) => length === 1).flat();
  return [...alike.filter(({ length }) => length > 1), ...(alone.length > 0 ? [alone] : [])];
}

/**
 * Weights of the rows of every comparison. Questions that the same personas answered, usually all, share these weights.
 */
function weightedRows(comparisons: readonly Comparison[]) {
  const different: { personas: Int32Array; weights: Int32Array }[] = [];
  const of = comparisons.map(({ rows: { persona } }) => {
    const same = ({ personas }: { personas: Int32Array }) =>
      personas.length === persona.length && personas.every((position, row) => position === persona[row]);
    const known = different.find(same) ?? { personas: persona, weights: new Int32Array(persona.length) };
    if (!different.includes(known)) different.push(known);
    return known.weights;
  });
  return { different, of };
}

/** Most and fewest resamples, and the numbers that all of them may go through: a few tenths of a second. */
const MOST_REPLICATES = 2_000;
const FEWEST_REPLICATES = 500;
const MOST_STEPS = 400_000_000;

const affordable = (comparisons: readonly Pick<Comparison, "steps">[], steps: number): number =>
  Math.round(steps / comparisons.reduce((sum, comparison) => sum + comparison.steps, 1));

/**
 * How many resamples the interval is made of: 2,000; for very large comparisons as many as the time allows, at least
 * 500. A bound at 2.5 % then has a Monte Carlo standard error of 2.7/√B standard deviations of the resamples: .06, and
 * .12 with the fewest. The more there is to compare, the smaller these deviations are: a few tenths of a point for a
 * hundred questions.
 */
export const replicatesFor = (comparisons: readonly Pick<Comparison, "steps">[]): number =>
  Math.min(MOST_REPLICATES, Math.max(FEWEST_REPLICATES, affordable(comparisons, MOST_STEPS)));

/** Most and fewest deals: a p of 5 % then has a Monte Carlo standard error of .7 and 1.5 points. */
const MOST_PERMUTATIONS = 999;
const FEWEST_PERMUTATIONS = 199;

/** How many deals the test is made of. For very large comparisons as many as the time allows, at least 199. */
export const permutationsFor = (comparisons: readonly Pick<Comparison, "steps">[]): number =>
  Math.min(MOST_PERMUTATIONS, Math.max(FEWEST_PERMUTATIONS, affordable(comparisons, MOST_STEPS / 8) - 1));

/**
 * 95 % percentile interval of the mean similarity, with persons as the units. A persona is drawn with everything it
 * said in all of its studies, among those who took part in the same studies. Studies therefore keep their sizes, and
 * answers of one persona to several studies stay together.
 *
 * A resample differs from its sample as the sample does from the population. Resampled studies are therefore less
 * similar than the studies themselves, whatever the truth, and every replicate is corrected by the mean difference.
 * With few personas the quantiles are further out, after the smallest study (see `expandedLevel`).
 * @returns null when a study has fewer than two personas, or all resamples agree: then nothing shows how much personas
 *   differ
 */
export function bootstrapSimilarity(
  comparisons: readonly Comparison[],
  { studiesOf }: Participation,
  { seed, replicates, estimate }: { seed: number; replicates: number; estimate: number },
): Interval | null {
  const sizes = Map.groupBy(studiesOf.flat(), (study) => study);
  if ([...sizes.values()].some(({ length }) => length < 2)) return null;
  const random = randomFrom(seed);
  const groups = strata(studiesOf);
  const drawn = new Int32Array(studiesOf.length);
  const weighted = weightedRows(comparisons);
  const scores: number[] = [];
  for (let replicate = 0; replicate < replicates; replicate++) {
    drawn.fill(0);
    for (const group of groups)
      for (let draw = 0; draw < group.length; draw++) drawn[group[wholeNumber(random, 0, group.length - 1)]!]! += 1;
    for (const { personas, weights } of weighted.different)
      for (let row = 0; row < weights.length; row++) weights[row] = drawn[personas[row]!]!;
    const score = meanSimilarity(comparisons.map(({ resampled }, index) => resampled(weighted.of[index]!)));
    if (score !== null) scores.push(score);
  }
  if (scores.length === 0) return null;
  const shift = estimate - mean(scores);
  const sorted = scores.sort((a, b) => a - b);
  const bound = (p: number) => clipped(quantileOfSorted(sorted, p, 6) + shift);
  const level = expandedLevel(Math.min(...[...sizes.values()].map(({ length }) => length)));
  const interval = { lower: bound((1 - level) / 2), upper: bound((1 + level) / 2) };
  return interval.lower < interval.upper ? interval : null;
}
