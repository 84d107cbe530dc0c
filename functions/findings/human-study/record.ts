import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { humanChoicesSchema } from "./choice-record.ts";
import { humanFiguresSchema, humanQuestionSchema, humanStudyHeadSchema, subgroupFacts } from "./schemas.ts";

/**
 * Divisions of the people into halves that are stored for a study with rows; more would not show more than they cost.
 */
export const DIVISIONS = 20;

const humanStudyRecordSchema = humanStudyHeadSchema.extend({
  id: z.string(),
  project_id: z.string(),
  simulation_id: z.string().nullable(),
  /** Whether the uploader named that simulation; otherwise the questions to the people identified it. */
  named: z.boolean(),
  people: z.int(),
  weighted: z.boolean().default(false),
  not_read: z.array(z.string()).default([]),
  question_count: z.int(),
  /** Set for choices between offers. People's choices are stored next to it, and there are no questions. */
  choices: humanChoicesSchema.optional(),
  created_at: z.string(),
});
/** A human study as stored. Its questions are stored next to it. */
export type HumanStudyRecord = z.infer<typeof humanStudyRecordSchema>;
export const humanStudyEntity = defineEntity("human_study", humanStudyRecordSchema);

const humanAnswersSchema = z.object({
  /** Its place in the study, from 0. */
  position: z.int(),
  ...humanQuestionSchema.omit({ results: true }).shape,
  ...humanFiguresSchema.shape,
  /**
   * Rows only: for each division into two halves, how many people of each half gave each answer, in the order of
   * `counts`. The same people are together in every question. Null without rows.
   */
  halves: z.array(z.tuple([z.array(z.number()), z.array(z.number())])).nullable(),
  /** Rows with facts only: the same figures of every part of at least five people. */
  subgroups: z.array(humanFiguresSchema.extend({ by: z.enum(subgroupFacts), value: z.string() })),
  /** The same figures of the arms of the simulation's experiments; absent if it is not known who was in which arm. */
  arms: z.array(humanFiguresSchema.extend({ experiment_id: z.string(), arm_id: z.string() })).optional(),
});
/** People's answers to one question, as counts from which nobody can be recognised. No row is stored. */
export type HumanAnswers = z.infer<typeof humanAnswersSchema>;
/**
 * Several questions of a study in one item: a transaction cannot write a hundred items in addition to its other writes.
 */
export const humanAnswersEntity = defineEntity(
  "human_answers",
  z.object({ human_study_id: z.string(), questions: z.array(humanAnswersSchema) }),
);
