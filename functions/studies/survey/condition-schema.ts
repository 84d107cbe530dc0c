import * as z from "zod";

export const LONGEST_ID = 40;
export const LONGEST_WANTED = 300;
/** Most answers in one list. */
export const MOST_WANTED = 100;
/** Most parts of one condition, over all its levels. */
export const MOST_TESTS = 200;
/** Most levels of conditions within conditions. */
export const DEEPEST_CONDITION = 12;

const id = z.string().min(1).max(LONGEST_ID);
const wantedSchema = z.union([
  z.string().min(1).max(LONGEST_WANTED),
  z.number(),
  z.object({ min: z.number().nullable(), max: z.number().nullable() }),
]);
/** An option by its words, a point or number by its value, a range by its ends, both included and null where open. */
export type Wanted = z.infer<typeof wantedSchema>;

const anyOf = z.array(wantedSchema).min(1).max(MOST_WANTED);
export const anyOfDescription =
  "Options by their words; points of a scale and numbers by their value; ranges by their ends, both included " +
  "and null where open. The answer must contain at least one.";
export const noneOfDescription =
  "Options, points, numbers or ranges as in `any_of`; the answer must contain none of them. Not met by " +
  "personas that were not asked the question.";
export const containsDescription = "Words in upper or lower case; the answer must contain at least one.";

const words = z.array(z.string().min(1).max(LONGEST_WANTED)).min(1).max(MOST_WANTED);

const answerForms = [
  z.object({ question_id: id, any_of: anyOf.meta({ description: anyOfDescription }) }),
  z.object({ question_id: id, none_of: anyOf.meta({ description: noneOfDescription }) }),
  z.object({ question_id: id, contains: words.meta({ description: containsDescription }) }),
  z.object({
    question_id: id,
    answered: z.boolean().meta({ description: "Whether the persona was asked the question and answered it." }),
  }),
] as const;
/** What a condition asks of one earlier answer. */
export type AnswerTest = z.infer<(typeof answerForms)[number]>;

const armTestSchema = z.object({
  experiment_id: id,
  any_of: z.array(id).min(1).max(MOST_WANTED).meta({ description: "Ids of arms; the persona is in one of them." }),
});
/** What a condition asks of the arm that a participant is in. */
export type ArmTest = z.infer<typeof armTestSchema>;

const variableTestSchema = z.object({
  variable: id,
  any_of: anyOf.meta({ description: "Values, or ranges of numbers; the variable must have at least one of them." }),
});
/** What a condition asks of a variable. */
export type VariableTest = z.infer<typeof variableTestSchema>;

export type ConditionTest = AnswerTest | ArmTest | VariableTest;
export type Condition = ConditionTest | { all: Condition[] } | { any: Condition[] } | { not: Condition };

const parts = z.lazy(() => z.array(conditionSchema).min(1).max(MOST_TESTS));

/** What a route requires of earlier answers, of arms and variables, or of several of these. */
export const conditionSchema: z.ZodType<Condition> = z
  .union([
    ...answerForms,
    armTestSchema,
    variableTestSchema,
    z.object({ all: parts.meta({ description: "All of these must be true." }) }),
    z.object({ any: parts.meta({ description: "At least one of these must be true." }) }),
    z.object({ not: z.lazy(() => conditionSchema).meta({ description: "This must not be true." }) }),
  ])
  .meta({ id: "Condition" });
