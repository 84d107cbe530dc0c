import * as z from "zod";

/**
 * The schema of an answer that is held against more than its shape: what `check` throws is what the model is told in
 * its repair turn, and what it returns is the answer's value.
 */
export const checkedBy = <S extends z.ZodType, T>(schema: S, check: (value: z.output<S>) => T): z.ZodType<T> =>
  schema.transform((value, context): T => {
    try {
      return check(value);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });
