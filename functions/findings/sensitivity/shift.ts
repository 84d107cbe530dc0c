import { studentTQuantile, studentTTwoSidedP } from "../../statistics/student-t.ts";
import { effectiveSize, weightedError, weightedMean } from "../../statistics/weighting.ts";
import type { Interval } from "../../statistics/wilson.ts";
import type { PairedQuestion } from "./pair-runs.ts";

export interface LargestShift {
  option: string | null;
  unvaried: number;
  value: number;
  /** Of the varied run from the others, in the figure's own units. */
  shift: number;
  /** 95 %; null where nothing shows a spread. */
  interval: Interval | null;
  /** That nothing moved, for all options together. */
  p: number;
}

const LEVEL = 0.95;

/** Of each option the move of every persona. */
export const pairedMoves = ({ usual, varied }: Pick<PairedQuestion, "usual" | "varied">): number[][] =>
  varied.map((values, option) => values.map((value, persona) => value - usual[option]![persona]!));

/** Options that can move by themselves: of two one mirrors the other. */
const comparisons = (options: number): number => (options === 2 ? 1 : options);

/**
 * How likely it is that nothing moved. Where all moved alike there is no spread to go by: then each is as likely to go
 * one way as the other (sign test).
 */
function pOf(shift: number, error: number | null, n: number, df: number): number {
  if (error === null || shift === 0) return 1;
  return error === 0 ? 2 ** (1 - n) : studentTTwoSidedP(shift / error, df);
}

/**
 * The move of a question: of choices that of the option which moves most. Student's t over personas, as each is held
 * against itself; Bonferroni over options, as the largest of several moves is no move taken at random.
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
