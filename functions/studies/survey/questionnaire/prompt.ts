import * as z from "zod";
import { factSchema } from "../../facts/fact.ts";
import { surveyPieceKinds, unsupportedKinds } from "./pieces.ts";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { FENCE_RULE, fence } from "../../../models/prompts/fence.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";

/** A questionnaire in pieces: all of its words, in their order, each with its kind. */
export const surveyReadingSchema = z.object({
  pieces: z.array(
    z.object({
      is: z.enum(surveyPieceKinds),
      text: z.string().min(1).describe("Copied"),
      low: z.string().nullish().describe("Words in text at the lowest point of its scale"),
      high: z.string().nullish().describe("Words in text at the highest point of its scale"),
      fact: factSchema.nullish().describe("Of a question that asks for this of the respondent and for nothing else"),
      ends_shown: z
        .boolean()
        .nullish()
        .describe("Of the first question to which what was shown above does not belong any more"),
      why: z.enum(unsupportedKinds).nullish().describe("Of what is unsupported"),
    }),
  ),
});
export type SurveyReading = z.infer<typeof surveyReadingSchema>;

/**
 * Asks a model to read a questionnaire, or a part of one, that is not in the plain format.
 * @param text untrusted
 * @param check turns the pieces into what they are read for; throws an Error that says what is wrong with them
 */
export const surveyReadingPrompt = <T>(text: string, check: (reading: SurveyReading) => T): Prompt<T> => ({
  id: "survey-reading@5",
  role: "parse",
  system: [
    "You split a questionnaire into pieces, in their order, and say of each what it is. Copy words exactly " +
      "and translate nothing; every word must be in one piece. Leave out only numbers, letters, bullets and " +
      "boxes in front of questions and answers, and lines to write on.",
    "- open_question, single_choice_question, multiple_choice_question, scale_question, number_question, " +
      "ranking_question, best_worst_question, allocation_question: what respondents are asked, as one piece. " +
      "Choices, rankings and allocations (points or shares to give out) have options below them, or behind them on " +
      "the same line; scales have numbers or a row of words from one end to the other; numbers are entered.",
    "- option: an answer to choose. scale_point: a point of a scale that stands by itself. row: a statement " +
      "that is rated, or asked with the options of its question.",
    "- answering: words that say how to answer, where the kind of the question says the same: (select all " +
      "that apply), (1 = never, 5 = always), 0-10.",
    "- Where the words at the ends of a scale stand inside a piece, low and high repeat them. If scale " +
      "points begin with the highest, low of their question repeats the last point.",
    "- required, optional: words that say whether the question must be answered.",
    "- shown: what respondents have to read before the questions below it: an offer, a concept, a situation. " +
      "heading: of a section. remark: titles, greetings, thanks, words that only introduce what is shown, " +
      "numbers of pages.",
    "- What was shown belongs to the questions below it up to the next heading, unless a question before that " +
      "has plainly left it, or a line holds > alone: that question has ends_shown.",
    "- A question has fact only if it asks for nothing but the respondent's own age, gender, income_level, " +
      "location, occupation, education or household; the age of a boat is no fact.",
    "- route: who is asked, or where an answer leads, without its question or option: [ASK IF Q3 = 2], -> END, " +
      "go to Q7. exclusive: no other answer beside the one in front of it. anchored: the answer in front of it keeps " +
      "its place. limit: how many answers to choose, or which numbers may be entered. order: randomise, keep order.",
    "- unsupported: an instruction of another kind that changes who is asked what, or how answers count; why is one " +
      `of ${unsupportedKinds.join(", ")}.`,
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: `${fence("questionnaire", text)}\nSplit it into pieces.`,
  tool: { name: "note_questions", description: "Records the pieces of the questionnaire." },
  output: checkedBy(surveyReadingSchema, check),
  maxTokens: 4_000,
  temperature: 0,
  language: null,
});
