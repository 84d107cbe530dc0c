import { studentTQuantile, studentTTwoSidedP } from "../../statistics/student-t.ts";
import { effectiveSize, weightedError, weightedMean } from "../../statistics/weighting.ts";
import type { Interval } from "../../statistics/wilson.ts";
import type { PairedQuestion } from "./pair-runs.ts";

export interface LargestShift {
  option: string | null;
  unvaried: number;
  value: number;
  /** Shift of the varied run from the others, in the figure's own units. */
  shift: number;
  /** 95 % interval; null where nothing shows a spread. */
  interval: Interval | null;
  /** p that nothing moved, for all options together. */
  p: number;
}

const LEVEL = 0.95;

/** The move of every persona, for each option. */
export const pairedMoves = ({ usual, varied }: Pick<PairedQuestion, "usual" | "varied">): number[][] =>
  varied.map((values, option) => values.map((value, persona) => value - usual[option]![persona]!));

/** Options that can move by themselves: one of two options mirrors the other. */
const comparisons = (options: number): number => (options === 2 ? 1 : options);

/**
 * How likely it is that nothing moved. If all moved by the same amount there is no spread to use. Then each persona is
 * as likely to move one way as the other (sign test).
 */
function pOf(shift: number, error: number | null, n: number, df: number): number {
  if (error === null || shift === 0) return 1;
  return error === 0 ? 2 ** (1 - n) : studentTTwoSidedP(shift / error, df);
}

/**
 * The move of a question; for choices, of the option that moves most. Uses Student's t over personas, as each persona
 * is compared with itself. Uses Bonferroni over options, as the largest of several moves is not a move taken at random.
 *
 * Simulated coverage: docs/measurements/evaluation.md, "Robustness".
 */
export function largestShift(question: PairedQuestion): LargestShift {
  const { options, usual, varied, weights, range } = question;
  const moves = pairedMoves(question);
  const shifts = moves.map((own) => weightedMean(own, weights));
  const largest = shifts.reduce((best, shift, index) => (Math.abs(shift) > Math.abs(shifts[best]!) ? index : best), 0);
  const shift = shifts[largest]!;
  const error = weightedError(moves[largest]!, weights);
  const df = effectiveSize(weights) - 1;
  const tried = comparisons(options.length);
  const half = error ? studentTQuantile(1 - (1 - LEVEL) / 2 / tried, df) * error : null;
  return {
    option: options[largest] ?? null,
    unvaried: weightedMean(usual[largest]!, weights),
    value: weightedMean(varied[largest]!, weights),
    shift,
    interval: half === null ? null : { lower: Math.max(-range, shift - half), upper: Math.min(range, shift + half) },
    p: Math.min(1, tried * pOf(shift, error, weights.length, df)),
  };
}
