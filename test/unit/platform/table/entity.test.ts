import { describe, expect, it } from "vitest";
import * as z from "zod";
import { DATA_FORMAT, defineEntity, type StoredItem } from "../../../../functions/platform/table/entity.ts";
import { newId } from "../../../../functions/platform/ids.ts";

const shown = z.object({ name: z.string(), size: z.object({ width: z.int(), height: z.int() }) });
const picture = defineEntity("picture", shown);
const square = { name: "square", size: { width: 3, height: 3 } };

describe("an item", () => {
  const companyId = newId();
  const key = { PK: `C#${companyId}#L#lib-${companyId}`, SK: "NAME#mia huber" };

  it.each<[string, StoredItem]>([
    ["with its label", { ...key, ...picture.label, ...square, colour: "blue" }],
    ["of a projection without the format", square],
  ])("%s is read as what its schema names", (_, item) => {
    expect(picture.read(item)).toEqual(square);
  });

  it.each<[string, StoredItem, string]>([
    ["lacks a field", { name: "square", size: { width: 3 } }, "cannot be read: size.height (invalid_type)"],
    ["has another type", { ...square, name: 7 }, "cannot be read: name (invalid_type)"],
    [
      "is of another format",
      { ...square, schema_version: DATA_FORMAT - 1 },
      `was written by another version of the service, in format ${DATA_FORMAT - 1}; this version reads ${DATA_FORMAT}`,
    ],
  ])("that %s is an error that names key and problem, and nobody", (_, item, problem) => {
    expect(() => picture.read({ ...key, ...picture.label, ...item })).toThrow(
      `The stored picture C#${companyId}#L#… NAME#… ${problem}`,
    );
  });

  it("of an address is named without it", () => {
    const broken = { PK: "EMAIL#mia@example.com", SK: "ACCOUNT", name: "mia@example.com" };
    expect(() => picture.read(broken)).toThrow("The stored picture EMAIL#… ACCOUNT cannot be read");
    expect(() => picture.read(broken)).not.toThrow("mia");
  });
});
