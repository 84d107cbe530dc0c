import { languageName } from "../../domain/language/language-tag.ts";
import { spokenInstead } from "../../domain/language/own-words.ts";
import { promptText, type Prompt } from "../../prompts/prompt.ts";

const named = (tag: string): string => `${languageName(tag)} (${tag})`;

/** What a model is told about the language of its answer, for the system prompt; nothing where it only copies. */
export const languageRule = ({ language }: Pick<Prompt<unknown>, "language">): readonly string[] =>
  language === null
    ? []
    : [`Answer in ${named(language)}, whatever language the material is in; names and quotes stay as they are.`];

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * What is wrong with the language of an answer, as its model is told in the repair turn; null where its own words may
 * be in that of the prompt. Short ones, quotes and what was copied from the prompt are not looked at.
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
