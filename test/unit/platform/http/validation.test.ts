import * as z from "zod";
import { describe, expect, it } from "vitest";
import { validateBody } from "../../../../functions/platform/http/validation.ts";

describe("validateBody", () => {
  it.each<[name: string, schema: z.ZodType, input: unknown, sentence: string]>([
    ["a short array", z.array(z.string()).min(2), ["a"], "must have at least 2 entries"],
    ["an empty array", z.array(z.string()).min(1), [], "must have at least 1 entry"],
    ["a long array", z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entry"],
    ["a long text where an array is wanted", z.array(z.string()).max(3), "abcd", "must be an array"],
    ["an empty text", z.string().min(1), "", "must have at least 1 character"],
    ["nought of what is positive", z.number().positive(), 0, "must be above 0"],
    ["a number too low", z.number().min(2), 1, "must be at least 2"],
    ["a number too high", z.number().lt(2), 2, "must be below 2"],
  ])("says what is wrong with %s", (_, schema, input, sentence) => {
    expect(() => validateBody(z.object({ field: schema }), { field: input })).toThrow(`field: ${sentence}`);
  });

  it("names fields in their order, each once", () => {
    const schema = z.object({ a: z.array(z.string()).min(2), b: z.string() });
    expect(() => validateBody(schema, { a: "" })).toThrow(/^a: must be an array; b: is required$/);
  });
});
