import { beforeEach, describe, expect, it } from "vitest";
import type { Model } from "../../../../functions/models/port/model.ts";
import { BatchUnfinished, WorkStopped } from "../../../../functions/platform/model-errors.ts";
import { askBatch, type SharedModels } from "../../../../functions/models/batches/ask-batch.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";

/** Calls that are under way, in the order in which they were made. */
let calls: PromiseWithResolvers<void>[] = [];
let made = 0;
let clock = 0;
let logged: unknown[] = [];
beforeEach(() => {
  calls = [];
  [made, clock, logged] = [0, 0, []];
});

const model: Model = {
  prepare: () => {},
  ask: () => {
    made += 1;
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise as never;
  },
};
const put = ({ model: shared }: Pick<SharedModels, "model">) => shared.ask({} as Prompt<unknown>, "model");
const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

const batch = (personas: number, callsAtOnce: number, callsEach = 1) => ({
  personaIds: names(personas),
  model,
  capacity: { callsAtOnce, callsEach },
  seconds: 100,
  logger: { warn: (_: string, fields?: object) => void logged.push(fields) },
  now: () => clock,
});

/** Everything that can go on without an answer of a model has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** Lets all calls that are under way end, and the ones after them, until there are none. */
async function answerAll(): Promise<void> {
  for (await settled(); calls.length > 0; await settled()) for (const call of calls.splice(0)) call.resolve();
}

describe("asking a batch of personas", () => {
  it("keeps all its places for calls taken and no more, whoever they belong to", async () => {
    const widths: number[] = [];
    const done = askBatch(batch(7, 10, 4), async (_, models) => {
      await Promise.all(Array.from({ length: 4 }, () => put(models)));
      await put(models);
    });
    for (await settled(); calls.length > 0; await settled()) {
      widths.push(calls.length);
      for (const call of calls.splice(0)) call.resolve();
    }
    await done;
    expect(made).toBe(35);
    expect(Math.max(...widths)).toBe(10);
    // 35 calls in 10 places take 4 rounds, and one more for those whose last question waits for the fourth.
    expect(widths.length).toBeLessThanOrEqual(5);
  });

  it("begins with a few of many, in their order", async () => {
    const begun: string[] = [];
    const done = askBatch(batch(50, 2), async (id, models) => {
      begun.push(id);
      await put(models);
    });
    await settled();
    expect(begun).toEqual(names(4));
    await answerAll();
    await done;
    expect(begun).toEqual(names(50));
  });

  it("loads as many at once as have room for all their questions", async () => {
    const loads: PromiseWithResolvers<void>[] = [];
    const done = askBatch(batch(7, 5, 3), async (_, models) => {
      const load = Promise.withResolvers<void>();
      loads.push(load);
      await load.promise;
      await Promise.all(Array.from({ length: 3 }, () => put(models)));
    });
    const loading: number[] = [];
    for (await settled(); loads.length > 0; await settled()) {
      loading.push(loads.length);
      for (const load of loads.splice(0)) load.resolve();
      await settled();
      if (loads.length === 0) for (const call of calls.splice(0)) call.resolve();
    }
    await answerAll();
    await done;
    // Five places and as many that wait: nine questions leave room for the first of the next one's.
    expect(loading).toEqual([3, 1, 1, 1, 1]);
  });

  it("puts no question any more that waits when the study is over", async () => {
    const done = askBatch(batch(50, 2), async (_, models) => {
      await put(models);
      throw new WorkStopped("The study is gone or over");
    });
    const failed = expect(done).rejects.toMatchObject({ name: "WorkStopped" });
    await answerAll();
    await failed;
    expect(made).toBeLessThanOrEqual(4);
  });

  it("asks the others when somebody fails, and then fails with that", async () => {
    const through: string[] = [];
    const done = askBatch(batch(5, 2), async (id, models) => {
      await put(models);
      if (id === "p1") throw new TypeError("no answer");
      through.push(id);
    });
    const failed = expect(done).rejects.toThrow("no answer");
    await answerAll();
    await failed;
    expect(through).toEqual(["p0", "p2", "p3", "p4"]);
    expect(logged).toEqual([{ persona_id: "p1", error: new TypeError("no answer") }]);
  });

  it("says what somebody failed with who goes on all the same, and hands back for that", async () => {
    const failure = new TypeError("no answer");
    const done = askBatch(batch(2, 2), async (id, models) => {
      await put(models);
      if (id === "p1") throw new BatchUnfinished("Has come further", { cause: failure });
    });
    const failed = expect(done).rejects.toThrow("Has come further");
    await answerAll();
    await failed;
    expect(logged).toEqual([{ persona_id: "p1", error: failure }]);
  });

  it("begins with nobody else when the study is over", async () => {
    const begun: string[] = [];
    const done = askBatch(batch(50, 1), async (id, models) => {
      begun.push(id);
      await put(models);
      throw new WorkStopped("The study is gone or over");
    });
    const failed = expect(done).rejects.toMatchObject({ name: "WorkStopped" });
    await answerAll();
    await failed;
    expect(begun.length).toBeLessThan(5);
  });

  it("hands back when time is up, also where somebody has failed: their retries are for the end", async () => {
    const through: string[] = [];
    const done = askBatch(batch(5, 1), async (id, models) => {
      await put(models);
      if (id === "p0") throw new TypeError("no answer");
      through.push(id);
    });
    const failed = expect(done).rejects.toMatchObject({ name: "BatchUnfinished" });
    await settled();
    calls.shift()?.resolve();
    await settled();
    clock = 100_000;
    await answerAll();
    await failed;
    // Who had been asked when time was up is through; whose question waited for its place is not asked.
    expect([through, made]).toEqual([["p1"], 2]);
  });

  it("still rates what was answered when time is up", async () => {
    const rated: string[] = [];
    const done = askBatch(batch(1, 1), async (id, models) => {
      await put(models);
      await put({ model: models.ratingModel });
      rated.push(id);
    });
    await settled();
    clock = 100_000;
    await answerAll();
    await done;
    expect(rated).toEqual(["p0"]);
  });
});
