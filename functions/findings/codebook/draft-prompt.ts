import * as z from "zod";
import type { OpenAnswer } from "./open-questions.ts";
import { LONGEST_CODE_NAME, LONGEST_DEFINITION, sameCodeName } from "./schemas.ts";
import { occursIn, withoutMarks } from "../../models/quotes.ts";
import { FENCE_RULE, fenceJson } from "../../models/prompts/fence.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

/** Readers of the table do not distinguish more codes, and models rarely give more. */
const MOST_DRAFTED = 20;
/** With few answers, there are not more codes than answers: a small model repeats itself until a list is full. */
const FEWEST_ALLOWED = 3;
/**
 * Length of the answers that are shown: about 15,000 tokens. If there are more answers, this many characters are taken,
 * spread evenly over them.
 */
const MOST_CHARACTERS = 60_000;

const codeSchema = z.object({
  name: z.string().trim().min(1).max(LONGEST_CODE_NAME).describe("1 to 5 words"),
  definition: z.string().trim().min(1).max(LONGEST_DEFINITION).describe("What an answer has to say to get it"),
  example: z.string().describe("A short passage of one answer, copied letter for letter"),
});
export type DraftedCode = { name: string; definition: string; example: string | null };

/** Codes without those that have the same name or definition as an earlier one. */
function distinct(codes: readonly z.output<typeof codeSchema>[]): z.output<typeof codeSchema>[] {
  const taken = new Set<string>();
  return codes.filter(({ name, definition }) => {
    const said = [`name ${sameCodeName(name)}`, `definition ${sameCodeName(definition)}`];
    const isNew = !said.some((one) => taken.has(one));
    for (const one of said) taken.add(one);
    return isNew;
  });
}

/** As many answers as fit, spread evenly over all. */
export function shownAnswers(answers: readonly OpenAnswer[]): OpenAnswer[] {
  const characters = answers.reduce((sum, { text }) => sum + text.length, 0);
  const step = Math.max(1, characters / MOST_CHARACTERS);
  const shown = Math.max(1, Math.floor(answers.length / step));
  return Array.from({ length: shown }, (_, index) => answers[Math.floor(index * step)]!);
}

/**
 * Has a model draft the codes of an open question from its answers. Drops examples that are in no answer, and codes
 * that already exist.
 * @param language language of the study (BCP 47), in which codes are named
 * @param study the study that asks
 */
export function draftCodebookPrompt({
  question,
  answers,
  language,
  study,
}: {
  question: string;
  answers: readonly OpenAnswer[];
  language: string;
  study: string;
}): Prompt<DraftedCode[]> {
  const shown = shownAnswers(answers);
  const most = Math.min(MOST_DRAFTED, Math.max(FEWEST_ALLOWED, shown.length));
  return {
    id: "codebook-draft@1",
    role: "report",
    system: [
      "You code open answers for a market research company. From the answers to one question you draft its codebook: " +
        "the codes that a table will count.",
      "A code is one thing that answers say: narrow enough that two readers would give it to the same answers, wide " +
        "enough that several answers have it. Praise and complaint about the same thing are two codes. Cover what is " +
        "said often first; what a single answer says needs no code unless there are few answers. No code for " +
        "whatever is left, or for whoever says nothing. Codes do not overlap, and every answer that says what others " +
        "say as well gets one.",
      "The definition says what an answer has to say to get the code, and what is not meant where that is easily " +
        "taken for it. The example is copied from one answer letter for letter.",
      FENCE_RULE,
    ].join("\n"),
    shared: null,
    question: [
      fenceJson("question", { text: question }),
      ...shown.map(({ text }, index) => fenceJson("answer", { number: index + 1, text })),
      `Draft the codebook: at most ${most} codes, the most common first.`,
    ].join("\n"),
    tool: { name: "draft_codebook", description: "Records the codes." },
    // A server that enforces schemas stops at the bound. Other servers may return more codes; those are the rarest, and
    // are left out.
    output: z.object({ codes: z.array(codeSchema).min(1).meta({ maxItems: most }) }).transform(({ codes }) =>
      distinct(codes.slice(0, most)).map(({ example, ...code }): DraftedCode => {
        const words = withoutMarks(example);
        return { ...code, example: shown.some(({ text }) => occursIn(words, text)) ? words : null };
      }),
    ),
    maxTokens: 4_000,
    temperature: 0,
    language,
    study,
  };
}
