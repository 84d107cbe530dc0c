import * as z from "zod";

/**
 * The schema of an answer that is checked for more than its shape. The error that `check` throws is what the model is
 * told in its repair turn. The value that `check` returns is the answer's value.
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
