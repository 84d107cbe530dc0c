import * as z from "zod";
import { optionalTextSchema, textSchema } from "../../platform/text/text.ts";
import * as limits from "./schemas.ts";
import {
  plainQuestion,
  surveyBlockSchema,
  surveyQuestionSchema,
  surveyRotationSchema,
  type Survey,
} from "./schemas.ts";

const option = textSchema(limits.LONGEST_OPTION);
const label = textSchema(limits.LONGEST_LABEL);
const id = z.string().min(1).max(limits.LONGEST_ID);
const end = z.number().nullable().default(null);

const conditionInput = z
  .strictObject({
    question_id: id,
    any_of: z
      .array(
        z.union([option, z.number(), z.strictObject({ min: end, max: end })], {
          error: "must be an option, a number or a range such as {min, max}",
        }),
      )
      .min(1)
      .max(limits.OPTIONS.most)
      .meta({ description: limits.conditionSchema.shape.any_of.meta()?.description }),
  })
  .meta({ id: "ConditionInput" });

const { points, first_value } = limits.surveyScaleSchema.shape;
const scaleInput = z
  .strictObject({
    points,
    first_value: first_value.default(1),
    low_label: label.nullable().default(null),
    high_label: label.nullable().default(null),
    labels: z.array(label).max(limits.SCALE_POINTS.most).nullable().default(null),
  })
  // The ends of a scale that is labelled throughout are its first and its last label.
  .transform(({ labels, low_label, high_label, ...scale }) => ({
    ...scale,
    low_label: low_label ?? labels?.[0] ?? null,
    high_label: high_label ?? labels?.at(-1) ?? null,
    labels,
  }));

const { shape } = surveyQuestionSchema;
const options = z.array(option).max(limits.OPTIONS.most);
const described = <T extends z.ZodType>(field: keyof typeof shape, schema: T): T =>
  schema.meta({ ...schema.meta(), description: shape[field].meta()?.description });

const said = surveyQuestionSchema
  .extend({
    context: described("context", optionalTextSchema(limits.LONGEST_CONTEXT)),
    scale: described("scale", scaleInput.nullable()),
    options: described("options", options.min(limits.OPTIONS.fewest).nullable()),
    exclusive_options: described("exclusive_options", options),
    anchored_options: described("anchored_options", options),
    ask_if: described("ask_if", conditionInput.nullable()),
    terminate_if: described("terminate_if", conditionInput.nullable()),
    unit: described("unit", optionalTextSchema(limits.LONGEST_UNIT)),
  })
  .partial().shape;
const questionInput = z.strictObject({
  ...said,
  id: described("id", id),
  kind: shape.kind,
  text: textSchema(limits.LONGEST_QUESTION),
});

const TOO_MANY = `must have at most ${limits.MOST_QUESTIONS} questions`;

/**
 * A survey as callers write it: of a question only id, kind and text have to be said, and nothing that is not known,
 * because a condition with a typing error in its name would ask everybody.
 */
export const surveyInputSchema = z
  .strictObject({
    // Counted before any of them is looked at: a body has room for a million.
    questions: z.preprocess(
      (questions, { issues }) => {
        if (Array.isArray(questions) && questions.length > limits.MOST_QUESTIONS)
          issues.push({ code: "custom", input: questions.length, message: TOO_MANY });
        return questions;
      },
      z
        .array(questionInput)
        .min(1, { error: "must have at least one question" })
        .max(limits.MOST_QUESTIONS, { error: TOO_MANY }),
    ),
    blocks: z
      .array(
        surveyBlockSchema
          .strict()
          .extend({ shuffled: z.boolean().default(false), rotation: surveyBlockSchema.shape.rotation.default(null) }),
      )
      .max(limits.MOST_BLOCKS)
      .default([]),
    rotations: z
      .array(surveyRotationSchema.strict().extend({ shown: surveyRotationSchema.shape.shown.default(null) }))
      .max(limits.MOST_BLOCKS)
      .default([]),
  })
  .meta({ id: "SurveyInput" });
export type SurveyInput = z.output<typeof surveyInputSchema>;

/** The survey that somebody has written. */
export const surveyOfInput = ({ questions, ...order }: SurveyInput): Survey => ({
  ...order,
  questions: questions.map((question) => ({ ...plainQuestion, ...question })),
});
