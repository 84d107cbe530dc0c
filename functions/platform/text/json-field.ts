import * as z from "zod";

/** @param empty the value of an absent or empty text; if omitted, such a text is not valid JSON either */
const parse =
  (problem: string, empty?: unknown) =>
  (text: string | undefined, context: z.RefinementCtx<string | undefined>): unknown => {
    try {
      return !text && empty !== undefined ? empty : JSON.parse(text ?? "");
    } catch {
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    }
  };

type Piped<S extends z.ZodType> = S & z.ZodType<z.output<S>, unknown>;

/** A text field of a form that contains JSON. @param problem the message if it is not JSON */
export const jsonField = <S extends z.ZodType>(schema: S, problem: string) =>
  z
    .string()
    .transform(parse(problem))
    .pipe(schema as Piped<S>);

/** The same for a field that may be left out or empty. @param empty its value in that case */
export const optionalJsonField = <S extends z.ZodType>(schema: S, empty: unknown, problem: string) =>
  z
    .string()
    .optional()
    .transform(parse(problem, empty))
    .pipe(schema as Piped<S>);
