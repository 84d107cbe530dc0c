import * as z from "zod";

/**
 * An object of which callers name the fields. They are counted before any of them is looked at: a body has room for
 * 50,000, and each that is wrong costs 5 µs.
 * @param problem of one with more than `most`
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
