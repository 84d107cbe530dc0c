import { expect, it } from "vitest";
import * as z from "zod";
import { toolSchema } from "../../../../functions/models/port/tool-schema.ts";

it("describes an answer with its own bounds, and leaves out those of every integer and the dialect", () => {
  const output = z.object({
    chosen: z.array(z.int().min(1).max(5)).min(1).describe("Numbers of all that apply"),
    task: z.int(),
    debt: z.int().max(0).nullable(),
    note: z.string().max(10).default(""),
  });
  expect(toolSchema(output)).toEqual({
    type: "object",
    properties: {
      chosen: {
        type: "array",
        minItems: 1,
        items: { type: "integer", minimum: 1, maximum: 5 },
        description: "Numbers of all that apply",
      },
      task: { type: "integer" },
      debt: { anyOf: [{ type: "integer", maximum: 0 }, { type: "null" }] },
      note: { type: "string", maxLength: 10, default: "" },
    },
    required: ["chosen", "task", "debt"],
  });
});
