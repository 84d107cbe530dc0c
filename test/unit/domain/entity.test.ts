import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineEntity, type StoredItem } from "../../../functions/domain/entity.ts";
import { newId } from "../../../functions/domain/ids.ts";

const shown = z.object({ name: z.string(), size: z.object({ width: z.int(), height: z.int() }) });
/** Version 1 had one length, version 2 two, version 3 has them in one place. */
const picture = defineEntity("picture", shown, [
  ({ length, ...item }: StoredItem) => ({ ...item, width: length, height: length }),
  ({ width, height, ...item }: StoredItem) => ({ ...item, size: { width, height } }),
]);
const square = { name: "square", size: { width: 3, height: 3 } };

describe("an item", () => {
  it.each([
    ["without a version is of the first", { name: "square", length: 3 }],
    ["of the first", { schema_version: 1, name: "square", length: 3 }],
    ["of the one before", { schema_version: 2, name: "square", width: 3, height: 3 }],
    ["of today", { schema_version: 3, ...square }],
    ["of tomorrow, with what nobody knows yet", { schema_version: 4, ...square, colour: "blue" }],
  ])("%s is read as what it means today", (_, item) => {
    expect(picture.read({ PK: "P", SK: "S", ...item })).toEqual(square);
  });

  it("says the version that it is written in", () => {
    expect(picture.label).toEqual({ entity: "picture", schema_version: 3 });
  });

  const companyId = newId();
  const key = { PK: `C#${companyId}#L#lib-${companyId}`, SK: "NAME#mia huber" };
  it.each<[string, number, StoredItem, string]>([
    [
      "lacks a field",
      3,
      { ...key, schema_version: 3, name: "square", size: { width: 3 } },
      "size.height (invalid_type)",
    ],
    ["has another type", 3, { ...key, schema_version: 3, ...square, name: 7 }, "name (invalid_type)"],
    [
      "no upgrade makes sense of",
      1,
      { ...key, name: "square" },
      "size.width (invalid_type), size.height (invalid_type)",
    ],
  ])("that %s is an error that names key, version and field, and nobody", (_, version, item, fields) => {
    expect(() => picture.read(item)).toThrow(
      `The stored picture C#${companyId}#L#… NAME#… of version ${version} cannot be read: ${fields}; ` +
        "mend the item, or add an upgrade beside its schema",
    );
  });

  it("of an address is named without it", () => {
    const broken = { PK: "EMAIL#mia@example.com", SK: "ACCOUNT", name: "mia@example.com" };
    expect(() => picture.read(broken)).toThrow("The stored picture EMAIL#… ACCOUNT of version 1");
    expect(() => picture.read(broken)).not.toThrow("mia");
  });
});
