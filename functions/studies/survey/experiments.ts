import { pick, randomFrom, seedFrom } from "../../statistics/random.ts";
import type { Experiment } from "./experiment-schema.ts";

/** The arm that a participant is in, by the id of the experiment. Experiments within other arms have no entry. */
export type Arms = Readonly<Record<string, string>>;

/** How many participants are in each arm, within one group or in the whole experiment. */
interface Counts {
  total: number;
  byArm: number[];
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
/** The arms for which a figure is largest. */
const largest = (arms: readonly number[], figure: (arm: number) => number): number[] => {
  const figures = arms.map(figure);
  const most = Math.max(...figures);
  return arms.filter((_, at) => near(figures[at]!, most));
};

/**
 * Divides participants among the arms of experiments, one by one in the order of the sample, so that later participants
 * change nothing for earlier ones. These rules choose the arm, each among those that the rule before left:
 *
 * - The arm in which the participant's group (a quota, or gender × age) is furthest below its share.
 * - The arm in which all participants together are furthest below the share.
 * - The arm that has met the participant's arms of earlier experiments least often, so that independent experiments
 *   cross.
 * - A draw from the seed.
 * @param groups the group of each participant, in the order of the sample
 * @returns the arms of each
 */
export function assignArms(experiments: readonly Experiment[], groups: readonly string[], seed = ""): Arms[] {
  const counts = new Map<string, Counts>();
  const pairs = new Map<string, number>();
  const countsOf = (key: string, size: number): Counts => {
    const known = counts.get(key) ?? { total: 0, byArm: Array.from({ length: size }, () => 0) };
    counts.set(key, known);
    return known;
  };
  return groups.map((group, position) => {
    const arms: Record<string, string> = {};
    const met: string[] = [];
    for (const { id, arms: all, within } of experiments) {
      if (within && arms[within.experiment_id] !== within.arm_id) continue;
      const inGroup = countsOf(`${id} ${group}`, all.length);
      const inAll = countsOf(`${id}`, all.length);
      const lacks =
        ({ total, byArm }: Counts) =>
        (arm: number) =>
          (all[arm]!.share / 100) * (total + 1) - byArm[arm]!;
      const pairOf = (arm: number, other: string) => `${id} ${arm} ${other}`;
      let candidates = largest([...all.keys()], lacks(inGroup));
      if (candidates.length > 1) candidates = largest(candidates, lacks(inAll));
      if (candidates.length > 1)
        candidates = largest(
          candidates,
          (arm) => -met.reduce((sum, other) => sum + (pairs.get(pairOf(arm, other)) ?? 0), 0),
        );
      const arm = candidates.length > 1 ? pick(randomFrom(seedFrom(seed, id, position)), candidates) : candidates[0]!;
      for (const one of [inGroup, inAll]) {
        one.total += 1;
        one.byArm[arm]! += 1;
      }
      for (const other of met) pairs.set(pairOf(arm, other), (pairs.get(pairOf(arm, other)) ?? 0) + 1);
      met.push(`${id} ${arm}`);
      arms[id] = all[arm]!.id;
    }
    return arms;
  });
}

/** The arms of the participant at a position, if nothing is known about the others. */
export function armsAt({ experiments }: { experiments: readonly Experiment[] }, position: number): Arms {
  if (experiments.length === 0) return {};
  const groups = Array.from({ length: position + 1 }, () => "");
  return assignArms(experiments, groups)[position]!;
}
