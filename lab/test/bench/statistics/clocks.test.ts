import { expect, it } from "vitest";
import { watchEventLoop } from "../../../bench/statistics/clocks.ts";

it("sees work that lets nobody else run", async () => {
  const busy = () => {
    const until = performance.now() + 60;
    while (performance.now() < until);
    return Promise.resolve();
  };
  const { seconds, longestBlock } = await watchEventLoop(busy);
  expect(seconds).toBeGreaterThanOrEqual(0.06);
  expect(longestBlock).toBeGreaterThanOrEqual(0.05);
});
