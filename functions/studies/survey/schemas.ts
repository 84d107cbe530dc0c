import * as z from "zod";
import { factSchema } from "../facts/fact.ts";
import { questionKinds } from "./answer-forms.ts";
import { conditionSchema, LONGEST_ID, type Condition } from "./condition-schema.ts";
import { experimentSchema, MOST_EXPERIMENTS, MOST_VARIABLES, variableSchema } from "./experiment-schema.ts";

export { LONGEST_ID, type Condition };

export const SCALE_POINTS = { fewest: 2, most: 11 } as const;
export const OPTIONS = { fewest: 2, most: 100 } as const;
/** What a respondent, a report and a table item can carry. */
export const MOST_QUESTIONS = 200;
/** Most characters of all questions, texts shown with them, options and labels together. They are stored compressed. */
export const MOST_SURVEY_CHARACTERS = 200_000;
/**
 * Most characters of the questions alone, which are stored with each answer. With the longest answers, a table item
 * still has room.
 */
export const MOST_QUESTION_CHARACTERS = 60_000;
export const LONGEST_QUESTION = 1_000;
export const LONGEST_CONTEXT = 10_000;
export const LONGEST_OPTION = 300;
export const LONGEST_LABEL = 200;
export const LONGEST_UNIT = 20;
export const MOST_BLOCKS = 100;

/** A rating scale, lowest point first. */
export const surveyScaleSchema = z.object({
  points: z.int().min(SCALE_POINTS.fewest).max(SCALE_POINTS.most),
  first_value: z.int().min(-5).max(1).meta({ description: "The number of the lowest point, usually 1 or 0." }),
  low_label: z.string().max(LONGEST_LABEL).nullable(),
  high_label: z.string().max(LONGEST_LABEL).nullable(),
  labels: z
    .array(z.string().max(LONGEST_LABEL))
    .nullable()
    .meta({ description: "The label of every point, lowest first; null unless each has one." }),
});
export type SurveyScale = z.infer<typeof surveyScaleSchema>;

export const surveyQuestionSchema = z.object({
  id: z.string().meta({ description: "Stable within the survey: `q1`, `q2`, …; rows of a matrix `q5_1`, `q5_2`, …" }),
  number: z
    .string()
    .min(1)
    .max(LONGEST_ID)
    .nullable()
    .default(null)
    .meta({
      description:
        "The number that the file printed in front of it: `Q4`, `S1`, `3`; rows of a table `Q5.1`, `Q5.2`. " +
        "Reports, files and the console show it. Null: the file has none.",
    }),
  kind: z.enum(questionKinds),
  context: z
    .string()
    .min(1)
    .max(LONGEST_CONTEXT)
    .nullable()
    .meta({ description: "What personas read before it: a text, an offer, a situation." }),
  text: z.string().min(1).max(LONGEST_QUESTION),
  required: z.boolean(),
  scale: surveyScaleSchema.nullable().meta({ description: "For likert questions." }),
  options: z
    .array(z.string().min(1).max(LONGEST_OPTION))
    .min(OPTIONS.fewest)
    .max(OPTIONS.most)
    .nullable()
    .meta({ description: "For multiple choice, ranking and allocation, in the order of the file." }),
  multiple: z.boolean().meta({ description: "Whether several options may be chosen." }),
  exclusive_options: z
    .array(z.string().min(1).max(LONGEST_OPTION))
    .meta({ description: "Options that exclude all others, such as none of these." }),
  anchored_options: z
    .array(z.string().min(1).max(LONGEST_OPTION))
    .meta({ description: "Options that keep their place when the order of the others changes." }),
  best_worst: z
    .boolean()
    .meta({ description: "A ranking in which only the best and the worst are asked for (MaxDiff)." }),
  ask_if: conditionSchema.nullable().meta({ description: "Asked only if it is true for the persona; null: always." }),
  terminate_if: conditionSchema.nullable().meta({
    description:
      "Personas that meet it are screened out: after the answer if it names this question, otherwise before " +
      "this question.",
  }),
  follows: z
    .string()
    .max(LONGEST_ID)
    .nullable()
    .meta({ description: "The earlier question whose answer this one refers to, as in `Why do you say that?`." }),
  randomize: z
    .boolean()
    .nullable()
    .meta({
      description:
        "Whether each persona sees the options in an order of its own. Null: by their kind; unordered options " +
        "are rotated, ordered ones start from either end.",
    }),
  block: z.string().min(1).max(LONGEST_ID).nullable().meta({ description: "The block that it belongs to." }),
  anchored: z.boolean().meta({ description: "Whether it keeps its place in a block whose questions are shuffled." }),
  min: z.number().nullable().meta({
    description: "For numbers: the lowest. For several options and rankings: how many must be chosen or ranked.",
  }),
  max: z.number().nullable().meta({
    description: "For numbers: the highest. For several options and rankings: how many may be chosen or ranked.",
  }),
  unit: z.string().min(1).max(LONGEST_UNIT).nullable().meta({ description: "For numbers and shares: days, $, %." }),
  total: z
    .number()
    .positive()
    .nullable()
    .meta({ description: "For allocation: the sum of the shares of all options." }),
  fact: factSchema.nullable().meta({
    description: "The fact of the persona's profile that is asked for; answered from there if it can be derived.",
  }),
  round: z
    .object({
      question_id: z.string().min(1).max(LONGEST_ID).meta({ description: "The name of all its rounds." }),
      number: z.int().min(1),
      item: z.string().min(1).max(LONGEST_OPTION).meta({ description: "What this round is about." }),
    })
    .nullable()
    .meta({
      description: "For a question that a loop repeats: its round. Its id ends in `@` and the number.",
    }),
});
export type SurveyQuestion = z.infer<typeof surveyQuestionSchema>;

