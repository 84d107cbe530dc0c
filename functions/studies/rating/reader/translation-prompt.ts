import * as z from "zod";
import { languageName } from "../../../languages/language-tag.ts";
import { gradedAnswersIn, type ThemeTriple } from "../graded-answers.ts";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { fenceJson } from "../../../models/prompts/fence.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";

const themesSchema = z.object({ themes: z.array(z.array(z.string().trim().min(1).max(80)).length(3)) });

const requireDistinct = (texts: readonly string[], what: string): void => {
  const repeated = texts.find((text, index) => texts.indexOf(text) !== index);
  if (repeated !== undefined) throw new Error(`${what}: "${repeated}" stands there twice; keep the meanings apart.`);
};

/** Asks for a translation of the themes by which an embedding model is tested. @param language BCP 47 primary tag */
export const themeTranslationPrompt = (language: string): Prompt<ThemeTriple[]> => {
  const { alike } = gradedAnswersIn("en");
  return {
    role: "persona",
    shared: null,
    temperature: 0,
    language,
    id: "theme-translation@1",
    system: [
      `You translate themes of answers from English into ${languageName(language)} (${language}), as native speakers ` +
        "would say them to a friend, not word for word.",
      "Every row holds a theme, the same theme in other words, and another theme. The second must mean the same as " +
        "the first without repeating it.",
    ].join("\n"),
    question: [fenceJson("themes", alike), "Translate all rows, in the same shape and order."].join("\n"),
    tool: { name: "translate_themes", description: "Records the translated themes." },
    output: checkedBy(themesSchema, ({ themes }) => {
      if (themes.length !== alike.length) throw new Error(`${alike.length} rows are wanted, found ${themes.length}.`);
      for (const row of themes) requireDistinct(row, "A row");
      return themes as unknown as ThemeTriple[];
    }),
    maxTokens: 1_000,
  };
};
