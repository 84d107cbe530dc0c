import { normal, randomFrom, seedFrom } from "../../../functions/domain/statistics/random.ts";
import type { Consumer } from "./appraisal/consumer.ts";

let current = "";

/**
 * Answers on an occasion. People asked the same twice do not say the same twice, nor do models that sample: what hangs
 * on the occasion differs between runs of a study and stays within one. The offline model takes the study a call is
 * marked with for its occasion; without one, answers follow from the request alone.
 */
export function onOccasion<T>(occasion: string, answer: () => T): T {
  const before = current;
  current = occasion;
  try {
    return answer();
  } finally {
    current = before;
  }
}

/** The occasion of the answer that is being given; empty where none is known. */
export const occasion = (): string => current;

/** How someone feels about something today, beyond what they always feel about it: N(0, 1), 0 without an occasion. */
export const passing = ({ profile }: Pick<Consumer, "profile">, about: string): number =>
  current === ""
    ? 0
    : normal(randomFrom(seedFrom(profile.full_name, profile.age, profile.location, about, "on", current)));
