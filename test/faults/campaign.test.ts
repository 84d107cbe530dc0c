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

// Short ones; `npm run campaign` plays as many as one likes. 6 and 22: calls that get lost. 12: the database is killed.
it.each([6, 12, 22])("nothing is lost, doubled, stuck or failed needlessly on the bad day of seed %i", async (seed) => {
  expect((await play(stack, scheduleOf(seed))).violations).toEqual([]);
});
