import { describe, expect, it } from "vitest";
import type { ServiceCall } from "../../../bench/storage/calls.ts";
import { chainOf, costInWords, costOf } from "../../../bench/storage/request-cost.ts";

const call = (fields: Partial<ServiceCall>): ServiceCall => ({
  requestId: "r",
  function: "api-projects",
  service: "DynamoDB",
  command: "Get",
  from: "functions/projects/store.ts:1",
  startedAt: 0,
  endedAt: 1,
  readUnits: 0,
  writeUnits: 0,
  failed: false,
  ...fields,
});

const calls = [
  call({ startedAt: 0, endedAt: 2, readUnits: 1 }),
  call({ startedAt: 0, endedAt: 3, readUnits: 0.5, command: "Query" }),
  call({
    startedAt: 3,
    endedAt: 5,
    writeUnits: 4,
    command: "TransactWrite",
    from: "functions/projects/store.ts:9",
  }),
];
const bucket = (command: string) => call({ service: "S3", command, startedAt: 10, endedAt: 11 });

describe("what a request costs", () => {
  it("is what its calls consume, at the prices of the price list", () => {
    // 1.5 × 0.1525 + 4 × 0.7625 dollars a million.
    expect(costOf(calls)).toEqual({
      inSequence: 2,
      calls: 3,
      readUnits: 1.5,
      writeUnits: 4,
      bucketWrites: 0,
      bucketReads: 0,
      usdPerMillion: expect.closeTo(3.27875, 6),
    });
  });

  it("counts the bucket's requests as money, not as calls of the table", () => {
    const cost = costOf([...calls, bucket("PutObject"), bucket("GetObject"), bucket("DeleteObjects")]);
    expect(cost).toMatchObject({ inSequence: 2, calls: 3, bucketWrites: 1, bucketReads: 1 });
    expect(cost.usdPerMillion).toBeCloseTo(3.27875 + 5.4 + 0.43, 6);
  });

  it("leaves other services out", () => {
    expect(costOf([call({ service: "Secrets Manager", command: "GetSecretValue" })])).toMatchObject({
      inSequence: 0,
      calls: 0,
      usdPerMillion: 0,
    });
  });

  it("is told in one line", () => {
    expect(costInWords(costOf(calls))).toBe("3 calls in all; 1.5 RRU, 4 WRU; 3.28 USD per million requests");
    expect(costInWords(costOf([call({}), bucket("PutObject")]))).toBe(
      "1 call in all; 0 RRU, 0 WRU; 1 writes and 0 reads of the bucket; 5.40 USD per million requests",
    );
  });
});

describe("the chain of a request", () => {
  it("says which lines were waited for one after the other", () => {
    expect(chainOf(calls)).toEqual([
      "Get functions/projects/store.ts:1",
      "TransactWrite functions/projects/store.ts:9",
    ]);
  });
});
