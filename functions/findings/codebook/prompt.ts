import * as z from "zod";
import type { OpenAnswer } from "./open-questions.ts";
import type { Codings, StoredCode } from "./record.ts";
import { checkedBy } from "../../models/prompts/checked-output.ts";
import { FENCE_RULE, fenceJson } from "../../models/prompts/fence.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

const codedSchema = z.object({
  answers: z.array(
    z.object({
      number: z.int(),
      codes: z.array(z.int()).describe("Numbers of the codes that it has; empty if it has none of them"),
    }),
  ),
});

/** What is wrong with the codes of a reply; null if each answer has its own. */
function problemOf(given: readonly { number: number; codes: number[] }[], answers: number, codes: number) {
  const numbers = given.map(({ number }) => number);
  const missing = Array.from({ length: answers }, (_, index) => index + 1).filter((one) => !numbers.includes(one));
  if (missing.length > 0) return `answers: ${missing.join(", ")} missing; name every answer, also one without codes`;
  if (numbers.length > answers) return `answers: there are ${answers}, each once`;
  const unknown = given.flatMap((one) => one.codes).find((code) => code < 1 || code > codes);
  return unknown === undefined ? null : `codes: there is no code ${unknown}; their numbers are 1 to ${codes}`;
}

/** Fewer answers may well say the same. With more, a model that gives every code to every answer has read none. */
const FEWEST_DOUBTED = { answers: 3, codes: 3 } as const;

/** What is doubtful about codes, as a sentence for the model; null if they may be right. */
function allHaveAll(codings: Codings, codes: number): string | null {
  const own = Object.values(codings);
  const isDoubtful = own.length >= FEWEST_DOUBTED.answers && codes >= FEWEST_DOUBTED.codes;
  return isDoubtful && own.every(({ length }) => length === codes)
    ? "Every answer has every code: go through the codes one by one, and give an answer only those that it meets."
    : null;
}

/**
 * Has a model say which codes each answer has. Names are not shown: the meaning of a code is its definition, so a new
 * name changes no answer's codes.
 * @param codes the codes that answers are compared with
 * @param answers the answers of one batch, about twenty
 * @param study the study that asks
 */
export const codeAnswersPrompt = ({
  question,
  codes,
  answers,
  study,
}: {
  question: string;
  codes: readonly StoredCode[];
  answers: readonly OpenAnswer[];
  study: string;
}): Prompt<Codings> => ({
  id: "answer-coding@1",
  role: "report",
  system: [
    "You code open answers for a market research company by a codebook. An answer gets every code whose definition " +
      "it meets in what it says, and no other: several, one or none.",
    "Go by the definition alone; each code is decided by itself. What is only implied, or what somebody else would " +
      "conclude, is not said. A negation says the opposite. Where an answer could be meant either way, it does not " +
      "get the code. Examples show what is meant; they are not the only words for it.",
    FENCE_RULE,
  ].join("\n"),
  shared: [
    fenceJson("question", { text: question }),
    ...codes.map(({ definition, example }, index) =>
      fenceJson("code", { number: index + 1, definition, ...(example === null ? {} : { example }) }),
    ),
  ].join("\n"),
  question: [
    ...answers.map(({ text }, index) => fenceJson("answer", { number: index + 1, text })),
    "Which codes does each answer have?",
  ].join("\n"),
  tool: { name: "code_answers", description: "Records the codes of every answer." },
  output: checkedBy(codedSchema, ({ answers: given }) => {
    const problem = problemOf(given, answers.length, codes.length);
    if (problem !== null) throw new Error(problem);
    return Object.fromEntries(
      answers.map(({ persona_id }, index) => {
        const own = given.find(({ number }) => number === index + 1)?.codes ?? [];
        return [persona_id, codes.flatMap(({ id }, place) => (own.includes(place + 1) ? [id] : []))];
      }),
    );
  }),
  doubt: (codings) => allHaveAll(codings, codes.length),
  maxTokens: 400 + answers.length * (20 + 4 * codes.length),
  temperature: 0,
  language: null,
  study,
});
