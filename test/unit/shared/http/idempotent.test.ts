import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { BudgetReached } from "../../../../functions/domain/costs/budget-reached.ts";
import { BadRequest, NotFound, Unauthenticated } from "../../../../functions/shared/errors.ts";
import { idempotent, type IdempotencyRecord } from "../../../../functions/shared/http/idempotent.ts";

const key = { key: "hash of the key", fingerprint: "this request" };
const given: IdempotencyRecord = { fingerprint: "this request", status: 201, body: "as before" };
const late = async <T>(value: T | Error): Promise<T> => {
  for (let passed = 0; passed < 3; passed += 1) await turn();
  if (value instanceof Error) throw value;
  return value;
};
const paid = () => Promise.resolve();
const broke = () => late<undefined>(new BudgetReached("company", new Date()));
const unknown = () => Promise.resolve(undefined);

/** A handler that reads, waits to be authorized and then has its effect. */
const handler = (effects: string[]) => async (authorize: () => Promise<void>) => {
  await authorize();
  effects.push("written");
  return { status: 202, body: "done" };
};

describe("a route that spends", () => {
  it("reads while it is asked whether there is money, and writes after", async () => {
    const events: string[] = [];
    const answer = await idempotent({
      authorized: null,
      waits: true,
      idempotency: null,
      findIdempotencyRecord: unknown,
      requireBudget: async () => {
        await late(undefined);
        events.push("money");
      },
      work: async (authorize) => {
        events.push("read");
        await authorize();
        events.push("write");
        return { status: 202 };
      },
    });
    expect([events, answer]).toEqual([["read", "money", "write"], { status: 202 }]);
  });

  it("has no effect without money", async () => {
    const effects: string[] = [];
    const request = {
      authorized: null,
      waits: true,
      idempotency: key,
      findIdempotencyRecord: unknown,
      requireBudget: broke,
      work: handler(effects),
    };
    await expect(idempotent(request)).rejects.toThrow(BudgetReached);
    expect(effects).toEqual([]);
  });

  it.each([
    ["early", () => Promise.reject(new NotFound("Project"))],
    ["late", () => late<never>(new NotFound("Project"))],
  ])("says that there is no money before anything its handler finds wrong, %s", async (_when, work) => {
    await expect(
      idempotent({
        authorized: null,
        waits: true,
        idempotency: null,
        findIdempotencyRecord: unknown,
        requireBudget: broke,
        work,
      }),
    ).rejects.toThrow(BudgetReached);
    await expect(
      idempotent({
        authorized: null,
        waits: true,
        idempotency: null,
        findIdempotencyRecord: unknown,
        requireBudget: paid,
        work,
      }),
    ).rejects.toThrow(NotFound);
  });

  it("repeats the answer of before, with or without money, whatever its handler finds by now", async () => {
    const effects: string[] = [];
    const findIdempotencyRecord = () => late(given);
    const already = () => Promise.reject(new BadRequest("Started already"));
    for (const requireBudget of [paid, broke])
      for (const work of [handler(effects), already])
        expect(
          await idempotent({
            authorized: null,
            waits: true,
            idempotency: key,
            findIdempotencyRecord,
            requireBudget,
            work,
          }),
        ).toEqual(given);
    expect(effects).toEqual([]);
  });

  it("refuses a key of another request first of all", async () => {
    const effects: string[] = [];
    const findIdempotencyRecord = () => late({ ...given, fingerprint: "another request" });
    const request = {
      authorized: null,
      waits: true,
      idempotency: key,
      findIdempotencyRecord,
      requireBudget: broke,
      work: handler(effects),
    };
    await expect(idempotent(request)).rejects.toThrow("was used for another request");
    expect(effects).toEqual([]);
  });

  it("gets the answer of the attempt that it lost a race against", async () => {
    let stored: IdempotencyRecord | undefined;
    const work = async (authorize: () => Promise<void>) => {
      await authorize();
      stored = given;
      throw new BadRequest("Changed meanwhile");
    };
    const request = {
      authorized: null,
      waits: true,
      idempotency: key,
      findIdempotencyRecord: () => Promise.resolve(stored),
      requireBudget: paid,
      work,
    };
    expect(await idempotent(request)).toEqual(given);
  });

  it("fails if its handler forgets to wait", async () => {
    const work = () => Promise.resolve({ status: 202 });
    await expect(
      idempotent({
        authorized: null,
        waits: true,
        idempotency: null,
        findIdempotencyRecord: unknown,
        requireBudget: paid,
        work,
      }),
    ).rejects.toThrow("did not wait");
  });
});

describe("any other route", () => {
  it("does nothing twice, and does not read before it knows", async () => {
    let runs = 0;
    const work = () => Promise.resolve({ status: 201, run: (runs += 1) });
    const request = { authorized: null, waits: false, idempotency: key, requireBudget: null, work };
    expect(await idempotent({ ...request, findIdempotencyRecord: () => late(given) })).toEqual(given);
    expect(runs).toBe(0);
    expect(await idempotent({ ...request, findIdempotencyRecord: unknown })).toEqual({ status: 201, run: 1 });
  });

  it("is not answered, and not again either, for whom it turns out that they may not come in", async () => {
    const authorized = () => late<undefined>(new Unauthenticated("gone")) as unknown as Promise<void>;
    const request = { waits: false, idempotency: key, requireBudget: null, work: async () => ({ status: 200 }) };
    await expect(idempotent({ ...request, authorized: authorized(), findIdempotencyRecord: unknown })).rejects.toThrow(
      "gone",
    );
    await expect(
      idempotent({ ...request, authorized: authorized(), findIdempotencyRecord: async () => given }),
    ).rejects.toThrow("gone");
    const wrong = { ...request, work: () => Promise.reject(new NotFound("Project")) };
    await expect(idempotent({ ...wrong, authorized: authorized(), findIdempotencyRecord: unknown })).rejects.toThrow(
      "gone",
    );
  });
});
