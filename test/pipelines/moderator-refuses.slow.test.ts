import { afterAll, beforeAll, expect, it } from "vitest";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const FALLBACK = "offline-fallback";
let stack: TemporaryStack;
const askedToModerate = new Set<string>();
beforeAll(async () => {
  stack = await startTemporaryStack({
    variables: { ...process.env, LOCAL_FALLBACK_MODEL: FALLBACK },
    modelFaults: (call) => {
      if (call.toolName !== "moderate") return canned(call);
      askedToModerate.add(call.modelId);
      return call.modelId === FALLBACK ? canned(call) : { text: "I'm sorry, but I can't help with that request." };
    },
  });
});
afterAll(() => stack.close());

it("has a fallback moderate a discussion that the moderator's model refuses", async () => {
  const company = await Company.signUp(stack.url);
  const group = await company.prepare({ persona_count: 3 });
  const id = await createSimulation(company, group, "focus_group");
  await begin(company, group.projectId, id, "focus_group");
  const study = await company.waitForSimulation(group.projectId, id);
  expect(study).toMatchObject({ status: "complete", error: null });
  expect(study.model_ids).toContain(FALLBACK);
  expect(askedToModerate.size).toBe(2);
});
