import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import { rateWindowKey } from "../../../../functions/platform/table/unowned-keys.ts";
import {
  createRateWindowStore,
  newWindowEntry,
  rateWindowEntity,
} from "../../../../functions/platform/rate-windows/store.ts";
import type { Table } from "../../../../functions/platform/table/table.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { openLocalTable } from "../../../support/library.ts";

const SECOND = 1_000;
const NOW = Date.now();

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

/** A client address that nobody else counts for, and stores of several processes that count it. */
function setup({ requests, processes = 1 }: { requests: number; processes?: number }) {
  const limit = { requests, windowSeconds: 10 };
  const address = newId();
  const tables = Array.from({ length: processes }, () => openLocalTable(engine.endpoint));
  let roundTrips = 0;
  const metered = (table: Table): Table => ({
    ...table,
    update: (input) => {
      roundTrips += 1;
      return table.update(input);
    },
  });
  const stores = tables.map((table) => createRateWindowStore(metered(table)));
  let turn = 0;
  /** @param seconds after the test began */
  const count = async (seconds: number) => {
    const store = stores[(turn += 1) % stores.length];
    if (!store) throw new Error("There is no process");
    return (await store.count("logIn", address, limit, NOW + seconds * SECOND)).wait;
  };
  const together = async (times: number, seconds: number) =>
    (await Promise.all(Array.from({ length: times }, () => count(seconds)))).filter((wait) => wait === 0).length;
  /** How a request stands, with room and time until there is more of it. */
  const stand = (seconds: number, entry?: string) =>
    stores[0]!.count("logIn", address, limit, NOW + seconds * SECOND, entry);
  const giveBack = (entry: string) => stores[0]!.giveBack("logIn", address, entry);
  const stored = () => tables[0]?.get(rateWindowEntity, rateWindowKey("logIn", address));
  const roundTripsOf = async (work: () => Promise<unknown>) => {
    roundTrips = 0;
    await work();
    return roundTrips;
  };
  return { count, stand, giveBack, together, stored, roundTripsOf };
}

describe("a rolling window", () => {
  it("has room again when the oldest of its requests has left it, to the millisecond", async () => {
    const { count } = setup({ requests: 3 });
    for (const second of [0, 1, 2]) expect(await count(second)).toBe(0);
    expect(await count(3)).toBe(7);
    expect(await count(9.999)).toBe(1);
    expect(await count(10)).toBe(0);
    expect(await count(10.5)).toBe(1);
    expect(await count(10.999)).toBe(1);
    expect(await count(11)).toBe(0);
  });

  it("lets through what one lets through that remembers every request", async () => {
    const { count } = setup({ requests: 4 });
    const accepted: number[] = [];
    let seconds = 0;
    for (let index = 0; index < 120; index++) {
      seconds += ((index * 7919) % 4_500) / 1_000;
      const recent = accepted.filter((moment) => moment > seconds - 10);
      const fits = recent.length < 4;
      if (fits) accepted.push(seconds);
      expect([index, (await count(seconds)) === 0]).toEqual([index, fits]);
    }
    expect(accepted.length).toBeLessThan(120);
  });

  it.each([
    ["that is empty", [], 7],
    ["that is full of requests that have left it", [0, 0, 1, 1, 2, 2, 3], 7],
    ["that holds some that have left it and some that have not", [0, 0, 1, 1, 2, 14, 14], 5],
  ])(
    "%s lets exactly as many of simultaneous requests of several processes through as it has room for",
    async (_, before, room) => {
      const { count, together, stored } = setup({ requests: 7, processes: 4 });
      for (const second of before) expect(await count(second)).toBe(0);
      expect(await together(30, 15)).toBe(room);
      expect((await stored())?.accepted.size).toBe(7);
    },
  );

  it("takes one trip to ask whether it has room or not, and two if it is full of what has left it", async () => {
    const { count, roundTripsOf } = setup({ requests: 3 });
    for (const second of [0, 1, 2]) expect(await roundTripsOf(() => count(second))).toBe(1);
    expect(await roundTripsOf(() => count(3))).toBe(1);
    expect(await roundTripsOf(() => count(20))).toBe(2);
    expect(await roundTripsOf(() => count(21))).toBe(1);
  });

  it("is not changed by a request that is refused", async () => {
    const { count, stored } = setup({ requests: 2 });
    await count(0);
    await count(1);
    const before = await stored();
    expect(await count(2)).toBe(8);
    expect(await stored()).toEqual(before);
  });

  it("says how much room is left, and in how many seconds there is more", async () => {
    const { stand } = setup({ requests: 3 });
    expect(await stand(0)).toEqual({ wait: 0, left: 2, reset: 10 });
    expect(await stand(4)).toEqual({ wait: 0, left: 1, reset: 6 });
    expect(await stand(6.5)).toEqual({ wait: 0, left: 0, reset: 4 });
    expect(await stand(7)).toEqual({ wait: 3, left: 0, reset: 3 });
    expect(await stand(10)).toEqual({ wait: 0, left: 0, reset: 4 });
    expect(await stand(30)).toEqual({ wait: 0, left: 2, reset: 10 });
  });

  it("counts a request that is written twice once, and gives its place back to others", async () => {
    const { stand, giveBack } = setup({ requests: 2 });
    const entry = newWindowEntry(NOW);
    for (const _ of [1, 2]) expect(await stand(0, entry)).toMatchObject({ wait: 0, left: 1 });
    expect(await stand(1)).toMatchObject({ wait: 0, left: 0 });
    expect(await stand(2)).toMatchObject({ wait: 8 });
    await giveBack(entry);
    expect(await stand(2)).toMatchObject({ wait: 0, left: 0 });
  });

  it("is kept until the last of its requests has left it", async () => {
    const { stand, stored } = setup({ requests: 2 });
    await stand(0);
    await stand(3.2);
    expect((await stored())?.expires_at).toBe(Math.ceil((NOW + 13_200) / SECOND));
  });
});
