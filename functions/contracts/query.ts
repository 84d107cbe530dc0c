import * as z from "zod";

/** `?order=desc` turns a list round; oldest first otherwise. */
export const orderQuerySchema = z.object({
  order: z
    .enum(["asc", "desc"], "must be asc or desc")
    .default("asc")
    .meta({ description: "By creation; `asc` is oldest first." }),
});

/** A whole number in a query, which carries text; documented as the number it is. */
export function wholeNumber(description: string, minimum: number, maximum?: number) {
  const message =
    maximum === undefined
      ? `must be a whole number of at least ${minimum}`
      : `must be a whole number between ${minimum} and ${maximum}`;
  const bounded = z.int(message).min(minimum, message);
  return z
    .string()
    .regex(/^-?\d{1,15}$/, message)
    .transform(Number)
    .pipe(maximum === undefined ? bounded : bounded.max(maximum, message))
    .meta({
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, {
          type: "integer",
          description,
          minimum,
          ...(maximum === undefined ? {} : { maximum }),
        });
      },
    });
}
