import * as z from "zod";

export const LONGEST_ID = 40;
export const LONGEST_WANTED = 300;
/** Of one list of answers. */
export const MOST_WANTED = 100;
/** Parts of one condition, over all its levels. */
export const MOST_TESTS = 200;
/** Conditions within conditions. */
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
  "Options by their words; points of a scale and numbers by their value; ranges by their ends, both " +
  "included and null where open. One that the answer holds is enough.";
export const noneOfDescription =
  "The same; none of them may be in the answer. Not met by participants who were not asked the question.";
export const containsDescription = "Words, in any case; one that the answer contains is enough.";

const words = z.array(z.string().min(1).max(LONGEST_WANTED)).min(1).max(MOST_WANTED);

const answerForms = [
  z.object({ question_id: id, any_of: anyOf.meta({ description: anyOfDescription }) }),
  z.object({ question_id: id, none_of: anyOf.meta({ description: noneOfDescription }) }),
  z.object({ question_id: id, contains: words.meta({ description: containsDescription }) }),
  z.object({
    question_id: id,
    answered: z.boolean().meta({ description: "Whether the participant was asked the question and answered it." }),
  }),
] as const;
/** What a condition asks of one earlier answer. */
export type AnswerTest = z.infer<(typeof answerForms)[number]>;

const armTestSchema = z.object({
  experiment_id: id,
  any_of: z.array(id).min(1).max(MOST_WANTED).meta({ description: "Ids of arms; the participant is in one of them." }),
});
/** What a condition asks of the arm that a participant is in. */
export type ArmTest = z.infer<typeof armTestSchema>;

const variableTestSchema = z.object({
  variable: id,
  any_of: anyOf.meta({ description: "Values, or ranges of numbers; one that the variable has is enough." }),
});
/** What a condition asks of a variable. */
export type VariableTest = z.infer<typeof variableTestSchema>;

export type ConditionTest = AnswerTest | ArmTest | VariableTest;
export type Condition = ConditionTest | { all: Condition[] } | { any: Condition[] } | { not: Condition };

const parts = z.lazy(() => z.array(conditionSchema).min(1).max(MOST_TESTS));

/** What must hold for a route to be taken: of earlier answers, of arms and variables, or of several of these. */
export const conditionSchema: z.ZodType<Condition> = z
  .union([
    ...answerForms,
    armTestSchema,
    variableTestSchema,
    z.object({ all: parts.meta({ description: "Every one of them holds." }) }),
    z.object({ any: parts.meta({ description: "At least one of them holds." }) }),
    z.object({ not: z.lazy(() => conditionSchema).meta({ description: "It does not hold." }) }),
  ])
  .meta({ id: "Condition" });
