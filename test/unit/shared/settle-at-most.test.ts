import { expect, it } from "vitest";
import { settleAtMost } from "../../../functions/shared/settle-at-most.ts";

it("runs no more at once than it may, and answers in the order of the items", async () => {
  let running = 0;
  let most = 0;
  const outcomes = await settleAtMost(3, [30, 10, 20, 5, 1, 15], async (delay) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, delay));
    running -= 1;
    if (delay === 5) throw new Error("five");
    return delay;
  });
  expect(most).toBe(3);
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"))).toEqual([
    30,
    10,
    20,
    "failed",
    1,
    15,
  ]);
});

it("has nothing to do without items", async () => {
  expect(await settleAtMost(3, [], async () => 1)).toEqual([]);
});
