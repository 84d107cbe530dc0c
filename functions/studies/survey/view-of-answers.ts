import { sentencesOf } from "../../models/quotes.ts";
import type { Answer, PersonaResult } from "../simulation/results.ts";
import { formOf } from "./answer-forms.ts";

/** What a persona thinks of it all, in its own words. */
export type View = Pick<PersonaResult, "reaction" | "key_themes" | "notable_quote">;

/** Characters of a view, so that it is read as a whole; an open answer is shown whole even if it alone is longer. */
const LONGEST_VIEW = 1_000;
/** As many themes as a persona that is asked for its view may name. */
const MOST_THEMES = 5;
/** Characters of a quote; a longer sentence is quoted only if there is no other. */
const LONGEST_QUOTE = 300;

const isOwn = ({ answered_from }: Answer): boolean => answered_from === "model";
const isSaid = (answer: Answer): boolean => isOwn(answer) && answer.text.trim() !== "";
const isOpen = (answer: Answer): boolean => formOf(answer) === "words";

/** Those named most often first, then in the order in which they were named; case makes no difference. */
function mostNamed(themes: readonly string[]): string[] {
  const named = new Map<string, { theme: string; times: number }>();
  for (const theme of themes) {
    const known = named.get(theme.toLowerCase());
    named.set(theme.toLowerCase(), { theme: known?.theme ?? theme, times: (known?.times ?? 0) + 1 });
  }
  return [...named.values()]
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_THEMES)
    .map(({ theme }) => theme);
}

/** The longest sentence that is short enough to be quoted. */
function quoteFrom(texts: readonly string[]): string {
  const sentences = texts.flatMap(sentencesOf).toSorted((a, b) => b.length - a.length);
  return sentences.find(({ length }) => length <= LONGEST_QUOTE) ?? sentences.at(-1) ?? "";
}

/**
 * The open answers, then the first sentences of words that were rated, as long as there is room. They are shown in the
 * order of the answers. Languages whose sentences end with a wide mark have no blank after it.
 */
function reactionFrom(answers: readonly Answer[]): string {
  const open = answers.filter(isOpen);
  const rated = answers.filter((answer) => formOf(answer) === "rating");
  const shown = new Map<Answer, string>();
  let length = 0;
  for (const answer of [...open, ...rated]) {
    const words = isOpen(answer) ? answer.text.trim() : (sentencesOf(answer.text)[0] ?? "");
    if (words === "" || (length > 0 && length + words.length > LONGEST_VIEW)) continue;
    shown.set(answer, words);
    length += words.length + 1;
  }
  const words = answers.flatMap((answer) => shown.get(answer) ?? []).join(" ");
  return words.replaceAll(/([。！？]) /gu, "$1");
}

/**
 * The view that a persona's own answers to a survey express, so that the persona need not be asked for it.
 * @param answers answers in the order of the file
 * @returns null if no open answer has a theme: then only asking shows what the view depends on
 */
export function viewOfAnswers(answers: readonly Answer[]): View | null {
  const said = answers.filter(isSaid);
  const open = said.filter(isOpen);
  const key_themes = mostNamed(open.flatMap(({ themes }) => themes ?? []));
  if (key_themes.length === 0) return null;
  return { reaction: reactionFrom(said), key_themes, notable_quote: quoteFrom(open.map(({ text }) => text)) };
}

/** The persona's own words, without facts that code took from its profile. */
export const wordsOf = (answers: readonly Answer[]): string[] => answers.filter(isOwn).map(({ text }) => text);
