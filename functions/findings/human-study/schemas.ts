import * as z from "zod";
import { boundedRecord } from "../../platform/text/bounded-record.ts";
import { lengthOf } from "../../platform/text/bounded-text.ts";
import { MAXIMUM_ATTRIBUTES } from "../../studies/conjoint/attributes.ts";
import { idSchema } from "../../platform/ids.ts";
import type { QuestionKind } from "../../studies/survey/answer-forms.ts";
import {
  LONGEST_LABEL,
  LONGEST_OPTION,
  LONGEST_QUESTION,
  OPTIONS,
  SCALE_POINTS,
} from "../../studies/survey/schemas.ts";
import { optionalTextSchema, textSchema } from "../../platform/text/text.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { humanChoicesSchema } from "./choice-record.ts";

/** Limits of one human study. */
export const MOST_HUMAN_QUESTIONS = 100;
export const MOST_PEOPLE = 20_000;
/** Most rows of choices, one per alternative: 700 people with twelve tasks of four alternatives are a third of it. */
export const MOST_CHOICE_ROWS = 100_000;
/** Most columns of a file: room for every question of a study and the known facts about people. */
export const MOST_COLUMNS = 250;
/**
 * Distinct values that answers to one question may have, points of the scale included. A composite of several items has
 * a few dozen; the respondents of a group have at most 300 and 11.
 */
export const MOST_DISTINCT_VALUES = 320;
/** Most people that an answer or a study may count: a higher number is a typing error. */
export const MOST_COUNTED = 1_000_000_000;

export const LOWEST_FIRST_VALUE = -5;
export const LONGEST_ID = 100;

export const humanQuestionKinds = ["likert", "multiple_choice"] as const;
export const isHumanKind = (kind: QuestionKind): kind is (typeof humanQuestionKinds)[number] =>
  humanQuestionKinds.some((one) => one === kind);

/** A rating scale as people were shown it. Answers may lie between its points: averages of several items do. */
export const humanScaleSchema = z.object({
  points: z.int().min(SCALE_POINTS.fewest).max(SCALE_POINTS.most),
  first_value: z.int().min(LOWEST_FIRST_VALUE).max(1).default(1),
  low_label: z.string().max(LONGEST_LABEL).nullable().default(null),
  high_label: z.string().max(LONGEST_LABEL).nullable().default(null),
  labels: z.array(z.string().max(LONGEST_LABEL)).max(SCALE_POINTS.most).nullable().default(null),
});
export type HumanScale = z.infer<typeof humanScaleSchema>;

// Not `z.int`: a union gives the reason why no member fits only if the types are right.
const count = z
  .number()
  .multipleOf(1, "must be a whole number")
  .min(0, "must not be negative")
  .max(MOST_COUNTED, `must be at most ${MOST_COUNTED}`);
/** An answer of one person: a value of the scale, an option, several of them; null for none. */
type Value = number | string | string[] | null;
const isOption = (value: unknown): boolean => typeof value === "string" && lengthOf(value) <= LONGEST_OPTION;
const isValue = (value: unknown): boolean =>
  value === null ||
  isOption(value) ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.length <= OPTIONS.most && value.every(isOption));
const optionText = { type: "string", maxLength: LONGEST_OPTION } as const;
/** Checked as a whole: a body may have a million values, and a union without a matching member costs 5 µs per value. */
const valuesSchema = z
  .custom<Value[]>(
    (values) => Array.isArray(values) && values.length > 0 && values.length <= MOST_PEOPLE && values.every(isValue),
  )
  .meta({
    override: {
      type: "array",
      minItems: 1,
      maxItems: MOST_PEOPLE,
      items: {
        anyOf: [
          { type: "number" },
          optionText,
          { type: "array", items: optionText, maxItems: OPTIONS.most },
          { type: "null" },
        ],
      },
    },
  });
/** Most arms of all experiments by which one question may be given. */
const MOST_ARMS = 100;
/** Most answers that may be counted separately: values of a scale, or options. */
const MOST_COUNTS = 1_000;

