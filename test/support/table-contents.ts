import { createHash } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";

/** Every item of a stack's table, for tests that ask what is left behind. */
export async function tableContents(endpoint: string): Promise<Record<string, unknown>[]> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } }),
  );
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client }, { TableName: TABLE_NAME, ConsistentRead: true }))
    items.push(...(page.Items ?? []));
  client.destroy();
  return items;
}

/** Items whose key mentions an id. */
export const itemsOf = async (endpoint: string, id: string): Promise<string[]> =>
  (await tableContents(endpoint)).map(({ PK, SK }) => `${String(PK)} ${String(SK)}`).filter((key) => key.includes(id));

/** Keys of the items that mention an id anywhere, in their key or in what they hold. */
export const mentionsOf = async (endpoint: string, id: string): Promise<string[]> =>
  (await tableContents(endpoint))
    .filter((item) => JSON.stringify(item).includes(id))
    .map(({ PK, SK }) => `${String(PK)} ${String(SK)}`);

/** For `JSON.stringify`: the same text of the same attributes, in whatever order the table gives them. */
export const inKeyOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A hash of the items whose partition key begins with a prefix: the same as long as nothing is written there. */
export async function tableHash(endpoint: string, prefix = "C#"): Promise<string> {
  const items = (await tableContents(endpoint))
    .filter(({ PK }) => String(PK).startsWith(prefix))
    .map((item) => JSON.stringify(item, inKeyOrder))
    .sort();
  return createHash("sha256").update(items.join("\n")).digest("hex");
}
