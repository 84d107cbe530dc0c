import * as z from "zod";
import { conceptDesignSchema, conceptSchema } from "../concept-test/schemas.ts";
import { conjointDesignSchema } from "../conjoint/design-schema.ts";
import { costSchema } from "../../platform/costs/cost.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { guideSchema } from "../interview/schemas.ts";
import { waitingTicketsSchema } from "../interview/tickets.ts";
import { keptSampleSchema } from "../sample/schemas.ts";
import { surveySchema } from "../survey/schemas.ts";
import { studyWeightsSchema } from "../weights/study-weights.ts";
import { packed } from "../../platform/table/packed.ts";
import { headlineSchema } from "./headline-schema.ts";
import { participantsOf, rosterSchema, sharesSchema } from "./roster.ts";
import { simulationTypeSchema } from "./schemas.ts";
import { settings } from "./settings.ts";

/** State of a live interview. */
const liveInterviewSchema = z.object({
  /** Messages so far, questions and replies. */
  messages: z.int(),
  last_spoken_to: z.string().nullable(),
  /** The number that was given out last; each message takes one. */
  tickets: z.int(),
  /** Messages that wait for their turn or are being answered. */
  waiting: waitingTicketsSchema,
});

const base = z.object({
  id: z.string(),
  project_id: z.string(),
  persona_group_id: z.string(),
  name: z.string().nullable(),
  simulation_type: simulationTypeSchema,
  prompt_question: z.string().nullable(),
  briefing_ids: z.array(z.string()),
  /** Whether the population tables have figures of the market of everybody in it. */
  population_covered: z.boolean(),
  /** The language of the study and its report (BCP 47), from its group when it was created. */
  language: z.string(),
  /** A briefing it shows was only partly read. */
  partial_input: z.boolean(),
  /** Whether the model is also asked how the population answers, see `studies/direct-estimate`. */
  direct_estimate: z.boolean(),
  /** Weights of a study that is weighted to margins; what each persona counts stands with the participants. */
  weights: studyWeightsSchema.nullable(),
  /**
   * Sample of a survey that is asked in waves: what is wanted, and who may be asked. Reruns ask those who were asked,
   * without it.
   */
  sample: packed(keptSampleSchema).nullable(),
  ...settings,
  report_language: settings.report_language.default(null),
  /** The participants; for a sample in waves, those who have been asked so far. */
  roster: rosterSchema,
  progress: sharesSchema,
  /** The chat of live interviews. */
  chat: liveInterviewSchema.optional(),
  /** How often the study was retried: part of its execution's name. */
  attempt: z.int().optional(),
  /** When a state that moved the study back from failed was entered: its repetition changes nothing. */
  reopened_by: z.string().optional(),
  /** The table keeps no empty set. */
  model_ids: z.set(z.string()).default(() => new Set<string>()),
  usage: costSchema,
  /** Written with the aggregate. */
  headline: headlineSchema.nullish(),
  created_at: z.string(),
});
const begun = base.extend({ started_at: z.string() });
/** It may have ended before it began. */
const ended = base.extend({ started_at: z.string().nullable().default(null), completed_at: z.string() });

const storedSimulationSchema = z.discriminatedUnion("status", [
  base.extend({
    status: z.literal("pending"),
    /** When its work was ordered: at creation, or by the follow-up it waited for. Absent while it waits. */
    ordered_at: z.string().optional(),
  }),
  begun.extend({
    status: z.literal("running"),
    /** Round of a focus group that is under way. */
    round: z.int().optional(),
  }),
  begun.extend({ status: z.literal("active"), chat: liveInterviewSchema }),
  begun.extend({ status: z.literal("generating_report") }),
  begun.extend({
    status: z.literal("complete"),
    completed_at: z.string(),
    /** Why its report could not be put into words at the last request. */
    error: z.string().nullish(),
    /** The reliability study of this simulation that is under way. */
    reliability_study: z.string().optional(),
  }),
  ended.extend({
    status: z.literal("failed"),
    error: z.string(),
    /** Until when its answers are kept; absent once they are removed, and of reruns. */
    kept_until: z.string().optional(),
    /** The job that removes them then. */
    kept_job: z.string().optional(),
    /** How often its execution had been redriven when it failed. */
    failed_redrive: z.int(),
  }),
  ended.extend({ status: z.literal("aborted") }),
]);
const simulationRecordSchema = storedSimulationSchema.transform(({ roster, progress, ...simulation }) => ({
  ...simulation,
  participants: participantsOf({ roster, progress }),
}));
/** A simulation as it is read: the participants, together with how far they are. */
export type SimulationRecord = z.infer<typeof simulationRecordSchema>;
export type PendingSimulation = Extract<SimulationRecord, { status: "pending" }>;

export const simulationEntity = defineEntity("simulation", simulationRecordSchema);

const studyInputSchema = z.object({
  survey_schema: surveySchema.nullable(),
  script: guideSchema.nullable(),
  conjoint_design: conjointDesignSchema.nullable(),
  concepts: z.array(conceptSchema).optional(),
  /** Design with several concepts; sequential without it. */
  design: conceptDesignSchema.optional(),
});
/** What a study is about to ask beyond its question: a survey, a guide, a design, several concepts. */
export type StudyInput = z.infer<typeof studyInputSchema>;

export const studyInputEntity = defineEntity(
  "study_input",
  studyInputSchema.extend({ survey_schema: packed(surveySchema).nullable(), simulation_id: z.string() }),
);
