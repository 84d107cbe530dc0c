import { association } from "../../statistics/contingency.ts";
import { mean, standardDeviation } from "../../statistics/moments.ts";
import type { Attribute } from "./attributes.ts";
import { codingOf, levelContrast } from "./coding.ts";
import { dEfficiency, dEfficiencyBound, dError, designInformation, type Task } from "./design-information.ts";
import type { DesignDiagnostics } from "./design-schema.ts";
import { RankDeficientDesign } from "./errors.ts";
import { invertSymmetric, quadraticForm, rankAndCondition } from "../../statistics/linear-algebra.ts";

/** How often each level of an attribute is offered. */
export function levelCounts(tasks: readonly Task[], attribute: number, levels: number): number[] {
  const counts = new Array<number>(levels).fill(0);
  for (const task of tasks) for (const offer of task) counts[offer[attribute]!]! += 1;
  return counts;
}

/** 1/(1 + coefficient of variation), with the sample standard deviation: 1 for equal counts. */
export const balance = (counts: readonly number[]): number => 1 / (1 + standardDeviation(counts) / mean(counts));

/** Share of tasks without any choice on the attribute, and the mean number of its levels in a task. */
export function overlap(tasks: readonly Task[], attribute: number): { complete: number; meanDistinct: number } {
  const distinct = tasks.map((task) => new Set(task.map((offer) => offer[attribute])).size);
  return {
    complete: distinct.filter((count) => count === 1).length / tasks.length,
    meanDistinct: mean(distinct),
  };
}

/** Cramér's V of two attributes over all offers; 0 when an attribute shows one level only. */
export function cramersV(tasks: readonly Task[], a: number, b: number, levels: readonly [number, number]): number {
  const table = Array.from({ length: levels[0] }, () => new Array<number>(levels[1]).fill(0));
  for (const offer of tasks.flat()) table[offer[a]!]![offer[b]!]! += 1;
  return association(table)?.cramersV ?? 0;
}

/**
 * Standard errors to expect at zero utilities when `answers` tasks are answered in all.
 * @returns per attribute the standard error of every level, the omitted one included, and that of "none"
 * @throws RankDeficientDesign when the tasks cannot identify the utilities
 */
export function predictedStandardErrors(
  tasks: readonly Task[],
  attributes: readonly Attribute[],
  none: boolean,
  answers: number,
): { levels: number[][]; none: number | null } {
  const coding = codingOf(attributes, { none });
  const information = designInformation(tasks, coding);
  const covariance = invertSymmetric(information, coding.columns);
  if (!covariance) throw new RankDeficientDesign(rankAndCondition(information, coding.columns).rank, coding.columns);
  const scale = tasks.length / answers;
  return {
    levels: attributes.map(({ levels }, attribute) =>
      levels.map((_, level) => Math.sqrt(scale * quadraticForm(covariance, levelContrast(coding, attribute, level)))),
    ),
    none: coding.none === null ? null : Math.sqrt(scale * covariance[coding.none * coding.columns + coding.none]!),
  };
}

/** A task as a set: two tasks of the same offers in another order are the same. */
export const taskKey = (task: Task): string =>
  task
    .map((offer) => offer.join("."))
    .sort()
    .join("|");

/** Tasks that are needed to estimate a persona's own utilities: 2K/(J − 1), K without the none constant. */
export const recommendedTasks = (attributes: readonly Attribute[], alternatives: number): number =>
  Math.ceil((2 * attributes.reduce((sum, { levels }) => sum + levels.length - 1, 0)) / (alternatives - 1));

/**
 * Everything a reader needs to judge a design.
 * @param versions tasks by version
 * @param personas how many will answer, one version each
 * @throws RankDeficientDesign when the tasks cannot identify the utilities
 */
export function diagnose(
  versions: readonly (readonly Task[])[],
  attributes: readonly Attribute[],
  none: boolean,
  personas: number,
): DesignDiagnostics {
  const tasks = versions.flat();
  const alternatives = tasks[0]!.length;
  const coding = codingOf(attributes, { none });
  const information = designInformation(tasks, coding);
  const { rank, condition } = rankAndCondition(information, coding.columns);
  if (rank < coding.columns) throw new RankDeficientDesign(rank, coding.columns);

  const described = attributes.map(({ name, levels }, attribute) => {
    const counts = levelCounts(tasks, attribute, levels.length);
    const { complete, meanDistinct } = overlap(tasks, attribute);
    return {
      attribute: name,
      level_counts: counts,
      balance: balance(counts),
      complete_overlap: complete,
      mean_distinct_levels: meanDistinct,
    };
  });
  const errors = predictedStandardErrors(tasks, attributes, none, (personas * tasks.length) / versions.length);
  const sizes = attributes.map(({ levels }) => levels.length);
  return {
    d_error: dError(information, coding.columns),
    d_efficiency: dEfficiency(tasks, attributes, false),
    relative_efficiency: (100 * dEfficiency(tasks, attributes, none)) / dEfficiencyBound(sizes, alternatives, none),
    condition,
    mean_balance: mean(described.map((attribute) => attribute.balance)),
    attributes: described,
    associations: attributes.flatMap((one, a) =>
      attributes.slice(a + 1).map((other, offset) => ({
        attributes: [one.name, other.name],
        cramers_v: cramersV(tasks, a, a + 1 + offset, [one.levels.length, other.levels.length]),
      })),
    ),
    predicted_standard_errors: {
      personas,
      levels: attributes.map(({ name }, attribute) => ({
        attribute: name,
        standard_errors: errors.levels[attribute]!,
      })),
      none: errors.none,
    },
    recommended_tasks: recommendedTasks(attributes, alternatives),
    repeated_tasks: versions.reduce((sum, version) => sum + version.length - new Set(version.map(taskKey)).size, 0),
  };
}
