import type { ExperimentPower } from "./experiments-power.ts";

/** What an experiment can show, in a sentence for people who are about to start it. */
export function powerSentence(power: ExperimentPower): string {
  const { name, smallest_arms, standardised_difference: shift, share_difference: share } = power;
  const [first, second] = smallest_arms.map((size) => Math.round(size));
  const arms = first === second ? `${first} per arm` : `arms of ${first} and ${second}`;
  if (shift === null || share === null) return `${name}: ${arms} are too few to see any difference.`;
  return (
    `${name}: with ${arms} you will most likely see means that differ by ${shift.toFixed(1)} standard deviations or ` +
    `more, and shares that differ by ${Math.ceil(100 * share)} points or more.`
  );
}
