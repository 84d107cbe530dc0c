import * as z from "zod";
import { conceptSchema } from "../concepts/schemas.ts";
import { conjointDesignSchema } from "../conjoint/design-schema.ts";
import { costSchema } from "../costs/cost.ts";
import { defineEntity, type StoredItem } from "../entity.ts";
import { guideSchema } from "../interview/schemas.ts";
import { waitingTicketsSchema } from "../interview/tickets.ts";
import { type PersonaProgressMap } from "../progress.ts";
import { keptSampleSchema } from "../quotas/schemas.ts";
import { detectLanguage } from "../scales/language.ts";
import { plainQuestion, surveySchema } from "../survey/schemas.ts";
import { studyWeightsSchema } from "../weights/study-weights.ts";
import {
  furtherShare,
  packedOr,
  participantsOf,
  rosterSchema,
  sharesSchema,
  storedProgress,
  type Shares,
} from "./roster.ts";
import { simulationTypeSchema, startsAtOnce, type SimulationType } from "./schemas.ts";

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
  /** What it is held and reported in (BCP 47), by its group when it was created. */
  language: z.string(),
  /** A briefing it shows was only partly read. */
  partial_input: z.boolean(),
  /** Whether the model is also asked how the population answers, see `domain/direct-estimate`. */
  direct_estimate: z.boolean(),
  /** Of a study that is weighted to margins; what each persona counts stands with the participants. */
  weights: studyWeightsSchema.nullable().default(null),
  /** Of a survey that is asked in waves: what is wanted, and who may be asked. Reruns ask who was asked, without it. */
  sample: packedOr(keptSampleSchema.nullable()).default(null),
  /** What its model calls may cost in US dollars; null: what the budgets of company and service allow. */
  max_cost_usd: z.number().nullable().default(null),
  /** Who takes part; of a sample in waves those who have been asked so far. */
  roster: rosterSchema,
  progress: sharesSchema,
  /** Of live interviews. */
  chat: liveInterviewSchema.optional(),
  /** How often the study was retried: part of its execution's name. */
  attempt: z.int().optional(),
  /** When a state that moved the study back from failed was entered: its repetition changes nothing. */
  reopened_by: z.string().optional(),
  /** The table keeps no empty set. */
  model_ids: z.set(z.string()).default(() => new Set<string>()),
  usage: costSchema,
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
    /** Why its report could not be put into words when that was last asked for. */
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
    failed_redrive: z.int().default(0),
  }),
  ended.extend({ status: z.literal("aborted") }),
]);
const simulationRecordSchema = storedSimulationSchema.transform(({ roster, progress, ...simulation }) => ({
  ...simulation,
  participants: participantsOf({ roster, progress }),
}));
/** A simulation as it is read: who takes part stands with how far they are. */
export type SimulationRecord = z.infer<typeof simulationRecordSchema>;
export type PendingSimulation = Extract<SimulationRecord, { status: "pending" }>;

/**
 * Before there were follow-ups every study began at once, before briefings could be cut none was, and tickets of live
 * interviews held when they were taken instead of a number: whoever took one is no longer alive.
 */
function simulationOfVersion1(item: StoredItem): StoredItem {
  const { chat, created_at, ordered_at } = item as {
    chat?: { waiting: object };
    created_at: string;
    ordered_at?: string;
  };
  const beganAtOnce = startsAtOnce(item.simulation_type as SimulationType) ? created_at : undefined;
  const numbered = Object.entries(chat?.waiting ?? {}).filter(([, ticket]) => typeof ticket === "number");
  return {
    partial_input: false,
    ...item,
    ordered_at: ordered_at ?? beganAtOnce,
    ...(chat ? { chat: { ...chat, waiting: Object.fromEntries(numbered) } } : {}),
  };
}
/** Before, a study spoke the language of what it showed, and nobody asked whose population its personas came from. */
const simulationOfVersion2 = (item: StoredItem): StoredItem => ({
  population_covered: true,
  language: detectLanguage((item.prompt_question as string | null) ?? ""),
  ...item,
});
/** Before, nobody could ask for a direct estimate. */
const simulationOfVersion3 = (item: StoredItem): StoredItem => ({ direct_estimate: false, ...item });
/**
 * Before, who took part was a map that said of each how far they were as well. A study that has run on since has both,
 * and whichever says more of somebody counts: those who were not told of the new one may write into the old one still.
 */
function simulationOfVersion4(item: StoredItem): StoredItem {
  const { participants, progress } = item as { participants?: PersonaProgressMap; progress?: Shares };
  if (!participants) return item;
  const before = storedProgress(participants);
  const further = Object.entries(progress ?? {}).map(([position, share]): [string, Shares[string]] => [
    position,
    furtherShare(before.progress[position], share),
  ]);
  return { ...item, roster: before.roster, progress: { ...before.progress, ...Object.fromEntries(further) } };
}
export const simulationEntity = defineEntity("simulation", simulationRecordSchema, [
  simulationOfVersion1,
  simulationOfVersion2,
  simulationOfVersion3,
  simulationOfVersion4,
]);

const studyInputSchema = z.object({
  survey_schema: surveySchema.nullable(),
  script: guideSchema.nullable(),
  conjoint_design: conjointDesignSchema.nullable(),
  concepts: z.array(conceptSchema).optional(),
});
/** What a study is about to ask beyond its question: a survey, a guide, a design, several concepts. */
export type StudyInput = z.infer<typeof studyInputSchema>;

/** Before, no question had a context, and no design was asked for shares of preference. */
function studyInputOfVersion1(item: StoredItem): StoredItem {
  const { survey_schema: survey, conjoint_design: design } = item as {
    survey_schema: { questions: object[] } | null;
    conjoint_design: object | null;
  };
  return {
    ...item,
    survey_schema: survey && { ...survey, questions: survey.questions.map((asked) => ({ context: null, ...asked })) },
    conjoint_design: design && { scenarios: [], ...design },
  };
}

/** Before, every question was put to a model, and interviews showed nothing. */
function studyInputOfVersion2(item: StoredItem): StoredItem {
  const { survey_schema: survey, script } = item as {
    survey_schema: { questions: object[] } | null;
    script: { sections: { questions: object[] }[] } | null;
  };
  const showsNothing = ({ questions, ...section }: { questions: object[] }) => ({
    ...section,
    questions: questions.map((question) => ({ context: null, ...question })),
  });
  return {
    ...item,
    survey_schema: survey && { ...survey, questions: survey.questions.map((asked) => ({ fact: null, ...asked })) },
    script: script && { ...script, sections: script.sections.map(showsNothing) },
  };
}
/** Before, everybody was asked everything, in words, by scale or by choice. */
function studyInputOfVersion3(item: StoredItem): StoredItem {
  const { survey_schema: survey } = item as { survey_schema: { questions: object[] } | null };
  const questions = survey?.questions.map((question) => ({ ...plainQuestion, ...question }));
  return { ...item, survey_schema: survey && { blocks: [], rotations: [], ...survey, questions } };
}
export const studyInputEntity = defineEntity("study_input", studyInputSchema.extend({ simulation_id: z.string() }), [
  studyInputOfVersion1,
  studyInputOfVersion2,
  studyInputOfVersion3,
]);
