import { languageName } from "../../languages/language-tag.ts";
import { spokenInstead } from "../own-words.ts";
import { outOfRole } from "../out-of-role.ts";
import { promptText, type Prompt } from "../prompts/prompt.ts";

const named = (tag: string): string => `${languageName(tag)} (${tag})`;

// Answers in words are a person's own, without quotes.
const ELSEWHERE = ", whatever the material is in; leave names and quotes as they are";

/** What a model is told about the language of its answer, for the system prompt; nothing if it only copies. */
export const languageRule = ({ language, inWords }: Pick<Prompt<unknown>, "language" | "inWords">): readonly string[] =>
  language === null ? [] : [`Answer in ${named(language)}${inWords ? "" : ELSEWHERE}.`];

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

/** What is wrong with an answer that is not the words of the person who was asked; null where they may be theirs. */
export function roleProblem({ speaker }: Pick<Prompt<unknown>, "speaker">, answer: unknown): string | null {
  if (speaker === undefined) return null;
  for (const text of textsIn(answer)) {
    const problem = outOfRole(text, speaker);
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * What is wrong with the language of an answer, as its model is told in the repair turn. Null where its own words may
 * be in the language of the prompt. Short texts, quotes and texts copied from the prompt are not checked.
 */
export function languageProblem(prompt: Prompt<unknown>, answer: unknown): string | null {
  const { language } = prompt;
  if (language === null) return null;
  const shown = promptText(prompt).replaceAll(/\\(["n])/g, (_, escaped) => (escaped === "n" ? "\n" : '"'));
  for (const text of textsIn(answer)) {
    const heard = spokenInstead(text, language, shown);
    if (heard !== null)
      return `The answer is in ${named(heard)}. It has to be in ${named(language)}: say the same in it.`;
  }
  return null;
}
