import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";

/** What of an input holds values of items. */
const VALUES = ["Item", "Key", "ExclusiveStartKey", "ExpressionAttributeValues"] as const;
type Values = (typeof VALUES)[number];

type With<T, V> = { [K in keyof T]: K extends Values ? Record<string, V> | Exclude<T[K], object> : T[K] };
/** An input of the client in which items, keys and values are plain ones instead of attribute values. */
export type Plain<T> = With<T, unknown>;

/** A record as attribute values; what is undefined is left out. */
export const stored = (record: object): Record<string, AttributeValue> =>
  marshall(record, { removeUndefinedValues: true });

/** Makes of a plain input one that the client takes. */
export function storedInput<T extends object>(input: T): With<T, AttributeValue> {
  const made = { ...input } as Record<string, unknown>;
  for (const name of VALUES) {
    const plain = made[name];
    if (plain !== undefined) made[name] = stored(plain as object);
  }
  return made as With<T, AttributeValue>;
}
