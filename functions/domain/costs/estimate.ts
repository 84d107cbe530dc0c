import * as z from "zod";
import studyCalls from "../../data/study-calls.json" with { type: "json" };
import { MOST_CONCEPTS } from "../concepts/schemas.ts";
import { simulationTypes } from "../simulation/schemas.ts";
import { costMicroUsd } from "./prices.ts";

/** Kinds of study whose calls are known beforehand; a live interview lasts as long as somebody talks. */
export const estimableTypes = simulationTypes.filter((type) => type !== "idi_manual");
type EstimableType = Exclude<(typeof simulationTypes)[number], "idi_manual">;

const MOST_QUESTIONS = 200;
const questionsMessage = `must be a whole number between 1 and ${MOST_QUESTIONS}`;
const conceptsMessage = `must be a whole number between 1 and ${MOST_CONCEPTS}`;
export const estimateRequestSchema = z
  .object({
    persona_group_id: z.string().min(1).max(100).optional().meta({ description: "Whose personas are counted." }),
    personas: z
      .int("must be a whole number between 1 and 300")
      .min(1, "must be a whole number between 1 and 300")
      .max(300, "must be a whole number between 1 and 300")
      .optional()
      .meta({ description: "How many take part, where there is no group yet." }),
    simulation_type: z.enum(estimableTypes, `must be one of ${estimableTypes.join(", ")}`),
    questions: z
      .int(questionsMessage)
      .min(1, questionsMessage)
      .max(MOST_QUESTIONS, questionsMessage)
      .optional()
      .meta({ description: "Of a survey or a discussion guide; the others need none." }),
    concepts: z
      .int(conceptsMessage)
      .min(1, conceptsMessage)
      .max(MOST_CONCEPTS, conceptsMessage)
      .optional()
      .meta({ description: "That each persona of a concept_test reacts to; absent: one." }),
  })
  .refine(({ persona_group_id, personas }) => (persona_group_id === undefined) !== (personas === undefined), {
    path: ["personas"],
    message: "must be given, or persona_group_id; not both",
  })
  .refine(({ simulation_type: type, questions }) => !asksQuestions(type) || questions !== undefined, {
    path: ["questions"],
    message: "is required for this simulation_type",
  })
  .refine(({ simulation_type: type, concepts }) => type === "concept_test" || concepts === undefined, {
    path: ["concepts"],
    message: "can be shown in a concept_test only; leave them out",
  });
const asksQuestions = (type: string): boolean => type === "survey" || type === "idi_ai";

export const estimateSchema = z
  .object({
    personas: z.int(),
    llm_calls: z.int(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    seconds: z.int().meta({ description: "At 10 s a call, 40 calls side by side and nobody else at work." }),
    estimated_cost_usd: z
      .object({ low: z.number(), expected: z.number(), high: z.number() })
      .meta({ description: "At list prices; see `POST …/simulations/estimate` for the range." }),
  })
  .meta({ id: "Estimate" });
export type Estimate = z.infer<typeof estimateSchema>;

const CALL_SECONDS = 10;
const SIDE_BY_SIDE = 40;
const QUESTIONS_AT_ONCE = 10;
/** Nothing repeated, half of the input from a cache; and answers twice as long, with each rating a turn of its own. */
const RANGE = { low: 0.5, high: 2 } as const;

/** Model calls that wait for each other. */
const sequenceOf = (type: EstimableType, questions: number, concepts: number): number => {
  const { in_sequence, per_persona_and_question: each } = studyCalls.kinds[type];
  if (type === "survey") return Math.ceil(questions / QUESTIONS_AT_ONCE) + in_sequence - 1;
  return in_sequence + concepts - 1 + (type === "idi_ai" ? each * questions : 0);
};

interface EstimatedStudy {
  type: EstimableType;
  personas: number;
  questions?: number | undefined;
  concepts?: number | undefined;
}

/**
 * What a study will come to, from what each kind takes per persona and question (`functions/data/study-calls.json`).
 * @param models that answer as personas; their calls are spread over them evenly
 */
export function estimateStudy(
  { type, personas, questions = 0, concepts = 1 }: EstimatedStudy,
  models: readonly string[],
): Estimate {
  const kind = studyCalls.kinds[type];
  const perPersona = kind.per_persona * concepts + kind.per_persona_and_question * questions;
  const calls = Math.round(kind.once + personas * perPersona);
  const inputEach = kind.input + kind.input_per_persona * personas + kind.input_per_question * questions;
  const [input, output] = [Math.round(calls * inputEach), Math.round(calls * kind.output)];
  const micro = models.reduce((sum, id) => sum + costMicroUsd(id, { input, output }), 0) / models.length;
  const usd = (factor: number) => Number(((micro * factor) / 1e6).toFixed(4));
  return {
    personas,
    llm_calls: calls,
    input_tokens: input,
    output_tokens: output,
    seconds: Math.ceil(CALL_SECONDS * Math.max(sequenceOf(type, questions, concepts), calls / SIDE_BY_SIDE)),
    estimated_cost_usd: { low: usd(RANGE.low), expected: usd(1), high: usd(RANGE.high) },
  };
}
