import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Key } from "../../functions/platform/table/keys.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";

/** Changes items of a stack's table behind the service's back: lets time pass, loses what a crash would lose. */
export function openRawTable(endpoint: string) {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } }),
  );
  return {
    async set(key: Key, fields: Record<string, unknown>): Promise<void> {
      const names = Object.keys(fields);
      await client.send(
        new UpdateCommand({
          TableName: TABLE_NAME,
          Key: key,
          ConditionExpression: "attribute_exists(PK)",
          UpdateExpression: `SET ${names.map((_, index) => `#${index} = :${index}`).join(", ")}`,
          ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#${index}`, name])),
          ExpressionAttributeValues: Object.fromEntries(names.map((name, index) => [`:${index}`, fields[name]])),
        }),
      );
    },
    put: async (key: Key, fields: Record<string, unknown>): Promise<void> => {
      await client.send(new PutCommand({ TableName: TABLE_NAME, Item: { ...key, ...fields } }));
    },
    get: async (key: Key): Promise<Record<string, any> | undefined> =>
      (await client.send(new GetCommand({ TableName: TABLE_NAME, Key: key, ConsistentRead: true }))).Item,
    close: () => client.destroy(),
  };
}
export type RawTable = ReturnType<typeof openRawTable>;
