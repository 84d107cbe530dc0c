import { pick, randomFrom, seedFrom } from "../../statistics/random.ts";
import type { Experiment } from "./experiment-schema.ts";

/** The arm that a participant is in, by the id of the experiment; it is in none of those of other arms. */
export type Arms = Readonly<Record<string, string>>;

/** How many participants of a group are in each arm, over the experiment and beside each arm of the others. */
interface Counts {
  total: number;
  byArm: number[];
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;
/** Those for whom a figure is largest. */
const largest = (arms: readonly number[], figure: (arm: number) => number): number[] => {
  const figures = arms.map(figure);
  const most = Math.max(...figures);
  return arms.filter((_, at) => near(figures[at]!, most));
};

/**
 * Divides participants among the arms of experiments, one by one in the order of the sample, so that later ones change
 * nothing for those before. Each goes where its group (a quota, or gender × age) lacks most to the shares; then where
 * everybody together does; then where the arm has met the participant's arms of earlier experiments least often, so
 * that independent experiments cross; what is left is drawn from the seed.
 * @param groups of the participants, in the order of the sample
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

/** The arms of the participant at a position, where nothing is known of the others. */
export function armsAt({ experiments }: { experiments: readonly Experiment[] }, position: number): Arms {
  if (experiments.length === 0) return {};
  const groups = Array.from({ length: position + 1 }, () => "");
  return assignArms(experiments, groups)[position]!;
}