/** Number of people by answer. */
const countedSchema = z.object({
  counts: boundedRecord(
    z.record(z.string().max(LONGEST_OPTION), count).meta({
      description: 'People by answer: by value of a scale (`"4"`) or by option.',
    }),
    MOST_COUNTS,
    `must have at most ${MOST_COUNTS} answers`,
  ),
  n: count.min(1).optional().meta({
    description: "People who were asked; needed where several options could be chosen, else the sum of the counts.",
  }),
});
const averagedSchema = z.object({ mean: z.number(), sd: z.number().min(0), n: count.min(2) });

/** People's answers: counts of each answer, a mean with its spread, or one value per person in the same order. */
export const humanResultsSchema = z.union(
  [countedSchema, averagedSchema, z.object({ values: valuesSchema })],
  "must be counts, or mean, sd and n, or values",
);
export type HumanResults = z.infer<typeof humanResultsSchema>;

export const humanQuestionSchema = z.object({
  question_id: z.string().min(1).max(LONGEST_ID).nullable().default(null).meta({
    description: "The question of the simulation; without one, or one that it does not have, questions match by text.",
  }),
  text: z.string().max(LONGEST_QUESTION).default(""),
  kind: z.enum(humanQuestionKinds, `must be one of ${humanQuestionKinds.join(", ")}`),
  scale: humanScaleSchema.nullable().default(null),
  options: z
    .array(z.string().min(1).max(LONGEST_OPTION))
    .min(OPTIONS.fewest)
    .max(OPTIONS.most)
    .nullable()
    .default(null),
  multiple: z.boolean().default(false).meta({ description: "Whether several options could be chosen." }),
  results: humanResultsSchema,
});
export type HumanQuestion = z.infer<typeof humanQuestionSchema>;

/** The uploader's description of the study: body of JSON, fields of a form. */
export const humanStudyHeadSchema = z.object({
  name: textSchema(200),
  source: textSchema(500).meta({ description: "Who asked whom, and how: `Panel of Acme, 300 adults, online`." }),
  fielded_on: z.iso.date("must be a date such as 2026-11-20").meta({ description: "When people were asked." }),
  simulation_id: optionalTextSchema(100).meta({
    description: "The simulation that asked the same; without it the first complete one of the project that did.",
  }),
});

/** Questions without people's answers. */
export const sentDefinitionsSchema = z.array(humanQuestionSchema.omit({ results: true })).max(MOST_HUMAN_QUESTIONS);

/** One alternative of a choice task as one person saw it: a row of the file of choices. */
export interface ChoiceRow {
  respondent: number | string;
  task: number | string;
  alternative: number | string;
  /** Level by attribute; null for "none of them". */
  levels: Readonly<Record<string, string>> | null;
  chosen: boolean;
}
const isName = (value: unknown): boolean =>
  Number.isFinite(value) || (typeof value === "string" && value.trim() !== "" && value.length <= LONGEST_ID);
const isLevels = (value: unknown): boolean =>
  value === null ||
  (typeof value === "object" &&
    !Array.isArray(value) &&
    Object.keys(value).length <= MAXIMUM_ATTRIBUTES &&
    Object.values(value).every((level) => typeof level === "string"));
const isChoiceRow = (row: unknown): boolean => {
  if (typeof row !== "object" || row === null) return false;
  const { respondent, task, alternative, levels, chosen } = row as Partial<Record<keyof ChoiceRow, unknown>>;
  return [respondent, task, alternative].every(isName) && isLevels(levels) && typeof chosen === "boolean";
};
const nameOfRow = {
  anyOf: [{ type: "string" as const, minLength: 1, maxLength: LONGEST_ID }, { type: "number" as const }],
};
/** Checked as a whole, as {@link valuesSchema}. */
const choiceRowsSchema = z
  .custom<ChoiceRow[]>(
    (rows) => Array.isArray(rows) && rows.length > 0 && rows.length <= MOST_CHOICE_ROWS && rows.every(isChoiceRow),
    "must be rows of respondent, task, alternative, levels (by attribute, or null for “none”) and chosen (true, false)",
  )
  .meta({
    description: "For a conjoint simulation, instead of `questions`: a row for each alternative that somebody saw.",
    override: {
      type: "array",
      minItems: 1,
      maxItems: MOST_CHOICE_ROWS,
      items: {
        type: "object",
        required: ["respondent", "task", "alternative", "levels", "chosen"],
        properties: {
          respondent: nameOfRow,
          task: nameOfRow,
          alternative: nameOfRow,
          levels: {
            anyOf: [
              { type: "object", maxProperties: MAXIMUM_ATTRIBUTES, additionalProperties: { type: "string" } },
              { type: "null" },
            ],
          },
          chosen: { type: "boolean" },
        },
      },
    },
  });