/** Questions that stand together. */
export const surveyBlockSchema = z.object({
  id: z.string().min(1).max(LONGEST_ID),
  shuffled: z.boolean().meta({ description: "Whether each persona gets its questions in an order of its own." }),
  rotation: z.string().min(1).max(LONGEST_ID).nullable().meta({
    description: "Blocks of one rotation change places, each equally often in each place. Null: it keeps its place.",
  }),
});
export type SurveyBlock = z.infer<typeof surveyBlockSchema>;

/** Blocks that exchange places. */
export const surveyRotationSchema = z.object({
  id: z.string().min(1).max(LONGEST_ID),
  shown: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: "How many of its blocks each persona gets; every block is shown equally often. Null: all." }),
});

export const surveySchema = z
  .object({
    questions: z.array(surveyQuestionSchema).min(1).max(MOST_QUESTIONS),
    blocks: z.array(surveyBlockSchema).max(MOST_BLOCKS),
    rotations: z.array(surveyRotationSchema).max(MOST_BLOCKS),
    experiments: z.array(experimentSchema).max(MOST_EXPERIMENTS),
    variables: z.array(variableSchema).max(MOST_VARIABLES),
  })
  .meta({ id: "SurveySchema" });
export type Survey = z.infer<typeof surveySchema>;

/** Defaults for the kind, the route and the order of a question. */
export const plainQuestion = {
  number: null,
  context: null,
  required: true,
  scale: null,
  options: null,
  multiple: false,
  exclusive_options: [],
  anchored_options: [],
  best_worst: false,
  ask_if: null,
  terminate_if: null,
  follows: null,
  randomize: null,
  block: null,
  anchored: false,
  min: null,
  max: null,
  unit: null,
  total: null,
  fact: null,
  round: null,
} satisfies Omit<SurveyQuestion, "id" | "kind" | "text">;
/** A survey of these questions, in this order for everybody. */
export const plainSurvey = (questions: Survey["questions"]): Survey => ({
  questions,
  blocks: [],
  rotations: [],
  experiments: [],
  variables: [],
});

/** A survey that was read from a text, and the line numbers of its questions, counted from 1, in their order. */
export interface ReadSurvey {
  survey: Survey;
  lines: number[];
}
