import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { mean } from "../../statistics/moments.ts";
import { requireInput } from "../../statistics/input-error.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { absoluteShift } from "./absolute-shift.ts";
import { holmAdjusted } from "../../statistics/holm.ts";
import { pairRuns, type PairedQuestion } from "./pair-runs.ts";
import type { Robustness, Shift } from "../../studies/sensitivity/schemas.ts";
import { largestShift } from "./shift.ts";
import { rounded } from "../../statistics/rounded.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** What is measured of one varied run. */
export type MeasuredSensitivity = Omit<Robustness, "variation" | "completed" | "varied">;

/**
 * Only this many characters of a question or option are kept. A hundred questions varied in four ways make four hundred
 * shifts. They are stored in the item of the study, next to everything else that it found, and a table item holds 400
 * KB.
 */
const longestOf = (questions: number): number => (questions > 25 ? 40 : 200);

/** Level for all hypotheses of a run together. */
const LEVEL = 0.05;

const roundedOrNull = (value: number | null, decimals: number) => (value === null ? null : rounded(value, decimals));
/** Ratings and scores with two decimals, shares with one, as reports print them. */
const decimalsOf = ({ options }: PairedQuestion): number => (options[0] === null ? 2 : 1);

/** Each run that changed nothing, paired with the others: the same figures as for a varied run. */
const leaveOneOut = (runs: readonly ObservedSimulation[]): PairedQuestion[][] =>
  runs.length < 2
    ? []
    : runs.map((run, left) =>
        pairRuns(
          runs.filter((_, index) => index !== left),
          run,
        ),
      );

const meanOrNull = (values: readonly number[]): number | null => (values.length === 0 ? null : mean(values));

/**
 * How much the figures of a study moved in a run that changed one thing, persona by persona: the varied run minus the
 * mean of the runs that changed nothing. For choices, the option with the largest move represents the question.
 * @param unvaried the original and its reruns, at least one
 * @param seed seed of the resamples behind the interval of the mean absolute shift
 * @throws StatisticsInputError without a run to compare with
 */
export function measureSensitivity(
  unvaried: readonly ObservedSimulation[],
  varied: ObservedSimulation,
  seed: number,
): MeasuredSensitivity {
  requireInput(unvaried.length > 0, "A varied run needs one that changed nothing to be held against.");
  const paired = pairRuns(unvaried, varied);
  const others = leaveOneOut(unvaried);
  // The members of a discussion are not independent: none of their figures has an interval.
  const independent = !kindOf(varied).isDiscussion;
  const shifts = paired.map(largestShift);
  const longest = longestOf(paired.length);
  const moved = holmAdjusted(shifts.map(({ p }) => (independent ? p : 1))).map((p) => p !== null && p <= LEVEL);
  const questions = paired.map((question, index): Shift => {
    const { option, unvaried: usual, value, shift, interval } = shifts[index]!;
    const decimals = decimalsOf(question);
    const reruns = others.flatMap((run) => run.filter(({ id }) => id === question.id).map(largestShift));
    return {
      question_id: question.id,
      question: beginningOf(question.question, longest),
      option: option && beginningOf(option, longest),
      unvaried: rounded(usual, decimals),
      value: rounded(value, decimals),
      shift: rounded(shift, decimals),
      shift_interval: interval && independent ? shownInterval(interval.lower, interval.upper, decimals) : null,
      rerun_shift: roundedOrNull(meanOrNull(reruns.map((rerun) => Math.abs(rerun.shift))), decimals),
      moved: moved[index]!,
    };
  });
  const overall = absoluteShift(paired, seed);
  const { interval } = overall ?? { interval: null };
  return {
    personas: new Set(paired.flatMap(({ personas }) => personas)).size,
    questions,
    mean_absolute_shift: overall && rounded(overall.estimate, 3),
    mean_absolute_shift_interval: interval && independent ? shownInterval(interval.lower, interval.upper, 3) : null,
    rerun_mean_absolute_shift: roundedOrNull(
      meanOrNull(others.flatMap((run) => absoluteShift(run, null)?.estimate ?? [])),
      3,
    ),
  };
}
