import { afterAll, beforeAll, expect, it } from "vitest";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { Company } from "../support/company.ts";
import { killAtEveryCall } from "../support/kill-at-every-call.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 3 });
});
afterAll(() => stack.close());

/** Nobody gets through, so that everybody is asked in the place of the one before, a wave each. */
const survey = surveyOf([
  question("s1", "numeric", "What is your age?", {
    ...{ fact: "age", terminate_if: { question_id: "s1", any_of: [{ min: 0, max: 120 }] } },
  }),
]);

it("a sample whose tasks are killed at every call asks the same personas, each once", async () => {
  const killed = await killAtEveryCall(stack.functions, "simulation", async () => {
    const sample = { completes: 1, replacements: 1, quotas: [] };
    const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey, { sample });
    const base = `/projects/${group.projectId}/simulations/${id}`;
    expect((await company.post(`${base}/run`)).status).toBe(202);
    const simulation = await company.waitForSimulation(group.projectId, id);
    expect(simulation).toMatchObject({ status: "complete", error: null, persona_count: 2 });
    const { persona_results, aggregate } = (await company.get(`${base}/results`)).body as SimulationResults;
    expect(new Set(persona_results.map(({ persona_id }) => persona_id)).size).toBe(2);
    expect(aggregate.survey!.sample.quota).toMatchObject({
      ...{ asked: 2, screened_out: 2, replaced: 1, completed: 0, unfilled_because: "replacements" },
    });
    expect(aggregate.quality.flags).not.toContain("untraceable_quote_removed");
  });
  expect(killed).toBeGreaterThan(10);
});
