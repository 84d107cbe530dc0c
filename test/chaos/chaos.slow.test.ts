import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./play.ts";
import { scheduleOf } from "./schedule.ts";
import { CampaignStack } from "./stack.ts";

let stack: CampaignStack;
beforeAll(async () => {
  stack = await CampaignStack.start();
});
afterAll(async () => {
  expect(await stack.close()).toEqual([]);
});

// Short ones; `npm run chaos` plays as many as one likes. 33: a kill of everything, then of the database, and calls
// that get lost. 54: invocations that die and calls that get lost, of a company that is deleted in the end.
it.each([33, 54])("nothing is lost, doubled, stuck or failed needlessly on the bad day of seed %i", async (seed) => {
  const { violations, struck } = await play(stack, scheduleOf(seed));
  expect(violations).toEqual([]);
  expect(struck).toBeGreaterThan(0);
});
