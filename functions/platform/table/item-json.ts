import { marshall, unmarshall, type NativeAttributeValue } from "@aws-sdk/util-dynamodb";
import type { StoredItem } from "./entity.ts";

/** An item in DynamoDB's JSON: `{"S": "text"}`, `{"N": "1"}`, bytes in base64. */
export type ItemJson = Record<string, unknown>;

/** An item as JSON can hold it. */
export const itemToJson = (item: StoredItem): ItemJson =>
  JSON.parse(
    JSON.stringify(marshall(item, { removeUndefinedValues: true }), function (this: ItemJson, key, value: unknown) {
      const bytes = this[key];
      return bytes instanceof Uint8Array ? Buffer.from(bytes).toString("base64") : value;
    }),
  ) as ItemJson;

/** The item that {@link itemToJson} has made JSON of. */
export const itemFromJson = (json: ItemJson): Record<string, NativeAttributeValue> =>
  unmarshall(
    JSON.parse(JSON.stringify(json), (key, value: unknown) => {
      if (key === "B" && typeof value === "string") return Buffer.from(value, "base64");
      return key === "BS" && Array.isArray(value) ? value.map((one) => Buffer.from(String(one), "base64")) : value;
    }) as Parameters<typeof unmarshall>[0],
  );
