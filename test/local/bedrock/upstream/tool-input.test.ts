import { describe, expect, it } from "vitest";
import { toolInput } from "../../../../functions/models/openai-compatible/tool-input.ts";

const nullable = (schema: object) => ({ anyOf: [schema, { type: "null" }] });
const people = { type: "array", items: { type: "object", properties: { age: { type: "number" } } } };
const schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    age: nullable({ type: "integer" }),
    gender: nullable({ type: "string", enum: ["Male", "Female"] }),
    place: { type: ["string", "null"] },
    either: { anyOf: [{ type: "number" }, { type: "boolean" }] },
    note: { type: "string" },
    people,
  },
  required: ["name", "age"],
};
const tool = { name: "describe", description: "", schema };
const read = (value: unknown) => toolInput(JSON.stringify(value), tool);

describe("the input of a tool", () => {
  it.each([
    [{ age: "34" }, { age: 34 }],
    [{ age: "34.5" }, { age: "34.5" }],
    [{ age: "about 34" }, { age: "about 34" }],
    [{ age: "1,000" }, { age: "1,000" }],
    [{ age: null }, { age: null }],
    [{ name: 7 }, { name: "7" }],
    [{ name: "7" }, { name: "7" }],
    [{ name: null }, { name: null }],
    [{ place: 80331 }, { place: "80331" }],
    [{ gender: "Female" }, { gender: "Female" }],
    [{ either: "TRUE" }, { either: true }],
    [{ either: "yes" }, { either: "yes" }],
    [{ people: { age: "3" } }, { people: [{ age: 3 }] }],
    [{ people: '[{"age": "3"}]' }, { people: [{ age: 3 }] }],
    [{ people: "nobody" }, { people: "nobody" }],
    [{ note: null }, {}],
    [{ unknown: "4" }, { unknown: "4" }],
  ])("of %j is %j", (given, wanted) => {
    const whole = { name: "Ada", age: 36 };
    expect(read({ ...whole, ...given })).toEqual({ ...whole, ...wanted });
  });

  it("is the most complete of several objects, the last one among equals", () => {
    const text = '{"name": "Ada"} {"name": "Eva", "age": 1} {"name": "Ida", "age": 2} {"age": 3}';
    expect(toolInput(text, tool)).toEqual({ name: "Ida", age: 2 });
  });

  it("keeps line breaks inside of texts readable", () => {
    expect(toolInput('{"name": "Ada\nLovelace", "age": 36}', tool)).toEqual({ name: "Ada Lovelace", age: 36 });
  });

  it("is not unwrapped where the tool's own properties are called so", () => {
    const own = { ...tool, schema: { type: "object", properties: { input: { type: "object" } }, required: ["input"] } };
    expect(toolInput('{"input": {"age": 1}}', own)).toEqual({ input: { age: 1 } });
  });

  it("is never made up of an answer that was cut", () => {
    const text = JSON.stringify({ name: "Ada", age: 36, people: [{ age: 1 }, { age: 2 }], note: "She said: {oat}" });
    for (let length = 0; length < text.length; length++) {
      const cut = text.slice(0, length);
      expect([cut, toolInput(cut, tool), toolInput(`\`\`\`json\n${cut}`, tool)]).toEqual([cut, undefined, undefined]);
    }
    expect(toolInput(text, tool)).toMatchObject({ name: "Ada", age: 36 });
  });
});
