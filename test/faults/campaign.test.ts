import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "../../bin/campaign/play.ts";
import { scheduleOf } from "../../bin/campaign/schedule.ts";
import { CampaignStack } from "../../bin/campaign/stack.ts";

let stack: CampaignStack;
beforeAll(async () => {
  stack = await CampaignStack.start();
});
afterAll(async () => {
  expect(await stack.close()).toEqual([]);
});

// Short ones; `npm run campaign` plays as many as one likes. 5: double clicks, a full disk, and a start on what it left.
// 54: calls that get lost and invocations that die, of a company that is deleted in the end.
it.each([5, 54])("nothing is lost, doubled, stuck or failed needlessly on the bad day of seed %i", async (seed) => {
  expect((await play(stack, scheduleOf(seed))).violations).toEqual([]);
});
