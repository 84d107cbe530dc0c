import { beforeAll, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import { normsSchema } from "../../functions/findings/comparisons/norms-schema.ts";
import { crosstabSchema, simulationComparisonSchema } from "../../functions/findings/comparisons/schemas.ts";
import { simulationResultsSchema } from "../../functions/studies/simulation/results.ts";
import { Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

let company: Company;
let group: { projectId: string; groupId: string };
let concept: string;
let again: string;
let survey: string;
let waiting: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 10 });
  [concept, again, survey, waiting] = await Promise.all([
    createSimulation(company, group, "concept_test"),
    createSimulation(company, group, "concept_test", {
      prompt_question: "The same oat drink at 9.99 EUR per litre.",
      weights: { margins: [{ by: "gender", targets: { Female: 60, Male: 40 } }] },
    }),
    createSimulation(company, group, "survey"),
    createSimulation(company, group, "survey"),
  ]);
  await begin(company, group.projectId, survey, "survey");
  await Promise.all([concept, again, survey].map((id) => company.waitForSimulation(group.projectId, id)));
});

const path = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const cross = (id: string, query: Record<string, string>, client = company) =>
  client.get(`${path(id)}/crosstab?${new URLSearchParams(query).toString()}`);

describe("a cross-tab of a complete simulation", () => {
  it("has the battery of a concept test in its rows, and totals that are those of its results", async () => {
    const { status, body } = await cross(concept, { by: "gender" });
    expect(status).toBe(200);
    const table = crosstabSchema.parse(body);
    expect(table.questions.map(({ question_id }) => question_id)).toEqual(conceptItems);
    expect(table.columns.reduce((sum, { personas }) => sum + personas, 0)).toBe(10);
    const { aggregate } = simulationResultsSchema.parse((await company.get(`${path(concept)}/results`)).body);
    expect([table.weighted, aggregate.weighting]).toEqual([false, null]);
    for (const { question_id, mean, mean_interval, top_two_box } of aggregate.concept_test!.questions) {
      const { rows } = table.questions.find((question) => question.question_id === question_id)!;
      expect(rows.map(({ total }) => total.value)).toEqual([mean, top_two_box]);
      // What the method misreads of everybody alike is no difference between columns.
      const [low = NaN, high = NaN] = rows[0]!.total.interval ?? [];
      expect(low).toBeGreaterThanOrEqual(mean_interval![0]!);
      expect(high).toBeLessThanOrEqual(mean_interval![1]!);
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
    expect([unknown.status, unknown.body.detail]).toEqual([
      400,
      "questions: shoes is not a question of the simulation",
    ]);
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

const compare = (ids: readonly string[], query = {}, client = company) => {
  const asked = new URLSearchParams({ ids: ids.join(","), ...query }).toString();
  return client.get(`/projects/${group.projectId}/simulations/compare?${asked}`);
};

describe("a comparison of simulations", () => {
  it("pairs the same personas, and has the figures of the results", async () => {
    const { status, body } = await compare([concept, again]);
    expect(status).toBe(200);
    const compared = simulationComparisonSchema.parse(body);
    expect(compared.simulations.map(({ letter, simulation_id }) => [letter, simulation_id])).toEqual([
      ["A", concept],
      ["B", again],
    ]);
    expect(compared.simulations.map(({ weighted }) => weighted)).toEqual([false, true]);
    expect(compared.questions.map(({ question_id }) => question_id)).toEqual([...conceptItems, "sentiment"]);
    const { aggregate } = simulationResultsSchema.parse((await company.get(`${path(again)}/results`)).body);
    const [mean, box] = compared.questions[0]!.rows;
    const [intent] = aggregate.concept_test!.questions;
    expect([mean!.simulations[1]!.value, box!.simulations[1]!.value]).toEqual([intent!.mean, intent!.top_two_box]);
    expect(mean!.differences[0]).toMatchObject({ first: "A", second: "B", paired: 10 });
    expect(mean!.simulations.reduce((sum, one) => sum + one.probability_best!.probability, 0)).toBeCloseTo(1, 3);
    const narrowed = await compare([concept, again], { questions: "liking" });
    expect(narrowed.body.questions).toHaveLength(1);
  });

  it("refuses fewer than two and more than ten, one twice, several types, and what is not complete", async () => {
    const refusal = async (ids: readonly string[]) => {
      const { status, body } = await compare(ids);
      return [status, body.detail];
    };
    expect(await refusal([concept])).toEqual([400, "ids: must name 2 to 10 simulations, and names 1"]);
    const eleven = Array.from({ length: 11 }, (_, index) => `${concept.slice(0, -2)}${index + 10}`);
    expect(await refusal(eleven)).toEqual([400, "ids: must name 2 to 10 simulations, and names 11"]);
    expect(await refusal([concept, concept])).toEqual([400, "ids: names a simulation twice; name each once"]);
    expect(await refusal([concept, survey])).toEqual([
      400,
      "Only simulations of one type can be compared; these are of type concept_test and survey",
    ]);
    expect(await refusal([survey, waiting])).toEqual([
      400,
      `The simulation ${waiting} is pending; only complete ones can be compared`,
    ]);
  });

  it("knows nothing of other projects and companies", async () => {
    const random = `${concept.slice(0, -4)}0000`;
    const missing = await compare([concept, random]);
    expect([missing.status, missing.body.detail]).toEqual([404, "Simulation not found"]);
    const stranger = await Company.signUp(stack.url);
    expect((await compare([concept, again], {}, stranger)).text).toBe(missing.text);
  });
});

describe("norms", () => {
  const normsOf = (id: string, client = company) => client.get(`${path(id)}/norms`);

  it("say how many concepts there are until there are ten, and count those of another project", async () => {
    const { status, body } = await normsOf(concept);
    expect(status).toBe(200);
    const norms = normsSchema.parse(body);
    expect([norms.concepts, norms.ready]).toEqual([1, false]);
    expect(new Set(norms.figures.map(({ question_id }) => question_id))).toEqual(
      new Set([...conceptItems, "sentiment"]),
    );
    expect(norms.missing).toContain("1 of 10 other concepts");
    const other = await company.prepare({ persona_count: 1 });
    const third = await createSimulation(company, other, "concept_test", { prompt_question: "A third one." });
    await company.waitForSimulation(other.projectId, third);
    // It is written down a moment after the study is complete.
    await until(
      () => normsOf(concept),
      ({ body }) => body.concepts === 2,
    );
    expect((await company.delete(`/projects/${other.projectId}/simulations/${third}`)).status).toBe(204);
    const left = await until(
      async () => (await normsOf(concept)).body.concepts as number,
      (concepts) => concepts < 2,
    );
    expect(left).toBe(1);
  });

  it("are for complete concept tests of one's own", async () => {
    const refused = await normsOf(survey);
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      "Norms are for concept tests; this simulation is of type survey",
    ]);
    expect((await normsOf(concept, await Company.signUp(stack.url))).status).toBe(404);
  });
});
