import type { HumanAnswers } from "../human-study/record.ts";
import type { ObservedQuestion } from "../../dataset/observed-simulation.ts";
import { mean } from "../../statistics/moments.ts";
import { chosenByPeople, compareChoices, shareError, type OptionShares } from "./compare-options.ts";
import { compareOnScale } from "./compare-scale.ts";
import { answeredByHalf, type ScaleAnswers } from "./scale-answers.ts";
import type { Fidelity } from "./schemas.ts";

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value) => value !== null);
const average = (values: readonly (number | null)[]): number | null => {
  const given = known(values);
  return given.length === 0 ? null : mean(given);
};

/** Both halves of every division in which each half has at least one person. */
export function scaleHalves({ counts, halves }: HumanAnswers): [ScaleAnswers, ScaleAnswers][] {
  if (!counts || !halves) return [];
  const values = counts.map(({ answer }) => Number(answer));
  return halves.flatMap(([one, other]) => {
    const [first, second] = [answeredByHalf(values, one), answeredByHalf(values, other)];
    return first && second ? [[first, second] as [ScaleAnswers, ScaleAnswers]] : [];
  });
}

/** Figures that are means over divisions. For the difference it is the mean size, as its sign is chance. */
const averaged = (compared: readonly Fidelity[]): Fidelity => ({
  n: Math.round(mean(compared.map(({ n }) => n!))),
  mean: average(compared.map((one) => one.mean)),
  sd: average(compared.map(({ sd }) => sd)),
  difference: average(compared.map(({ difference }) => difference && Math.abs(difference))),
  difference_interval: null,
  sd_ratio: average(compared.map(({ sd_ratio }) => sd_ratio)),
  ks_similarity: average(compared.map(({ ks_similarity }) => ks_similarity)),
  wasserstein_over_range: average(compared.map(({ wasserstein_over_range }) => wasserstein_over_range)),
  total_variation: average(compared.map(({ total_variation }) => total_variation)),
  shares: compared[0]!.shares.map(({ answer }, index) => ({
    answer,
    share: mean(compared.map(({ shares }) => shares[index]!.share)),
    people: mean(compared.map(({ shares }) => shares[index]!.people)),
  })),
  empty_options: [],
});

/** Half of the people compared with the other half, on average over the stored divisions; null without rows. */
export function otherHalfOnScale(humans: HumanAnswers, points: readonly number[]): Fidelity | null {
  const compared = scaleHalves(humans).map(([first, second]) => compareOnScale(first, second, points));
  return compared.length === 0 ? null : averaged(compared);
}

/**
 * The same for options, with the mean absolute difference of shares. Where several may be chosen, halves have n / 2.
 */
export function otherHalfOfChoices(
  { counts, halves, n, multiple }: HumanAnswers,
  question: ObservedQuestion,
): { fidelity: Fidelity; error: number } | null {
  if (!counts || !halves) return null;
  const sharesOf = (half: readonly number[]): OptionShares | null => {
    const people = multiple ? n / 2 : half.reduce((total, count) => total + count, 0);
    return chosenByPeople(
      { n: people, counts: counts.map((one, index) => ({ ...one, count: half[index]! })) },
      question,
    );
  };
  const divided = halves.flatMap(([one, other]) => {
    const [first, second] = [sharesOf(one), sharesOf(other)];
    return first && second ? [[first, second] as const] : [];
  });
  if (divided.length === 0) return null;
  return {
    fidelity: averaged(divided.map(([first, second]) => compareChoices(first, second, question))),
    error: mean(divided.map(([first, second]) => shareError(first.shares, second.shares))),
  };
}
