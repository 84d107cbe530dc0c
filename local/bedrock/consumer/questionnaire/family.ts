import { contentOf, readScale } from "../../../../functions/domain/scales/read-scale.ts";
import type { ScaleFamily } from "../../../../functions/domain/scales/scale-families.ts";

/** What a scale asks for; `generic` scales say it by their own two ends. */
export type Family = ScaleFamily | "generic";

/** What a question's scale asks for, and whether its first end is the upper one. */
export interface Asking {
  family: Family;
  downward: boolean;
}

/** Reads from the ends of a scale, else from the question, what is asked for. */
export function askingOf(text: string, from: string | null, to: string | null): Asking {
  const scale = { points: 5, first_value: 1, low_label: from, high_label: to, labels: null };
  const { family, downward } = readScale({ text, scale });
  // `Not at all worried … extremely worried`: both ends grade one thing.
  const graded = from !== null && to !== null && contentOf(to) !== "" && contentOf(from) === contentOf(to);
  return { family: family ?? (graded ? "intensity" : "generic"), downward };
}
