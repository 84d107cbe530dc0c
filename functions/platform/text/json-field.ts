import * as z from "zod";

/**
 * A text field of a form that holds JSON.
 * @param schema of what it holds
 * @param empty what an absent or empty field stands for
 * @param problem of what is not JSON
 */
export const jsonField = <S extends z.ZodType>(schema: S, empty: unknown, problem: string) =>
  z
    .string()
    .optional()
    .transform((text, context): unknown => {
      try {
        return text ? JSON.parse(text) : empty;
      } catch {
        context.addIssue({ code: "custom", message: problem });
        return z.NEVER;
      }
    })
    .pipe(schema as S & z.ZodType<z.output<S>, unknown>);
