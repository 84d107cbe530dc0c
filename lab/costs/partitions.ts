import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import type { SentCommand } from "./sdk-send.ts";

/** Units of DynamoDB, of reads and of writes. */
export interface Units {
  read: number;
  write: number;
}

/** Whose partition of the table an item lies in, and what a throttle of it would stop. */
export const partitionKinds = [
  "environment's spending",
  "company",
  "library",
  "calibration",
  "project",
  "group",
  "study",
  "webhook",
  "market",
  "anchors",
  "other",
] as const;
export type PartitionKind = (typeof partitionKinds)[number];

const patterns: readonly (readonly [PartitionKind, RegExp])[] = [
  ["environment's spending", /^SPENDING$/],
  ["market", /^MARKET#/],
  ["anchors", /^ANCHORS#/],
  ["library", /^C#[^#]+#(LIBRARY$|L#)/],
  ["calibration", /^C#[^#]+#CALIBRATION$/],
  ["webhook", /^C#[^#]+#W#/],
  ["study", /^C#[^#]+#P#[^#]+#S#/],
  ["group", /^C#[^#]+#P#[^#]+#G#/],
  ["project", /^C#[^#]+#P#[^#]+$/],
  ["company", /^C#[^#]+$/],
];

/** Of a partition key as functions/platform/table/keys.ts and unowned-keys.ts build it. */
export const partitionKind = (key: string): PartitionKind =>
  patterns.find(([, pattern]) => pattern.test(key))?.[0] ?? "other";

/** The partition keys that a command of the table names, one for every item it reads or writes. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return [];
  const { PK } = value as { PK?: AttributeValue };
  if (PK?.S !== undefined) return [PK.S];
  return Object.values(value).flatMap(keysIn);
}

/** Of a Query the key stands among its values. */
const queried = ({ ExpressionAttributeValues: values = {} }: SentCommand["input"]): string[] =>
  Object.values(values as Record<string, AttributeValue>)
    .flatMap(({ S: text }) => (text !== undefined && partitionKind(text) !== "other" ? [text] : []))
    .slice(0, 1);

/** The kinds of partition that a command touches, one for every item. */
export function partitionsOf({ input }: SentCommand): PartitionKind[] {
  const { Key, Item, TransactItems, RequestItems } = input;
  const keys = keysIn([Key, Item, TransactItems, RequestItems]);
  const found = (keys.length > 0 ? keys : queried(input)).map(partitionKind);
  return found.length > 0 ? found : ["other"];
}
