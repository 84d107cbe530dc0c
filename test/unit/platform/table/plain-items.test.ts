import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type AttributeValue,
} from "@aws-sdk/client-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PlainItems } from "../../../../functions/platform/table/plain-items.ts";

const TableName = "table";
const item = {
  PK: "C#1",
  SK: "Größe ✓ 日本語",
  none: null,
  count: 9_007_199_254_740_991,
  share: -0.125,
  empty: "",
  yes: true,
  list: ["a", 1, [], { deep: [false] }],
  map: { "0": true, weight: 1e-7, nothing: {} },
  models: new Set(["one", "two"]),
  packed: Uint8Array.from({ length: 300 }, (_, index) => index % 256),
};
const key = { PK: "C#1", SK: "one" };

/** Bytes are base64 on the way. */
const sent = (values: Record<string, AttributeValue>): unknown =>
  JSON.parse(
    JSON.stringify(values, (_name, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    ),
  );
const sentItem = sent(marshall(item));
const sentKey = sent(marshall(key));

let answer: { status: number; body: unknown };
let asked: string[] = [];
let server: Server;
let client: DynamoDBClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      asked.push(body);
      response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    protocol: PlainItems,
  });
});
afterAll(() => {
  client.destroy();
  server.close();
});

it("reads items as unmarshall does, wherever they stand", async () => {
  expect(unmarshall(marshall(item))).toEqual(item);
  const body = { Item: sentItem, Attributes: sentItem, Items: [sentItem, sentKey], LastEvaluatedKey: sentKey };
  answer = { status: 200, body: { ...body, Responses: { [TableName]: [sentItem] }, Count: 2 } };
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: marshall(key) }));
  expect(Item).toEqual(item);
  const { Items, LastEvaluatedKey, Count, $metadata } = await client.send(new QueryCommand({ TableName }));
  expect([Items, LastEvaluatedKey, Count, $metadata.httpStatusCode]).toEqual([[item, key], key, 2, 200]);
  const { Attributes } = await client.send(new UpdateItemCommand({ TableName, Key: marshall(key) }));
  expect(Attributes).toEqual(item);
  const { Responses } = await client.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [] } } }));
  expect(Responses).toEqual({ [TableName]: [item] });
});

it("leaves what was not done in a form in which it is sent again", async () => {
  const RequestItems = { [TableName]: [{ PutRequest: { Item: marshall(item) } }] };
  answer = { status: 200, body: { UnprocessedItems: { [TableName]: [{ PutRequest: { Item: sentItem } }] } } };
  const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems }));
  const Keys = { [TableName]: { Keys: [sentKey], ConsistentRead: true } };
  answer = { status: 200, body: { Responses: {}, UnprocessedKeys: Keys } };
  const { UnprocessedKeys } = await client.send(
    new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [marshall(key)], ConsistentRead: true } } }),
  );
  answer = { status: 200, body: {} };
  asked = [];
  await client.send(new BatchWriteItemCommand({ RequestItems: UnprocessedItems }));
  await client.send(new BatchGetItemCommand({ RequestItems: UnprocessedKeys }));
  expect(asked.map((body) => (JSON.parse(body) as { RequestItems: unknown }).RequestItems)).toEqual([
    { [TableName]: [{ PutRequest: { Item: sentItem } }] },
    Keys,
  ]);
});

it("tells errors as ever, with the item that stood in the way", async () => {
  const error = { __type: "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException", message: "no" };
  answer = { status: 400, body: { ...error, Item: sentItem } };
  const thrown: unknown = await client
    .send(new UpdateItemCommand({ TableName, Key: marshall(key) }))
    .catch((caught: unknown) => caught);
  expect(thrown).toBeInstanceOf(ConditionalCheckFailedException);
  expect(unmarshall((thrown as ConditionalCheckFailedException).Item!)).toEqual(item);
});

it("refuses a value that the service would not have stored", async () => {
  answer = { status: 200, body: { Item: { ...(sentItem as object), numbers: { NS: ["1"] } } } };
  await expect(client.send(new GetItemCommand({ TableName, Key: marshall(key) }))).rejects.toThrow("of type NS");
});
