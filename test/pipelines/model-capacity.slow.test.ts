import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SMALLEST_CAP } from "../../functions/service/functions/model-capacity.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { startSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let operator: ReturnType<typeof operators>;
let atOnce = 0;
let most = 0;
beforeAll(async () => {
  stack = await startTemporaryStack({
    // A tenth of the usual: the longest wait is then some three answers long.
    retryDelayScale: 0.001,
    variables: { ...process.env, LOCAL_MODEL_CALLS_AT_ONCE: String(SMALLEST_CAP) },
    modelFaults: async (call) => {
      if (call.kind === "embed") return undefined;
      atOnce += 1;
      most = Math.max(most, atOnce);
      // Long enough for every other persona to be refused its turn at least once.
      await new Promise((resolve) => setTimeout(resolve, 30));
      atOnce -= 1;
      return canned(call);
    },
  });
  operator = operators(stack.endpoints.step_functions);
});
afterAll(async () => {
  operator.close();
  await stack.close();
});

const STUDIES = 3;
const PERSONAS = 10;

describe("a cap on the model calls that are made at once", () => {
  it("makes the personas of all studies wait for their turn, and every study complete all the same", async () => {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: PERSONAS });
    most = 0;
    const ids = await Promise.all(Array.from({ length: STUDIES }, () => startSimulation(company, group, "survey")));
    let refusals = 0;
    for (const id of ids) {
      const study = await company.waitForSimulation(group.projectId, id);
      expect(study).toMatchObject({ status: "complete", error: null });
      // Three questions each, a second turn that rates one, and a report: nobody's refusal cost a call.
      expect(study.usage.llm_calls).toBe(PERSONAS * (3 + 1) + 1);
      const events = await operator.history("simulation", id);
      refusals += events.filter(
        ({ lambdaFunctionFailedEventDetails: details }) => details?.error === "Lambda.TooManyRequestsException",
      ).length;
    }
    expect(refusals).toBeGreaterThan(STUDIES * PERSONAS);
    // One persona's questions, and the reports, which have shares of their own.
    expect(most).toBeLessThanOrEqual(SMALLEST_CAP);
  });
});
