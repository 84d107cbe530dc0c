import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SMALLEST_CAP } from "../../functions/contracts/model-capacity.ts";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../functions/contracts/states/simulation.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { startStudy } from "../support/studies.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let operator: ReturnType<typeof operators>;
let atOnce = 0;
let most = 0;
beforeAll(async () => {
  stack = await startTemporaryStack({
    variables: { ...process.env, LOCAL_MODEL_CALLS_AT_ONCE: String(SMALLEST_CAP) },
    modelFaults: async ({ kind }) => {
      if (kind === "embed") return undefined;
      atOnce += 1;
      most = Math.max(most, atOnce);
      // Long enough for every other persona to be refused its turn at least once.
      await new Promise((resolve) => setTimeout(resolve, 30));
      atOnce -= 1;
      return undefined;
    },
  });
  operator = operators(stack.endpoints.step_functions);
});
afterAll(async () => {
  operator.close();
  await stack.close();
});

describe("a cap on the model calls that are made at once", () => {
  it("makes personas wait for their turn, and the study complete all the same", async () => {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: 6 });
    most = 0;
    const id = await startStudy(company, group, "survey");
    const study = await company.waitForSimulation(group.projectId, id);
    expect(study).toMatchObject({ status: "complete", error: null });
    // One persona's questions, and the looking back of those before it, which has a share of its own.
    expect(most).toBeLessThanOrEqual(SURVEY_QUESTIONS_AT_ONCE);
    const events = await operator.history("simulation", id);
    const refusals = events.filter(
      ({ lambdaFunctionFailedEventDetails: details }) => details?.error === "Lambda.TooManyRequestsException",
    );
    expect(refusals.length).toBeGreaterThan(0);
    // Six personas, three questions and a look back each, and a report: nobody's refusal cost a call.
    expect(study.usage.llm_calls).toBe(6 * 4 + 1);
  });
});
