import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Client } from "../../../clients/typescript/src/index.ts";
import { plainJsonSchema } from "../../../bin/mcp/plain-schema.ts";
import { createServer } from "../../../bin/mcp/server.ts";

interface Registered {
  inputSchema: { "~standard": { jsonSchema: { input: (options: object) => Record<string, unknown> } } };
}
const tools = (createServer({} as Client) as unknown as { _registeredTools: Record<string, Registered> })
  ._registeredTools;
const schemas = Object.entries(tools).map(
  ([name, { inputSchema }]) => [name, inputSchema["~standard"].jsonSchema.input({ target: "draft-2020-12" })] as const,
);

/** Names of keywords, not of properties. */
const keywordsIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "properties" ? Object.values(value as object).flatMap(keywordsIn) : [key, ...keywordsIn(value)],
  );
};

describe("schemas of the tools", () => {
  it.each(schemas)("%s has no keyword that Gemini or OpenAI refuse", (_name, schema) => {
    const refused = [
      "$ref",
      "$defs",
      "$schema",
      "propertyNames",
      "exclusiveMinimum",
      "exclusiveMaximum",
      "pattern",
    ].concat(["uniqueItems", "maxProperties"]);
    expect(keywordsIn(schema).filter((keyword) => refused.includes(keyword))).toEqual([]);
  });

  it.each(schemas)("%s compiles in the strict mode of Ajv", (_name, schema) => {
    expect(new Ajv2020({ strict: true }).compile(schema)({ unknown: true })).toBeTypeOf("boolean");
  });

  it("take at most 40,000 characters of a caller's context", () => {
    expect(JSON.stringify(schemas).length).toBeLessThan(40_000);
  });
});

describe("a plain schema", () => {
  it("has definitions in their places, recursive ones to a depth, and keeps a property called pattern", () => {
    const node: z.ZodType = z.object({ pattern: z.string().regex(/^\p{L}+$/u), next: z.lazy(() => node).optional() });
    const plain = plainJsonSchema(z.toJSONSchema(z.object({ first: node, count: z.number().gt(0) })));
    expect(plain).toMatchObject({
      properties: {
        first: { properties: { pattern: { type: "string" }, next: { properties: { next: { type: "object" } } } } },
        count: { minimum: 0 },
      },
    });
    expect(JSON.stringify(plain)).not.toMatch(/\$ref|\\p\{/);
  });
});
