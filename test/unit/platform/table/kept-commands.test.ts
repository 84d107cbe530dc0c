import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { BatchGet, Get } from "../../../../functions/platform/table/kept-commands.ts";

/** Answers in the wire's form, one after the other, and what was asked. */
let answers: unknown[] = [];
let asked: unknown[] = [];
let server: Server;
const clients: DynamoDBClient[] = [];
const open = () => {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "local", credentials });
  clients.push(client);
  return DynamoDBDocumentClient.from(client);
};
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      asked.push(JSON.parse(body));
      response.setHeader("content-type", "application/x-amz-json-1.0");
      response.end(JSON.stringify(answers.shift()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const client of clients) client.destroy();
  server.close();
});

it("puts the middleware together once for a client, and sends each command's own input", async () => {
  const resolved = vi.spyOn(GetItemCommand.prototype, "resolveMiddleware");
  const client = open();
  answers = ["a", "b", "c"].map((SK) => ({ Item: { SK: { S: SK }, count: { N: "2" } } }));
  for (const SK of ["a", "b"]) {
    const { Item } = await client.send(new Get({ TableName: "table", Key: { SK } }));
    expect(Item).toEqual({ SK, count: 2 });
  }
  expect(asked).toEqual(["a", "b"].map((SK) => ({ TableName: "table", Key: { SK: { S: SK } } })));
  expect(resolved).toHaveBeenCalledTimes(1);
  await open().send(new Get({ TableName: "table", Key: { SK: "c" } }));
  expect(resolved).toHaveBeenCalledTimes(2);
});

it("gives keys that were left over as they are asked for again", async () => {
  const wire = { table: { Keys: [{ SK: { S: "a" } }], ConsistentRead: true } };
  answers = [{ UnprocessedKeys: wire }, { Responses: { table: [] } }];
  const client = open();
  const RequestItems = { table: { Keys: [{ SK: "a" }], ConsistentRead: true } };
  const { UnprocessedKeys } = await client.send(new BatchGet({ RequestItems }));
  expect(UnprocessedKeys).toEqual(RequestItems);
  await client.send(new BatchGet({ RequestItems: UnprocessedKeys }));
  expect(asked).toEqual([{ RequestItems: wire }, { RequestItems: wire }]);
});
