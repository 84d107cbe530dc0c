import { beforeAll, describe, expect, it } from "vitest";
import { crosstabSchema } from "../../functions/domain/comparisons/schemas.ts";
import { simulationResultsSchema } from "../../functions/domain/simulation/results.ts";
import { Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let group: { projectId: string; groupId: string };
let concept: string;
let survey: string;
let waiting: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 10 });
  [concept, survey, waiting] = await Promise.all([
    createSimulation(company, group, "concept_test"),
    createSimulation(company, group, "survey"),
    createSimulation(company, group, "survey"),
  ]);
  await begin(company, group.projectId, survey, "survey");
  await Promise.all([concept, survey].map((id) => company.waitForSimulation(group.projectId, id)));
});

const path = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const cross = (id: string, query: Record<string, string>, client = company) =>
  client.get(`${path(id)}/crosstab?${new URLSearchParams(query).toString()}`);

describe("a cross-tab of a complete simulation", () => {
  it("has the battery of a concept test in its rows, and totals that are those of its results", async () => {
    const { status, body } = await cross(concept, { by: "gender" });
    expect(status).toBe(200);
    const table = crosstabSchema.parse(body);
    expect(table.questions).toHaveLength(6);
    expect(table.columns.reduce((sum, { personas }) => sum + personas, 0)).toBe(10);
    const { aggregate } = simulationResultsSchema.parse((await company.get(`${path(concept)}/results`)).body);
    expect(table.weighted).toBe(aggregate.weighting !== null);
    for (const { question_id, mean, mean_interval, top_two_box } of aggregate.concept_test!.questions) {
      const { rows } = table.questions.find((question) => question.question_id === question_id)!;
      expect(rows.map(({ total }) => total.value)).toEqual([mean, top_two_box]);
      expect(rows[0]!.total.interval).toEqual(mean_interval);
    }
  });

  it("crosses the questions of a survey with each other and with facts", async () => {
    const { aggregate } = simulationResultsSchema.parse((await company.get(`${path(survey)}/results`)).body);
    const options = aggregate.survey!.questions.find(({ kind }) => kind === "multiple_choice")!;
    for (const by of ["age", "income_level", "location", options.question_id]) {
      const { status, body } = await cross(survey, { by });
      expect([by, status]).toEqual([by, 200]);
      expect(crosstabSchema.parse(body).by.id).toBe(by);
    }
    const [only] = crosstabSchema.parse(
      (await cross(survey, { by: "gender", questions: options.question_id })).body,
    ).questions;
    expect(only!.rows.map(({ total }) => total.value)).toEqual(options.options!.map(({ share }) => share));
  });
});

describe("what a cross-tab refuses", () => {
  it("is a query without columns, or with questions that are none", async () => {
    expect((await cross(concept, {})).body.detail).toBe("by: is required");
    const unknown = await cross(concept, { by: "gender", questions: "liking,shoes" });
    expect([unknown.status, unknown.body.detail]).toEqual([400, "questions: shoes is no question of the simulation"]);
    expect((await cross(concept, { by: "shoes" })).status).toBe(400);
  });

  it("is a simulation that is not complete, has no questions, or is somebody else's", async () => {
    const pending = await cross(waiting, { by: "gender" });
    expect([pending.status, pending.body.detail]).toEqual([
      400,
      "The simulation is pending; its answers can be crossed when it is complete",
    ]);
    const stranger = await Company.signUp(stack.url);
    expect((await cross(concept, { by: "gender" }, stranger)).status).toBe(404);
    expect((await cross("nonsense", { by: "gender" })).status).toBe(404);
  });
});
