import { refusals } from "../languages/tables/refusals.ts";

// A model that declines says so at once; later in the text, the same words may be a person's in a story.
const BEGINNING = 200;
const patterns = Object.values(refusals).map(
  ({ beginnings }) => new RegExp(`(?<!\\p{L})(?:${beginnings.join("|")})`, "iu"),
);

/** Whether a model declines in its text instead of answering. */
export function readsAsRefusal(text: string): boolean {
  const beginning = text.slice(0, BEGINNING).replaceAll("\u2019", "'").replaceAll(/\s+/g, " ");
  return patterns.some((pattern) => pattern.test(beginning));
}
