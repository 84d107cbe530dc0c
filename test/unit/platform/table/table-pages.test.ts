import { DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, afterEach, expect, it } from "vitest";
import type { Reader } from "../../../../functions/platform/table/entity.ts";
import { openTable } from "../../../../functions/platform/table/table.ts";

const client = mockClient(DynamoDBDocumentClient);
afterAll(() => client.restore());
afterEach(() => client.reset());

/** A table whose lists have so many items, of which 1 MB holds so many. */
function tableOf(items: number, inMegabyte: number) {
  client.on(QueryCommand).callsFake(({ Limit = Infinity, ExclusiveStartKey }: QueryCommandInput) => {
    const from = Number(ExclusiveStartKey?.SK ?? 0);
    const to = Math.min(items, from + Math.min(Limit, inMegabyte));
    const Items = Array.from({ length: to - from }, (_, index) => ({ SK: String(from + index) }));
    return { Items, LastEvaluatedKey: to < items || Limit === to - from ? { SK: String(to) } : undefined };
  });
  return openTable("any", { region: "local" });
}
const number: Reader<number> = { read: ({ SK }) => Number(SK) };
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const limits = () => client.commandCalls(QueryCommand).map(({ args }) => args[0].input.Limit);

it("reads a list to its end, in pages of as many items as are asked for", async () => {
  expect(await tableOf(300, 400).queryAll(number, "P", "S", { pageSize: 100 })).toEqual(upTo(300));
  // The last one is full, and whether anything follows is known by asking only.
  expect(limits()).toEqual([100, 100, 100, 100]);
});

it("reads as much as a page of the table has room for where nothing is asked for", async () => {
  expect(await tableOf(300, 120).queryAll(number, "P", "S")).toEqual(upTo(300));
  expect(limits()).toEqual([undefined, undefined, undefined]);
});

it("reads on for what a page had no room for, and no more than was asked for", async () => {
  expect(await tableOf(300, 40).query(number, { Limit: 100 })).toEqual(upTo(100));
  expect(limits()).toEqual([100, 60, 20]);
});
