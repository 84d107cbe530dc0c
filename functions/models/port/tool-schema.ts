import * as z from "zod";

const isBoundOfIntegers = (bound: unknown): boolean =>
  typeof bound === "number" && Math.abs(bound) === Number.MAX_SAFE_INTEGER;

/**
 * The JSON schema of an answer, as the tool that a model is forced to call describes its input. The name of the dialect
 * and the bounds of what a number can hold are left out: they tell a model nothing, and every call pays for them.
 */
export function toolSchema(output: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(output, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (isBoundOfIntegers(jsonSchema.minimum)) delete jsonSchema.minimum;
      if (isBoundOfIntegers(jsonSchema.maximum)) delete jsonSchema.maximum;
    },
  });
  return schema;
}
