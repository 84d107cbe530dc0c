import { afterAll, beforeAll, expect, it } from "vitest";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { Company } from "../support/company.ts";
import { killAtEveryCall } from "../support/kill-at-every-call.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
});
afterAll(() => stack.close());

const options = ["Oars", "Sail", "Nothing"];
/** Three rounds for whoever goes on, and a screener that a fact decides. */
const survey = surveyOf([
  question("s1", "multiple_choice", "Are you male or female?", {
    ...{ options: ["Male", "Female"], fact: "gender", terminate_if: { question_id: "s1", any_of: ["Male"] } },
  }),
  question("q2", "ranking", "Rank these.", { options }),
  question("q3", "allocation", "Share out 10 points: how much do you like {{q2}}?", { options, total: 10 }),
  question("q4", "numeric", "How many boats do you have?", { follows: "q3", min: 0, max: 9 }),
]);

it("a survey with routes whose tasks are killed at every call asks everybody their route once", async () => {
  const killed = await killAtEveryCall(stack.functions, "simulation", async () => {
    const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey);
    const base = `/projects/${group.projectId}/simulations/${id}`;
    expect((await company.post(`${base}/run`)).status).toBe(202);
    expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete", error: null });
    const { persona_results, aggregate } = (await company.get(`${base}/results`)).body as SimulationResults;
    expect([persona_results.length, aggregate.persona_count]).toEqual([2, 1]);
    for (const { answers, screened_out_by } of persona_results)
      expect(answers!.map(({ question_id }) => question_id)).toEqual(
        screened_out_by === null ? ["s1", "q2", "q3", "q4"] : ["s1"],
      );
    const items = await itemsOf(stack.endpoints.dynamodb, `S#${id}`);
    expect(items.filter((key) => key.includes(" RESULT#"))).toHaveLength(2);
  });
  expect(killed).toBeGreaterThan(20);
});