/** People of one arm of an experiment. If people are sent one by one, a file of rows says who was in which arm. */
const humanArmSchema = z.object({
  experiment: z.string().min(1).max(LONGEST_ID).meta({ description: "From the simulation's survey, by id or name." }),
  arm: z.string().min(1).max(LONGEST_ID).meta({ description: "By id or name." }),
  results: z.union([countedSchema, averagedSchema], "must be counts, or mean, sd and n"),
});

export const createHumanStudySchema = humanStudyHeadSchema
  .extend({
    questions: z
      .array(
        humanQuestionSchema.extend({
          arms: z.array(humanArmSchema).max(MOST_ARMS).default([]).meta({
            description: "The same question by the arms of experiments; `results` has the people of all arms.",
          }),
        }),
      )
      .min(1, "must have a question")
      .max(MOST_HUMAN_QUESTIONS)
      .optional(),
    choices: choiceRowsSchema.optional(),
  })
  .superRefine(({ questions, choices }, context) => {
    if ((questions === undefined) === (choices === undefined))
      context.addIssue({ code: "custom", path: ["questions"], message: "must be given, or choices instead of them" });
  })
  .meta({ id: "CreateHumanStudy" });
export type CreateHumanStudy = z.infer<typeof createHumanStudySchema>;

/** The facts of people that answers can be divided by. */
export const subgroupFacts = ["gender", "age", "income_level"] as const;
export type SubgroupFact = (typeof subgroupFacts)[number];

export const humanFiguresSchema = z.object({
  n: z.int().meta({ description: "People who answered." }),
  mean: z.number().nullable().meta({ description: "For scales, in their numbers." }),
  sd: z.number().nullable().meta({ description: "For scales: between people, n − 1." }),
  counts: z
    .array(z.object({ answer: z.union([z.number(), z.string()]), count: z.number() }))
    .nullable()
    .meta({
      description:
        "People by answer, lowest or first first; null where only a mean is known. Weighted ones have decimals and " +
        "add up to `n`, too.",
    }),
  n_effective: z.number().optional().meta({
    description: "Only for weighted people: their effective number (Kish), which intervals use.",
  }),
});
export type HumanFigures = z.infer<typeof humanFiguresSchema>;

export const humanStudySchema = z
  .object({
    id: idSchema,
    project_id: idSchema,
    name: z.string(),
    source: z.string(),
    fielded_on: z.string(),
    simulation_id: idSchema.nullable().meta({ description: "The simulation that its answers are paired with." }),
    people: z.int().meta({ description: "People who answered the question with most answers." }),
    weighted: z.boolean().meta({ description: "Whether people count by weights of the file." }),
    not_read: z.array(z.string()).meta({
      description: "Columns of the file that were left out: those that a survey tool adds, and ignored ones.",
    }),
    questions: z.array(
      z.object({
        ...humanQuestionSchema.omit({ results: true }).shape,
        ...humanFiguresSchema.shape,
        halves: z
          .boolean()
          .meta({ description: "Whether there were rows, so that the people could be divided into halves." }),
        subgroups: z.array(z.object({ by: z.enum(subgroupFacts), value: z.string(), n: z.int() })),
        arms: z
          .array(z.object({ experiment_id: z.string(), arm_id: z.string(), n: z.int() }))
          .meta({ description: "People by the arm of an experiment that they were in." }),
      }),
    ),
    choices: humanChoicesSchema.optional().meta({ description: "Only for choices between offers." }),
    created_at: timestampSchema,
  })
  .meta({ id: "HumanStudy" });
export type HumanStudy = z.infer<typeof humanStudySchema>;
