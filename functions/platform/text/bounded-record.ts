import * as z from "zod";

/**
 * An object whose field names callers choose. The fields are counted before any is validated: a body has room for
 * 50,000, and each invalid one costs 5 µs.
 * @param problem the message if there are more than `most` fields
 */
export const boundedRecord = <K extends z.ZodString, V extends z.ZodType>(
  fields: z.ZodRecord<K, V>,
  most: number,
  problem: string,
) =>
  z.preprocess(
    (value, { issues }) => {
      if (typeof value === "object" && value !== null && Object.keys(value).length > most)
        issues.push({ code: "custom", input: most, message: problem });
      return value;
    },
    fields.meta({ ...fields.meta(), maxProperties: most }),
  );
