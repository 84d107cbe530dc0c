import words from "../../data/non-answers.json" with { type: "json" };
import { asksForMore } from "../../models/out-of-role.ts";
import { readsAsRefusal } from "../../models/refusal.ts";
import type { Coverage } from "./schemas.ts";

/**
 * Answers that say nothing in themselves, whole and not as a part of one that goes on. They may follow what people
 * begin with while they think. They are in the languages that studies most often use; the interviewer marks those of
 * any other language.
 */
const nonAnswer = new RegExp(`^(?:(?:${words.fillers.join("|")}) )*(?:${words.answers.join("|")})$`, "iu");

const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}'/]+/gu, " ")
    .trim();

/** Whether an answer is empty, says that it has no answer, asks what was meant, or refuses as assistants do. */
export const isNonAnswer = (text: string): boolean =>
  bare(text) === "" || nonAnswer.test(bare(text)) || asksForMore(text) || readsAsRefusal(text);

/**
 * How well a question of the guide is covered, as the interviewer judges; an answer that says nothing covers nothing.
 * Not knowing, declining and speaking of something else cover no question, whatever the judgement.
 * @param answers everything that was said to the question and its probes
 */
export const coverageBy = (
  { coverage, non_answer }: { coverage: Coverage; non_answer: boolean },
  answers: readonly string[],
): Coverage => (non_answer || answers.every(isNonAnswer) ? "not_covered" : coverage);

/** Whether a question was asked already, in the same words whatever their case and punctuation. */
export const isAsked = (question: string, asked: readonly string[]): boolean =>
  asked.some((one) => bare(one).toLowerCase() === bare(question).toLowerCase());
