import { mean, sum } from "../../statistics/moments.ts";
import { randomFrom, uniform } from "../../statistics/random.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import type { Interval } from "../../statistics/wilson.ts";
import type { PairedQuestion } from "./pair-runs.ts";
import { pairedMoves } from "./shift.ts";

const RESAMPLES = 400;
const LEVEL = 0.95;

interface Moves {
  /** The shift of each option, over the range. */
  shifts: number[];
  /** [option][persona]: the persona's contribution to the error of its shift; 0 for personas who did not answer. */
  parts: Float64Array[];
}

function movesOver(question: PairedQuestion, places: ReadonlyMap<string, number>): Moves {
  const { weights, range, personas } = question;
  const total = sum(weights);
  const n = personas.length;
  const correction = n < 2 ? 0 : Math.sqrt(n / (n - 1));
  const moves = pairedMoves(question).map((own) => own.map((move) => move / range));
  const shifts = moves.map((own) => weightedMean(own, weights));
  const parts = moves.map((own, option) => {
    const part = new Float64Array(places.size);
    for (const [index, persona] of personas.entries())
      part[places.get(persona)!] = (correction * weights[index]! * (own[index]! - shifts[option]!)) / total;
    return part;
  });
  return { shifts, parts };
}

const largestOf = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** The mean over questions of the error that chance alone would make, in at most 95 of 100 studies. */
function errorByChance(questions: readonly Moves[], personas: number, seed: number): number {
  const random = randomFrom(seed);
  const errors = Array.from({ length: RESAMPLES }, () => {
    const signs = Array.from({ length: personas }, () => (uniform(random) < 0.5 ? -1 : 1));
    const errorOf = (part: Float64Array) => signs.reduce((error, sign, persona) => error + sign * part[persona]!, 0);
    return mean(questions.map(({ parts }) => largestOf(parts.map(errorOf))));
  }).toSorted((a, b) => a - b);
  return errors[Math.ceil(LEVEL * RESAMPLES) - 1]!;
}

/** Error of the mean along the way that each question moved: the result of the delta method for large shifts. */
function errorAlong(questions: readonly Moves[], personas: number): number {
  const along = Array.from({ length: personas }, (_, persona) =>
    mean(
      questions.map(({ shifts, parts }) => {
        const largest = shifts.findIndex((shift) => Math.abs(shift) === largestOf(shifts));
        return Math.sign(shifts[largest]!) * parts[largest]![persona]!;
      }),
    ),
  );
  return Math.sqrt(sum(along.map((part) => part ** 2)));
}

/**
 * The mean over questions of the absolute shift over the range, 0 to 1. For choices, it is the largest shift over
 * options.
 *
 * Noise makes it larger than the truth and never smaller on average. The lower end is therefore lowered by all that
 * chance may add. This is a wild bootstrap over whole personas (Liu 1988) of the mean absolute error: by the triangle
 * inequality, chance adds no more. The upper end is raised by the error of a mean whose signs are known. Together they
 * cover at least what they promise.
 * @param seed seed of the bootstrap; null for the estimate alone
 * @returns null without questions
 */
export function absoluteShift(
  paired: readonly PairedQuestion[],
  seed: number | null,
): { estimate: number; interval: Interval | null } | null {
  if (paired.length === 0) return null;
  const places = new Map([...new Set(paired.flatMap(({ personas }) => personas))].map((id, place) => [id, place]));
  const questions = paired.map((question) => movesOver(question, places));
  const estimate = mean(questions.map(({ shifts }) => largestOf(shifts)));
  if (seed === null || questions.every(({ parts }) => parts.every((part) => part.every((value) => value === 0))))
    return { estimate, interval: null };
  const n = places.size;
  const upper = estimate + studentTQuantile((1 + LEVEL) / 2, n - 1) * errorAlong(questions, n);
  const lower = Math.max(0, estimate - errorByChance(questions, n, seed));
  return { estimate, interval: { lower, upper: Math.min(1, upper) } };
}
