import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  BatchGetCommand,
  BatchWriteCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { readerOf, type UnreadableItem } from "../../../../functions/platform/table/entity.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { ConditionFailed, openTable } from "../../../../functions/platform/table/table.ts";
import { cancelled } from "../../../support/mock-table.ts";

const dynamodb = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamodb.restore());
const client = { region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } };
const table = openTable("any", client);
const metadata = { $metadata: {}, message: "refused" };
const conflict = new TransactionConflictException(metadata);
const throttled = new ProvisionedThroughputExceededException(metadata);
const key = (SK: string) => ({ PK: "P", SK });
const named = readerOf("named", z.object({ name: z.string() }));
/** The first attempt and its twelve repetitions. */
const ATTEMPTS = 13;

beforeEach(() => {
  dynamodb.reset();
  // No pause between attempts.
  vi.spyOn(Math, "random").mockReturnValue(0);
});

const update = () => table.update({ Key: key("S"), UpdateExpression: "SET a = :a" });
const transact = () => table.transact({ Delete: { Key: key("S") } }, { Delete: { Key: key("T") } });

describe("an update", () => {
  it("whose condition does not hold says what stood there", async () => {
    dynamodb.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ ...metadata, Item: marshall({ a: 1 }) }));
    await expect(update()).rejects.toMatchObject({ name: "ConditionFailed", index: 0, item: { a: 1 } });
    expect(dynamodb.calls()).toHaveLength(1);
  });

  it.each([
    ["in conflict with a transaction is made again", [conflict, conflict], 3, undefined],
    ["in conflict for ever gives up", Array.from({ length: 20 }, () => conflict), ATTEMPTS, conflict],
    ["that is throttled is left to the client", [throttled], 1, throttled],
  ])("%s", async (_, failures, calls, error) => {
    const stub = dynamodb.on(UpdateCommand);
    for (const failure of failures) stub.rejectsOnce(failure);
    stub.resolves({});
    await (error ? expect(update()).rejects.toBe(error) : update());
    expect(dynamodb.calls()).toHaveLength(calls);
  });
});

describe("a transaction", () => {
  it.each([
    [["None", "ConditionalCheckFailed"], [1]],
    [
      ["ConditionalCheckFailed", "ConditionalCheckFailed"],
      [0, 1],
    ],
    // A conflict beside it changes nothing: the condition would not hold the next time either.
    [["TransactionConflict", "ConditionalCheckFailed"], [1]],
  ])("with the reasons %j says which conditions did not hold", async (codes, indexes) => {
    dynamodb.on(TransactWriteCommand).rejects(cancelled(codes, { a: 1 }));
    const failure: unknown = await transact().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConditionFailed);
    expect(failure).toMatchObject({ index: indexes[0], indexes, item: { a: 1 } });
    expect(dynamodb.calls()).toHaveLength(1);
  });

  it.each([
    ["in conflict is made again", "TransactionConflict", 2, 3],
    ["that is throttled is made again", "ThrottlingError", 1, 2],
    ["in conflict for ever gives up", "TransactionConflict", 20, ATTEMPTS],
    ["that is wrong is not made again", "ValidationError", 1, 1],
  ])("%s", async (_, code, failures, calls) => {
    const stub = dynamodb.on(TransactWriteCommand);
    for (let failure = 0; failure < failures; failure++) stub.rejectsOnce(cancelled([code, "None"]));
    stub.resolves({});
    await (calls > failures ? transact() : expect(transact()).rejects.toThrow("refused"));
    expect(dynamodb.calls()).toHaveLength(calls);
  });
});

describe("a batch", () => {
  it("asks again for what was left over, and answers in the order of the keys", async () => {
    const [a, b] = [
      { ...key("a"), name: "a" },
      { ...key("b"), name: "b" },
    ];
    dynamodb
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { any: [b] }, UnprocessedKeys: { any: { Keys: [key("a")] } } })
      .resolves({ Responses: { any: [a] } });
    const found = await table.getMany([named, key("a")], [named, key("none")], [named, key("b")]);
    expect(found).toEqual([{ name: "a" }, undefined, { name: "b" }]);
  });

  it("goes once for what the same work reads at one moment", async () => {
    const items = ["study", "a", "b"].map((name) => ({ ...key(name), name }));
    dynamodb.on(BatchGetCommand).resolves({ Responses: { any: items } });
    const member = (name: string) => table.getMany([named, key("study")], [named, key(name)]);
    const found = await inContext({ correlationId: "c" }, () => Promise.all([member("a"), member("b")]));
    expect(found.map(([, own]) => own)).toEqual([{ name: "a" }, { name: "b" }]);
    expect(dynamodb.calls().map(({ args }) => args[0].input)).toMatchObject([
      { RequestItems: { any: { Keys: ["study", "a", "b"].map((name) => key(name)) } } },
    ]);
  });

  it("writes again what was left over", async () => {
    const left = { DeleteRequest: { Key: key("b") } };
    dynamodb
      .on(BatchWriteCommand)
      .resolvesOnce({ UnprocessedItems: { any: [left] } })
      .resolves({});
    await table.deleteAll([key("a"), key("b")]);
    expect(dynamodb.calls()[1]?.args[0].input).toEqual({ RequestItems: { any: [left] } });
  });
});

describe("a list with an item that cannot be read", () => {
  const broken = { ...key("b"), name: 7 };
  beforeEach(() => void dynamodb.on(QueryCommand).resolves({ Items: [{ ...key("a"), name: "a" }, broken] }));

  it("leaves it out and reports it, if that is asked for", async () => {
    const reported: UnreadableItem[] = [];
    const listing = openTable("any", client, { report: (error) => void reported.push(error) });
    expect(await listing.queryAll(named, "P", "", { tolerant: true })).toEqual([{ name: "a" }]);
    const pages = [];
    for await (const page of listing.queryPages(named, {}, { tolerant: true })) pages.push(page);
    expect(pages).toEqual([[{ name: "a" }]]);
    expect(reported.map(({ message }) => message)).toEqual(
      Array(2).fill(expect.stringContaining("name (invalid_type)")),
    );
    await expect(listing.queryAll(named, "P", "")).rejects.toThrow("cannot be read");
  });

  it("fails where there is nobody to report it to", async () => {
    await expect(table.queryAll(named, "P", "", { tolerant: true })).rejects.toThrow("cannot be read");
  });
});
