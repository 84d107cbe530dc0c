import { bootstrapInterval, expandedLevel } from "../../statistics/bootstrap.ts";
import { mean, standardDeviation } from "../../statistics/moments.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import type { Interval } from "../../statistics/wilson.ts";
import { meanAlpha, meanBetween, questionAlpha, type QuestionTables } from "./score.ts";

/** Without one of two personas, no persona is left to differ from. */
const FEWEST_PERSONAS = 3;
/**
 * Coverage for a single question. With five or six personas, the jackknife covers 87 to 93 %, BCa 88 to 96 %. With
 * three or four, BCa covers too little: 65 to 92 %, against 86 to 92 %. With at least ten there is no difference.
 */
const BOOTSTRAP_OF_ONE_QUESTION = { from: 5, below: 10 } as const;
/** An α this close to 1 is complete agreement: the difference is rounding. */
const ROUNDING = 1e-12;

/** Each persona left out once: n·f(all) − (n − 1)·f(all but one), f = log(1 − α); null where one of these has none. */
function pseudoValues(tables: readonly QuestionTables[], personas: readonly number[], weights: Int32Array) {
  const disagreement = (): number => Math.log(1 - (meanBetween(tables, weights) ?? 1));
  const n = personas.length;
  const whole = disagreement();
  const values = personas.map((persona) => {
    weights[persona] = 0;
    const without = disagreement();
    weights[persona] = 1;
    return n * whole - (n - 1) * without;
  });
  return values.every(Number.isFinite) ? { whole, values } : null;
}

/** From the plain estimate to the corrected one, plus half a width on either side. */
function jackknifed({ whole, values }: { whole: number; values: readonly number[] }): Interval {
  const n = values.length;
  const half = (studentTQuantile(0.975, n - 1) * standardDeviation(values)) / Math.sqrt(n);
  const corrected = mean(values);
  return {
    lower: 1 - Math.exp(Math.max(whole, corrected) + half),
    upper: 1 - Math.exp(Math.min(whole, corrected) - half),
  };
}

/** BCa over personas. A resample that drew only one persona cannot distinguish personas and counts as chance. */
function bootstrapped(
  tables: readonly QuestionTables[],
  personas: readonly number[],
  weights: Int32Array,
  seed: number,
) {
  return bootstrapInterval(
    personas,
    (sample) => {
      weights.fill(0);
      for (const persona of sample) weights[persona]! += 1;
      const alone = sample.length > 1 && weights[sample[0]!] === sample.length;
      return alone ? 0 : meanBetween(tables, weights);
    },
    { seed, level: expandedLevel(personas.length) },
  );
}

/**
 * 95 % interval of the mean α over questions, with whole personas as the units. It is the jackknife that leaves out one
 * persona, with Student's t on personas − 1 degrees of freedom. Its scale is log(1 − α), on which α is about symmetric.
 *
 * With few personas α is too low. If many questions make the interval narrow, this is no longer small compared with it.
 * The interval therefore reaches from the plain estimate to the one that the jackknife has corrected. It contains
 * Krippendorff's α, too.
 *
 * BCa is used instead with one question and five to nine personas, or where all but one persona repeat themselves.
 * `npm run lab -- evaluate --coverage` shows what it covers.
 * @param personas positions of those that can be paired
 * @param seed seed of the bootstrap, 32-bit
 * @returns null below three personas, and where all repeated themselves throughout: nothing then shows how often one
 *   would not
 */
export function alphaInterval(
  tables: readonly QuestionTables[],
  personas: readonly number[],
  seed: number,
): Interval | null {
  const weights = new Int32Array(tables.flat()[0]?.sizes.length ?? 0).fill(1);
  const [estimate, between] = [meanAlpha(tables), meanBetween(tables, weights)];
  if (personas.length < FEWEST_PERSONAS || estimate === null) return null;
  if (between === null || between > 1 - ROUNDING) return null;
  const questions = tables.filter((own) => questionAlpha(own) !== null).length;
  const n = personas.length;
  const { from, below } = BOOTSTRAP_OF_ONE_QUESTION;
  const jackknife = questions === 1 && n >= from && n < below ? null : pseudoValues(tables, personas, weights);
  const interval = jackknife ? jackknifed(jackknife) : bootstrapped(tables, personas, weights, seed);
  return interval && { lower: Math.min(estimate, interval.lower), upper: Math.max(estimate, interval.upper) };
}
