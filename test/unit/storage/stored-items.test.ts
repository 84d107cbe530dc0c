import { readFileSync, readdirSync } from "node:fs";
import { YAML11_SCHEMA, load } from "js-yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { storedEntities } from "../../support/stored-entities.ts";

/**
 * An item of each version ever stored, and of each state: one as it is written today, and how the others differ from
 * it. A name with dots is that of an inner attribute.
 */
const fileSchema = z.strictObject({
  item: z.record(z.string(), z.unknown()),
  versions: z.array(
    z.strictObject({
      about: z.string(),
      without: z.array(z.string()).default([]),
      with: z.record(z.string(), z.unknown()).default({}),
      /** What it says once it has been read, where that is not what it holds. */
      means: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
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

type StoredFile = (typeof files)[number][1];
function itemOf({ item }: StoredFile, version: StoredFile["versions"][number]): Record<string, unknown> {
  const stored = structuredClone(item);
  for (const path of version.without) {
    const [map, name] = placeOf(stored, path);
    delete map[name];
  }
  for (const [path, value] of Object.entries(version.with)) {
    const [map, name] = placeOf(stored, path);
    map[name] = value;
  }
  return stored;
}

it("there are items of every entity, and of each of its versions", () => {
  expect(files.map(([name]) => name).sort()).toEqual([...storedEntities.keys()].sort());
  for (const [name, file] of files) {
    const versions = file.versions.map((version) => itemOf(file, version).schema_version ?? 1);
    const current = storedEntities.get(name)!.label.schema_version;
    expect([name, [...new Set(versions)].sort()]).toEqual([name, Array.from({ length: current }, (_, at) => at + 1)]);
  }
});

describe.each(files)("a stored %s", (name, file) => {
  const entity = storedEntities.get(name)!;

  it.each(file.versions.map((version) => [version.about, version] as const))("is read: %s", (_about, version) => {
    const item = itemOf(file, version);
    const read = entity.read(item) as Record<string, unknown>;
    const known = Object.entries(item).filter(([key]) => key in read && !(key in version.means));
    expect(read).toMatchObject({ ...Object.fromEntries(known), ...version.means });
    expect(entity.read({ ...item, of_a_newer_version: true })).toEqual(read);
  });

  it("is not read without what it needs, and says what is missing without saying whose it is", () => {
    const { PK, SK } = file.item;
    expect(() => entity.read({ PK, SK })).toThrow(
      expect.objectContaining({ name: "UnreadableItem", message: expect.stringContaining(`The stored ${name} `) }),
    );
  });
});
