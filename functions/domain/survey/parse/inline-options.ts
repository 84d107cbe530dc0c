import { exampleCue, optionsPrefix, withoutRouting } from "./cues.ts";
import { boxedTexts, lettersRun } from "./marks.ts";

const LONGEST_SHORT_OPTION_WORDS = 6;
const FEWEST_IN_SENTENCE = 3;
const yes = /^(?:yes|ja|oui|s[ií]|sì|sim|true|male|female|männlich|weiblich|homme|femme|hombre|mujer)$/iu;
const inlineLetter = /(?:^|\s)\(?([a-z])[.)]\s+/giu;

const isShort = (part: string): boolean => part !== "" && part.split(/\s+/).length <= LONGEST_SHORT_OPTION_WORDS;
const split = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.replace(/^["'“”„«»\s]+|["'“”„«»\s.]+$/gu, ""))
    .filter(Boolean);

/** Options that stand side by side in one line; empty unless there are two or more. */
export function inlineOptions(source: string): string[] {
  const isNamed = optionsPrefix.test(source);
  const text = source.replace(optionsPrefix, "").trim();
  const boxed = boxedTexts(text);
  if (boxed.length >= 2) return boxed.map(withoutRouting);
  const letters = [...text.matchAll(inlineLetter)];
  if (letters.length >= 2 && letters[0]?.index === 0 && lettersRun(letters.map(([, letter]) => letter ?? ""))) {
    return letters
      .map((letter, index) =>
        text.slice(letter.index + letter[0].length, letters[index + 1]?.index).replace(/[\s,;]+$/u, ""),
      )
      .map(withoutRouting);
  }
  const cells = split(text, /\t+|\s{3,}|\s*\|\s*/);
  if (cells.length >= 2) return cells;
  const slashed = split(text, /\s+\/\s+|;\s*/);
  if (slashed.length >= 2) return slashed;
  const tight = split(text, /\s*\/\s*/);
  if (
    tight.length >= 2 &&
    tight.every(isShort) &&
    (isNamed || tight.length >= FEWEST_IN_SENTENCE || yes.test(tight[0] ?? ""))
  )
    return tight;
  const listed = split(text, /\s*,\s*(?:(?:or|and|oder|und|ou|et|o|y|e|of|en)\s+)?|\s+(?:or|oder|ou|of)\s+/iu);
  const isList = listed.length >= 2 && listed.every(isShort);
  if (isNamed && (isList || listed.length >= 2)) return listed;
  return isList && (listed.length >= FEWEST_IN_SENTENCE || yes.test(listed[0] ?? "")) ? listed : [];
}

const trailingGroup = /\s*[([]([^()[\]]{3,600})[)\]][\s.:]*$/u;

/** Separates a question from options in its own line: `Do you smoke? Yes / No`, `Do you smoke (yes, no)?`. */
export function splitInlineOptions(text: string): { text: string; options: string[] } {
  const none = { text, options: [] };
  const questionEnd = text.lastIndexOf("?");
  const group = trailingGroup.exec(text);
  const inner = group?.[1] ?? "";
  if (group && group.index > 0 && !exampleCue.test(inner)) {
    const options = inlineOptions(inner);
    return options.length >= 2 && (questionEnd >= 0 || /[/;|]/.test(inner))
      ? { text: text.slice(0, group.index).trim(), options }
      : none;
  }
  const closing = /[([]([^()[\]]{3,200})[)\]]\s*\?\s*$/u.exec(text);
  if (closing?.[1] !== undefined && yes.test(closing[1].split(/[,/]/)[0]?.trim() ?? "")) {
    const options = inlineOptions(closing[1]);
    if (options.length >= 2) return { text: `${text.slice(0, closing.index).trim()}?`, options };
  }
  const colon = questionEnd >= 0 ? -1 : text.indexOf(": ");
  const end = questionEnd >= 0 ? questionEnd : colon;
  if (end < 0) return none;
  const behind = text.slice(end + 1).trim();
  const options = behind === "" ? [] : inlineOptions(behind);
  return options.length < 2 ? none : { text: text.slice(0, questionEnd >= 0 ? end + 1 : end).trim(), options };
}
