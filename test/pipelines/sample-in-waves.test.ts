import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { askedOf, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let asked: Asked[] = [];
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return undefined;
    },
  });
  company = await Company.signUp(stack.url);
  const projectId = await company.createProject();
  const groupId = await company.createGroup(projectId, { age_min: 18, age_max: 80 });
  expect((await company.post(`/projects/${projectId}/persona-groups/${groupId}/generate`, { count: 24 })).status).toBe(
    202,
  );
  expect(await company.waitForGroup(projectId, groupId)).toMatchObject({ generation_status: "complete" });
  group = { projectId, groupId };
});
afterAll(() => stack.close());
beforeEach(() => {
  asked = [];
});

/** Screens out whoever is under forty, by a fact, and asks one question of a scale. */
const survey = surveyOf([
  question("s1", "numeric", "What is your age?", {
    ...{ fact: "age", terminate_if: { question_id: "s1", any_of: [{ min: null, max: 39 }] } },
  }),
  question("q1", "likert", "How likely are you to buy it?", {
    scale: { points: 5, first_value: 1, low_label: "not at all", high_label: "very", labels: null },
  }),
]);

it("asks completes by quota, replaces who is screened out, and says what came of it", async () => {
  const personas = (await company.get(`/projects/${group.projectId}/persona-groups/${group.groupId}/personas`))
    .body as { id: string; age: number; gender: string }[];
  const older = (gender: string) => personas.filter((one) => one.gender === gender && one.age >= 40).length;
  const wanted = { Female: Math.min(3, older("Female")), Male: Math.min(3, older("Male")) };
  expect([wanted.Female > 0, wanted.Male > 0]).toEqual([true, true]);
  const completes = wanted.Female + wanted.Male;
  const quotas = (["Female", "Male"] as const).map((value) => ({
    fact: "gender" as const,
    value,
    completes: wanted[value],
  }));
  const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey, {
    sample: { completes, replacements: 18, quotas },
  });
  const path = `/projects/${group.projectId}/simulations/${id}`;
  const created = (await company.get(path)).body;
  expect(created).toMatchObject({ persona_count: completes, sample: { completes, available: 24, completed: 0 } });
  expect((await company.post(`${path}/run`)).status).toBe(202);
  const simulation = await company.waitForSimulation(group.projectId, id);
  expect(simulation).toMatchObject({ status: "complete", error: null });
  const { persona_results: results, aggregate } = (await company.get(`${path}/results`)).body as SimulationResults;
  const ids = results.map(({ persona_id }) => persona_id);
  expect(new Set(ids).size).toBe(ids.length);
  const out = results.filter(({ screened_out_by }) => screened_out_by !== null);
  expect(results.length - out.length).toBe(completes);
  const genderOf = (of: string) => personas.find((one) => one.id === of)!.gender;
  for (const [gender, count] of Object.entries(wanted))
    expect(results.filter((one) => !one.screened_out_by && genderOf(one.persona_id) === gender)).toHaveLength(count);
  expect(simulation).toMatchObject({ persona_count: results.length, sample: aggregate.survey!.sample.quota });
  expect(aggregate.survey!.sample).toMatchObject({
    started: results.length,
    completed: completes,
    quota: {
      ...{ asked: results.length, screened_out: out.length, replaced: out.length, unfilled_because: null },
      cells: quotas.map(({ value }) => ({ value, completed: wanted[value], unfilled_because: null })),
    },
  });
  // Nobody was asked the question twice.
  expect(asked.filter(({ tool }) => tool === "answer_scale")).toHaveLength(completes);
});
