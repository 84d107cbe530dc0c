import * as z from "zod";
import { reactionToConceptSchema } from "../concept-test/schemas.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { coverageSchema } from "../interview/schemas.ts";
import { nullableRatingMethodSchema } from "../rating/rating-method.ts";
import { answerSchema } from "./results.ts";

const surveyDraftSchema = z.object({
  kind: z.literal("survey"),
  /** By the id of their question. */
  answers: z.record(z.string(), answerSchema),
});
/** Answers to a survey that are there already. */
export type SurveyDraft = z.infer<typeof surveyDraftSchema>;

const conceptTestDraftSchema = z.object({
  kind: z.literal("concept_test"),
  /** In the order in which they were seen. */
  seen: z.array(z.object({ reaction: reactionToConceptSchema, answers: z.array(answerSchema) })),
});
/** Concepts that were reacted to already. */
export type ConceptTestDraft = z.infer<typeof conceptTestDraftSchema>;

const focusGroupDraftSchema = z.object({
  kind: z.literal("focus_group"),
  view: z.string(),
  /** Sentiment of the view, −1..1; null where it could not be rated. */
  score: z.number().nullable(),
  method: nullableRatingMethodSchema,
});
/** What a member of a focus group thought before the discussion. */

const interviewDraftSchema = z.object({
  kind: z.literal("interview"),
  /** The question that is being talked about; the number of questions when all have been. */
  question: z.int(),
  /** The next step: an answer of the persona, or the interviewer's judgement of the last one. */
  awaits: z.enum(["answer", "judgement"]),
  /** The probe to be asked next; null: the question itself. */
  probe: z.string().nullable(),
  /** Messages so far. */
  messages: z.int(),
  /** Probes put, by question. */
  probes: z.array(z.int()),
  /** Judgements, by question; null: nobody could judge it. */
  coverage: z.array(coverageSchema.nullable()),
});
/** How far an interview has come. Questions of the guide are counted over all its sections. */
export type InterviewDraft = z.infer<typeof interviewDraftSchema>;

const draftSchema = z.discriminatedUnion("kind", [
  surveyDraftSchema,
  conceptTestDraftSchema,
  focusGroupDraftSchema,
  interviewDraftSchema,
]);
/** The part of a participant's record that is there before its result is. */
export type Draft = z.infer<typeof draftSchema>;
export const draftEntity = defineEntity("draft", z.object({ persona_id: z.string(), draft: draftSchema }));
