import * as z from "zod";
import { FENCE_RULE, fenceJson } from "../../models/prompts/fence.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

const rewordingsSchema = z.object({
  rewordings: z.array(
    z.object({
      number: z.int(),
      // A small model that copies keeps copying unless the schema ends the list.
      names: z.array(z.string()).max(20).describe("Brands, products, companies, places and people in the text, copied"),
      words: z.string().min(1).describe("The text in other words"),
    }),
  ),
});
export type Rewording = z.infer<typeof rewordingsSchema>["rewordings"][number];

/** A text of a study, untrusted. */
export interface TextToReword {
  text: string;
  /** What was wrong with the earlier wording; null for a first attempt. */
  problem: string | null;
}

/** Most tokens per character, in scripts without spaces. */
const TOKENS_PER_CHARACTER = 1;
const TOKENS_BESIDE = 60;

/**
 * Has a model say the texts of a study in other words, to show how much depends on the words.
 * @param language language of the study (BCP 47)
 * @param study the study that asks
 */
export const rewordPrompt = (
  texts: readonly TextToReword[],
  language: string,
  study?: string,
): Prompt<Rewording[]> => ({
  id: "reword@2",
  role: "parse",
  system: [
    "You edit questionnaires for a test of how much answers hang on the wording. Say each text in other words that " +
      "mean exactly the same to a respondent: another sentence, not the same one with a word exchanged.",
    "Keep what is asked about, how strongly and on which scale; keep the form of address and about the length. Copy " +
      "every number, price, unit and name letter for letter, and what stands in quotation marks. A text that negates " +
      "something negates it still; one that does not gets no negation. Add no example, no reason and no opinion, and " +
      "lead nobody to an answer. What describes an offer stays a description, with all of its claims and no others.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: [
    ...texts.map(({ text, problem }, index) =>
      fenceJson("text", { number: index + 1, text, ...(problem === null ? {} : { problem }) }),
    ),
    ...(texts.some(({ problem }) => problem !== null)
      ? ["`problem` says what was wrong with the words that were found before: find others."]
      : []),
    "Say each of them in other words.",
  ].join("\n"),
  tool: { name: "reword", description: "Records each text in other words." },
  output: rewordingsSchema.transform(({ rewordings }) => rewordings),
  maxTokens: 200 + texts.reduce((tokens, { text }) => tokens + TOKENS_BESIDE + TOKENS_PER_CHARACTER * text.length, 0),
  temperature: 1,
  language,
  study,
});
