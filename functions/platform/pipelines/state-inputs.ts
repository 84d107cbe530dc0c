import * as z from "zod";
import { idSchema } from "../ids.ts";

/** Every input also names, for logs, the request that caused the work. */
export const correlatedSchema = z.object({ correlation_id: z.string().optional() });

/** Inputs and outputs of the pipelines' states: ids only, never documents. */
export const generationInputSchema = z.object({
  company_id: idSchema,
  project_id: idSchema,
  persona_group_id: idSchema,
  generation: z.int().positive(),
});
export type GenerationInput = z.infer<typeof generationInputSchema>;

/** On a repeated call, PlanPersonas finds under `plan` how often it has looked for signals. */
export const planGenerationInputSchema = generationInputSchema.extend({
  plan: z.object({ looks: z.int().min(0).default(0) }).optional(),
});

/** On the last try the fallback model is asked, and personas that fail again are recorded as lost. */
const lastTry = { last_try: z.boolean().default(false) };

/** Input for a batch of personas; states that ask each persona separately name one. */
const batchOf = <T extends z.ZodRawShape>(schema: z.ZodObject<T>) =>
  z.preprocess(
    (input) =>
      typeof input === "object" && input !== null && "persona_id" in input && !("persona_ids" in input)
        ? { ...input, persona_ids: [input.persona_id] }
        : input,
    schema.extend({ persona_ids: z.array(idSchema).min(1) }),
  );
export const generatePersonasInputSchema = batchOf(generationInputSchema.extend(lastTry));

export const simulationInputSchema = z.object({ company_id: idSchema, project_id: idSchema, simulation_id: idSchema });
export type SimulationInput = z.infer<typeof simulationInputSchema>;

export const estimateInputSchema = simulationInputSchema.extend({ question_id: z.string() });
export const askPersonaInputSchema = simulationInputSchema.extend({ persona_id: idSchema });
export const askBatchInputSchema = batchOf(simulationInputSchema.extend(lastTry));
/** `none`: all tries to put the report into words have failed; `again`: a complete study asks for them again. */
export const reportInputSchema = simulationInputSchema.extend({ words: z.enum(["none", "again"]).optional() });

export const reliabilityInputSchema = simulationInputSchema.extend({ study_id: idSchema });
export type ReliabilityInput = z.infer<typeof reliabilityInputSchema>;

/** The codebook of a question, and which of its codings it is. */
export const codingInputSchema = simulationInputSchema.extend({ question_id: z.string(), coding_id: idSchema });
export type CodingInput = z.infer<typeof codingInputSchema>;
/** Without a batch the codes are drafted. */
export const readAnswersInputSchema = codingInputSchema.extend({ batch: z.int().min(0).optional(), ...lastTry });

/** A turn of a focus group's discussion, counted from 0. */
export const groupTurnInputSchema = simulationInputSchema.extend({ turn: z.int().min(0) });
export type GroupTurnInput = z.infer<typeof groupTurnInputSchema>;
/** One of the speakers of a turn; `index` is the position among them. */
const groupTurn = { turn: z.int().min(0), index: z.int().min(0) };
export type GroupSpeakerInput = z.infer<typeof askPersonaInputSchema> & z.infer<z.ZodObject<typeof groupTurn>>;
export const groupSpeakersInputSchema = batchOf(simulationInputSchema.extend({ ...lastTry, ...groupTurn }));

/** Input of states that complete something: when their execution began. */
export const completionSchema = z.object({ execution_started_at: z.string() });

/** What a Catch puts under `$.failure`; Cause is JSON when a function threw. */
export const failureSchema = z.object({ failure: z.object({ Error: z.string(), Cause: z.string().default("") }) });
/** Input of states that record a failure: also the execution, to name it in the log. */
export const failedExecutionSchema = failureSchema.extend({ execution_arn: z.string() });

/** Further input of FailStudy: how often the execution was redriven, if ever, and when the state was entered. */
export const failedStudySchema = failedExecutionSchema.extend({
  execution: z.object({ RedriveCount: z.int().default(0) }).default({ RedriveCount: 0 }),
  entered_at: z.string().default(""),
  /** Set if the execution only puts a report into words again. Then only that failed, not the study. */
  words: z.literal("again").optional(),
});

/** The name of a simulation's execution; that of a retry counts them. */
export const simulationExecutionName = (simulationId: string, attempt = 0): string =>
  attempt === 0 ? simulationId : `${simulationId}-retry-${attempt}`;

/** Which attempt of a simulation an execution is, by its name; undefined if it is another's, or only narrates. */
export function simulationAttempt(simulationId: string, executionName: string): number | undefined {
  if (executionName === simulationId) return 0;
  const attempt = Number(executionName.replace(`${simulationId}-retry-`, ""));
  return Number.isInteger(attempt) && attempt > 0 ? attempt : undefined;
}

/** The name of a generation's execution: its group, and which of its generations it is. */
export const generationExecutionName = (groupId: string, generation: number): string => `${groupId}-${generation}`;
