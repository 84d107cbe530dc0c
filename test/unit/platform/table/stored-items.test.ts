import { readFileSync, readdirSync } from "node:fs";
import { YAML11_SCHEMA, load } from "js-yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { storedEntities } from "../../../support/stored-entities.ts";

/**
 * An item of each entity without its label, and how those of its other states differ from it. A name with dots is that
 * of an inner attribute.
 */
const stateSchema = z.strictObject({
  about: z.string(),
  without: z.array(z.string()).default([]),
  with: z.record(z.string(), z.unknown()).default({}),
  /** What it says once it has been read, where that is not what it holds. */
  means: z.record(z.string(), z.unknown()).default({}),
});
const fileSchema = z.strictObject({
  item: z.record(z.string(), z.unknown()),
  states: z.array(stateSchema).default([{ about: "its one state", without: [], with: {}, means: {} }]),
});

const folder = new URL("stored-items/", import.meta.url);
const files = readdirSync(folder).map((name) => {
  // YAML 1.1 has sets and binaries, as DynamoDB does.
  const content: unknown = load(readFileSync(new URL(name, folder), "utf8"), { schema: YAML11_SCHEMA });
  return [name.replace(".yaml", ""), fileSchema.parse(content)] as const;
});

/** The map that a path ends in, and the last name of the path. */
function placeOf(item: Record<string, unknown>, path: string): [Record<string, unknown>, string] {
  const names = path.split(".");
  const last = names.pop() ?? "";
  return [names.reduce((map, name) => map[name] as Record<string, unknown>, item), last];
}

function itemOf(item: Record<string, unknown>, state: z.infer<typeof stateSchema>): Record<string, unknown> {
  const stored = structuredClone(item);
  for (const path of state.without) {
    const [map, name] = placeOf(stored, path);
    delete map[name];
  }
  for (const [path, value] of Object.entries(state.with)) {
    const [map, name] = placeOf(stored, path);
    map[name] = value;
  }
  return stored;
}

it("there are items of every entity", () => {
  expect(files.map(([name]) => name).sort()).toEqual([...storedEntities.keys()].sort());
});

describe.each(files)("a stored %s", (name, file) => {
  const entity = storedEntities.get(name)!;

  it.each(file.states.map((state) => [state.about, state] as const))("is read: %s", (_about, state) => {
    const item = { ...itemOf(file.item, state), ...entity.label };
    const read = entity.read(item) as Record<string, unknown>;
    const known = Object.entries(item).filter(([key]) => key in read && !(key in state.means));
    expect(read).toMatchObject({ ...Object.fromEntries(known), ...state.means });
    expect(entity.read({ ...item, of_a_newer_version: true })).toEqual(read);
  });

  it("is not read without what it needs, and says what is missing without saying whose it is", () => {
    const { PK, SK } = file.item;
    expect(() => entity.read({ PK, SK })).toThrow(
      expect.objectContaining({ name: "UnreadableItem", message: expect.stringContaining(`The stored ${name} `) }),
    );
  });
});
