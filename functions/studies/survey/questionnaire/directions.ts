import { words } from "../../questionnaire/words.ts";
import { fold } from "../../questionnaire/fold.ts";
import { listOf } from "./instructions.ts";

// Words in capitals often lack their accents.
const folded = (list: Parameters<typeof listOf>[0]): string => fold(listOf(list));
const ends = new RegExp(`^${folded(words.ends)}$`, "iu");
const following = new RegExp(`^${folded(words.following)}$`, "iu");
const goTo = new RegExp(String.raw`^(?:${folded(words.go_to)}\s*)?(.*?)(?:${folded(words.go_to_behind)})?$`, "isu");
const goToFirst = new RegExp(String.raw`^${folded(words.go_to)}\s*(?=[\p{L}\d])|${folded(words.go_to_behind)}$`, "iu");
const LABEL = /^(?:\p{L}{1,12}[ .]{0,2})?\d{1,3}(?:[._]\d{1,2})*[a-z]?$/iu;

const bare = (text: string): string =>
  text
    .trim()
    .replaceAll(/^[[(（【]|(?<![\])）】.。])[\])）】.。]+$/gu, "")
    .trim();

/** Where words behind an arrow lead: `END`, `skip to Q7`, `continue`; null if they name none of it. */
export function directionIn(source: string): { to: "end" | "next" } | { to: "question"; label: string } | null {
  const text = fold(bare(source));
  const target = goTo.exec(text)?.[1]?.trim() ?? "";
  for (const words of [text, target]) {
    if (ends.test(words)) return { to: "end" };
    if (following.test(words)) return { to: "next" };
    if (LABEL.test(words)) return { to: "question", label: words };
  }
  return null;
}

/** Whether words in brackets behind an option lead somewhere: `[go to Q7]`, `(terminate)`. */
export const isDirection = (text: string): boolean => {
  const direction = directionIn(text);
  return direction !== null && (direction.to !== "question" || goToFirst.test(fold(bare(text))));
};
