import * as z from "zod";
import { optionalTextSchema, textSchema } from "../../platform/text/text.ts";
import { conditionInput } from "./condition-input.ts";
import {
  ARMS,
  experimentSchema,
  LONGEST_NAME,
  MOST_EXPERIMENTS,
  MOST_VARIABLES,
  variableSchema,
} from "./experiment-schema.ts";
import { loopInput, withRounds } from "./loops.ts";
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
    number: described("number", optionalTextSchema(limits.LONGEST_ID)),
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

const { share } = experimentSchema.shape.arms.element.shape;
const armInput = z.strictObject({
  id,
  name: textSchema(LONGEST_NAME).optional(),
  share: share.optional().meta({ description: "Percent of the personas; without any, all are equal." }),
});
/** Defaults of an arm: its id as its name, and the same share for all arms. */
const experimentInput = z
  .strictObject({
    id,
    name: textSchema(LONGEST_NAME).optional(),
    arms: z.array(armInput).min(ARMS.fewest).max(ARMS.most),
    within: experimentSchema.shape.within.unwrap().strict().nullable().default(null),
  })
  .refine(({ arms }) => new Set(arms.map((arm) => arm.share === undefined)).size === 1, {
    path: ["arms"],
    error: "must all have a share, or none",
  })
  .transform(({ id: experimentId, name = experimentId, arms, within }) => ({
    id: experimentId,
    name,
    arms: arms.map((arm) => ({ ...arm, name: arm.name ?? arm.id, share: arm.share ?? 100 / arms.length })),
    within,
  }));

const TOO_MANY = `must have at most ${limits.MOST_QUESTIONS} questions`;

/**
 * A survey as callers write it. A question needs only its id, kind and text. Unknown fields are refused, because a
 * condition with a typing error in its name would ask everybody.
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
        surveyBlockSchema.strict().extend({
          shuffled: z.boolean().default(false),
          rotation: surveyBlockSchema.shape.rotation.default(null),
          loop: loopInput.nullable().default(null),
        }),
      )
      .max(limits.MOST_BLOCKS)
      .default([]),
    rotations: z
      .array(surveyRotationSchema.strict().extend({ shown: surveyRotationSchema.shape.shown.default(null) }))
      .max(limits.MOST_BLOCKS)
      .default([]),
    experiments: z.array(experimentInput).max(MOST_EXPERIMENTS).default([]),
    variables: z
      .array(variableSchema.strict().extend({ when: conditionInput.nullable().default(null) }))
      .max(MOST_VARIABLES)
      .default([]),
  })
  .meta({ id: "SurveyInput" });
export type SurveyInput = z.output<typeof surveyInputSchema>;

/** The survey that somebody has written, with its loops written out. @throws UnusableSurvey for loops without rounds */
export function surveyOfInput({ questions, blocks, ...order }: SurveyInput): Survey {
  const loops = new Map(blocks.flatMap(({ id: block, loop }) => (loop ? [[block, loop] as const] : [])));
  const survey: Survey = {
    ...order,
    blocks: blocks.map(({ loop: _, ...block }) => block),
    questions: questions.map((question) => ({ ...plainQuestion, ...question })),
  };
  return loops.size > 0 ? withRounds(survey, loops) : survey;
}
