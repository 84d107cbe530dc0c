import { typicalAnswers as typical } from "../typical-answers.ts";
import { estimateTokens } from "../../../platform/costs/count-tokens.ts";
import type { AnswerForm } from "../../survey/answer-forms.ts";
import { isLanguage } from "../../../languages/language.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";

type Answered = keyof typeof typical.prompts;

const nameOf = ({ id }: Pick<Prompt<unknown>, "id">): string => id.replace(/@\d+$/, "");

/** Tokens of a typical answer to a prompt, its JSON included. @param items see `ExpectedCall` */
export function answerTokens(prompt: Pick<Prompt<unknown>, "id" | "maxTokens">, items = 0): number {
  const known: { base: number; item?: number } | undefined = typical.prompts[nameOf(prompt) as Answered];
  return known ? known.base + (known.item ?? 0) * items : prompt.maxTokens / 4;
}

/** A filler character for languages that are written in letters, and for those with signs of their own. */
const fillerOf = (language: string): string => {
  const [tag = ""] = language.split("-");
  if (["ja", "zh", "ko"].includes(tag)) return "あ";
  return isLanguage(tag) ? "a" : tag === "ru" || tag === "uk" || tag === "el" ? "я" : "a";
};

/**
 * A text as long as a typical answer; takes its place where a later prompt repeats it.
 * @param tokens as they are counted
 */
export function filler(tokens: number, language: string): string {
  const letter = fillerOf(language);
  return letter.repeat(Math.max(1, Math.round((100 * tokens) / estimateTokens(letter.repeat(100)))));
}

/** Texts of typical length. */
export const said = (what: keyof typeof typical.texts, language: string): string =>
  filler(typical.texts[what], language);

/** The typical text that goes with an answer of each form. */
export const WORDS: Readonly<Record<AnswerForm, keyof typeof typical.texts>> = {
  rating: "scale",
  words: "open",
  ...{ options: "reason", number: "reason", order: "reason", amounts: "reason" },
};

/** Probes that an interviewer puts to a question, and members that a moderator turns to. */
export const { probes_per_question: PROBES_PER_QUESTION, probed_members: PROBED_MEMBERS } = typical.talk;
/** Tokens of the figures that a report is written from, by what they are figures of. */
export const FIGURES = typical.figures;
