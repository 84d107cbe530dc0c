import type { QuestionValidity } from "../../findings/validity/schemas.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import { wilsonInterval } from "../../statistics/wilson.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Interval } from "./report.ts";

type People = QuestionValidity["people"];

/** The number of people that determines precision; weighting lowers it. */
const baseOf = ({ n, n_effective = n }: Pick<People, "n" | "n_effective">): number => n_effective;

/**
 * Student's t 95 % interval of a mean of people, within the scale. Null for one person, or if all answers are the same.
 */
export function meanIntervalOf(
  { mean, sd, ...people }: Pick<People, "n" | "n_effective" | "sd"> & { mean: number },
  [low, high]: readonly [number, number],
): Interval {
  const n = baseOf(people);
  if (n < 2 || !sd) return null;
  const half = (studentTQuantile(0.975, n - 1) * sd) / Math.sqrt(n);
  return [Math.max(low, mean - half), Math.min(high, mean + half)];
}

/** Wilson 95 % interval of a share of people, both in percent. */
export function shareIntervalOf(share: number, people: Pick<People, "n" | "n_effective">): Interval {
  const n = baseOf(people);
  const { lower, upper } = wilsonInterval((Math.min(100, share) / 100) * n, n);
  return [100 * lower, 100 * upper];
}

/** Figures that differ only by rounding count as the same. */
const ROUNDING = 0.01;
const same = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;

/**
 * The interval that the results give for the personas' mean, or for the share of an option.
 * @returns null if there is none, or if the results have another figure than the comparison: the interval belongs to
 * that figure
 */
export function personasInterval(context: ReportContext, question: QuestionValidity, option?: string): Interval {
  const { aggregate } = context.source.results;
  const { question_id: id, personas } = question;
  const asked = aggregate.survey?.questions.find(({ question_id }) => question_id === id);
  if (option !== undefined) {
    const chosen = asked?.options?.find((one) => one.option === option);
    const share = personas.shares.find(({ answer }) => answer === option)?.share;
    // Shares of results have one decimal.
    const isSame = chosen?.share != null && share !== undefined && same(chosen.share / 10, 10 * share);
    return isSame ? asInterval(chosen.share_interval) : null;
  }
  const item = aggregate.concept_test?.questions.find(({ question_id }) => question_id === id) ?? asked?.rating;
  const isSame = item && personas.mean !== null && same(item.mean, personas.mean);
  return isSame ? asInterval(item.mean_interval) : null;
}
