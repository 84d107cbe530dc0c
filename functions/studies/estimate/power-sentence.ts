import type { ExperimentPower } from "./experiments-power.ts";

/** Says what an experiment can show, in a sentence for people who are about to start it. */
export function powerSentence(power: ExperimentPower): string {
  const { name, smallest_arms, standardised_difference: shift, share_difference: share } = power;
  const [first, second] = smallest_arms.map((size) => Math.round(size));
  const arms = first === second ? `${first} per arm` : `arms of ${first} and ${second}`;
  if (shift === null) return `${name}: ${arms} are too few to see any difference.`;
  const shares =
    share === null ? "no difference of shares" : `shares that differ by ${Math.ceil(100 * share)} points or more`;
  const deviations = (Math.ceil(10 * shift) / 10).toFixed(1);
  return (
    `${name}: with ${arms} you will most likely see means that differ by ${deviations} standard deviations or more, ` +
    `and ${shares}.`
  );
}
