import * as z from "zod";
import { textSchema } from "../../platform/text/text.ts";
import {
  anyOfDescription,
  containsDescription,
  LONGEST_ID,
  LONGEST_WANTED,
  MOST_TESTS,
  MOST_WANTED,
  noneOfDescription,
  type Condition,
} from "./condition-schema.ts";

const id = z.string().min(1).max(LONGEST_ID);
const option = textSchema(LONGEST_WANTED);
const end = z.number().nullable().default(null);
const wanted = z
  .array(
    z.union([option, z.number(), z.strictObject({ min: end, max: end })], {
      error: "must be an option, a number or a range such as {min, max}",
    }),
  )
  .min(1)
  .max(MOST_WANTED);
/** One end of a range is enough. */
const ranges = (name: "question_id" | "variable") => {
  const toAnyOf = ({ [name]: named, min = null, max = null }: Record<string, unknown>) =>
    ({ [name]: named, any_of: [{ min, max }] }) as Condition;
  return [
    z.strictObject({ [name]: id, min: z.number(), max: end }).transform(toAnyOf),
    z.strictObject({ [name]: id, max: z.number() }).transform(toAnyOf),
  ] as const;
};
const parts = z.lazy(() => z.array(conditionInput).min(1).max(MOST_TESTS));

/** The forms of a condition, each by the field that distinguishes it from the others. */
const forms = {
  all: z.strictObject({ all: parts.meta({ description: "All of these must be true." }) }),
  any: z.strictObject({ any: parts.meta({ description: "At least one of these must be true." }) }),
  not: z.strictObject({
    not: z.nonoptional(z.lazy(() => conditionInput)).meta({ description: "This must not be true." }),
  }),
  experiment_id: z.strictObject({ experiment_id: id, any_of: z.array(id).min(1).max(MOST_WANTED) }),
  variable: z.union([z.strictObject({ variable: id, any_of: wanted }), ...ranges("variable")]),
  none_of: z.strictObject({ question_id: id, none_of: wanted.meta({ description: noneOfDescription }) }),
  contains: z.strictObject({
    question_id: id,
    contains: z.array(option).min(1).max(MOST_WANTED).meta({ description: containsDescription }),
  }),
  answered: z.strictObject({ question_id: id, answered: z.boolean() }),
  min: z.union(ranges("question_id")),
  any_of: z.strictObject({ question_id: id, any_of: wanted.meta({ description: anyOfDescription }) }),
};

/** The form that the caller meant, by the fields that are there. */
function formMeant(input: unknown): keyof typeof forms {
  const fields = input !== null && typeof input === "object" ? Object.keys(input) : [];
  const named = (Object.keys(forms) as (keyof typeof forms)[]).find((form) => fields.includes(form));
  return named ?? (fields.includes("max") ? "min" : "any_of");
}

const formsInput = z.union([...Object.values(forms)]);

/**
 * A condition as callers write it: a range needs only its ends, and unknown fields are refused. Errors are those of the
 * form that was meant, by its fields.
 */
export const conditionInput: z.ZodType<Condition> = z
  .preprocess((input, { issues }) => {
    const { error } = forms[formMeant(input)].safeParse(input);
    for (const { path, message } of error?.issues ?? [])
      issues.push({ code: "custom", input, path: [...path], message });
    return input;
  }, formsInput)
  .meta({ id: "ConditionInput" });
