import * as z from "zod";
import { ID_PATTERN } from "../ids.ts";

/** `?order=desc` reverses a list; otherwise the oldest comes first. */
export const orderQuerySchema = z.object({
  order: z
    .enum(["asc", "desc"], "must be asc or desc")
    .default("asc")
    .meta({ description: "By creation; `asc` is oldest first." }),
});

/** The limit for numbers that have no other limit; JavaScript can represent it exactly. */
const LARGEST = 999_999_999_999_999;

/** A whole number in a query, which carries text; documented as the number it is. */
export function wholeNumber(description: string, minimum: number, maximum = LARGEST) {
  const message =
    maximum === LARGEST
      ? `must be a whole number of at least ${minimum}`
      : `must be a whole number between ${minimum} and ${maximum}`;
  return z
    .string()
    .regex(/^-?\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.int(message).min(minimum, message).max(maximum, message))
    .meta({
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: "integer", description, minimum, maximum });
      },
    });
}

/** A decimal number in a query, which carries text; documented as the number it is. */
export function decimalNumber(description: string, minimum: number, maximum: number) {
  const message = `must be a number between ${minimum} and ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number)
    .pipe(z.number(message).min(minimum, message).max(maximum, message))
    .meta({
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: "number", description, minimum, maximum });
      },
    });
}

/**
 * A part of a list.
 * @param one what a member of the list is called, with its article
 * @param many what they are called together
 * @param most members of one page
 */
export const pageQuery = (one: string, many: string, most = 1000) =>
  z.object({
    limit: wholeNumber(`Maximum number of ${many} in the answer. Absent: all.`, 1, most).optional(),
    after: z
      .string()
      .regex(ID_PATTERN, `must be the id of ${one}`)
      .optional()
      .meta({ description: "Id of the last item of the previous page." }),
  });

/** A part of the personas of a group or of a study. */
export const pageQuerySchema = pageQuery("a persona", "personas", 300);

/** A list, in either direction and in pages. */
export const listQuery = (one: string, many: string) => orderQuerySchema.extend(pageQuery(one, many).shape);
