import { marshall, unmarshall, type NativeAttributeValue } from "@aws-sdk/util-dynamodb";
import type { StoredItem } from "./entity.ts";

/** An item in DynamoDB's JSON: `{"S": "text"}`, `{"N": "1"}`, bytes in base64. */
export type ItemJson = Record<string, unknown>;

/**
 * Sorts attributes by name, because the table returns them in any order. A buffer arrives here already converted to a
 * list of numbers.
 */
function inOrder(this: ItemJson, key: string, value: unknown): unknown {
  const bytes = this[key];
  if (bytes instanceof Uint8Array) return Buffer.from(bytes).toString("base64");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An item as JSON: always the same for the same item. */
export const itemToJson = (item: StoredItem): ItemJson =>
  JSON.parse(JSON.stringify(marshall(item, { removeUndefinedValues: true }), inOrder)) as ItemJson;

/** The item from the JSON of {@link itemToJson}. */
export const itemFromJson = (json: ItemJson): Record<string, NativeAttributeValue> =>
  unmarshall(
    JSON.parse(JSON.stringify(json), (key, value: unknown) => {
      if (key === "B" && typeof value === "string") return Buffer.from(value, "base64");
      return key === "BS" && Array.isArray(value) ? value.map((one) => Buffer.from(String(one), "base64")) : value;
    }) as Parameters<typeof unmarshall>[0],
  );
