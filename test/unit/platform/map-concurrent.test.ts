import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { mapConcurrent } from "../../../functions/platform/map-concurrent.ts";

it("works on so many things at once and no more, and answers in their order", async () => {
  let [underWay, most] = [0, 0];
  const results = await mapConcurrent([5, 1, 4, 2, 3, 0], 3, async (thing) => {
    most = Math.max(most, (underWay += 1));
    await sleep(thing);
    underWay -= 1;
    return thing * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30, 0]);
  expect(most).toBe(3);
});

it("begins nothing after an error, and throws it when nothing is under way any more", async () => {
  const begun: number[] = [];
  let underWay = 0;
  const work = mapConcurrent([0, 1, 2, 3, 4, 5], 2, async (thing) => {
    begun.push(thing);
    underWay += 1;
    await sleep(thing === 1 ? 1 : 20);
    underWay -= 1;
    if (thing === 1) throw new Error("killed");
  });
  await expect(work).rejects.toThrow("killed");
  expect([begun, underWay]).toEqual([[0, 1], 0]);
});

it("has nothing to do with nothing", async () => {
  expect(await mapConcurrent([], 8, async () => 1)).toEqual([]);
});
