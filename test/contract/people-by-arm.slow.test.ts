import { beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { HEAD } from "../support/human-studies.ts";
import { form } from "../support/form.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation, upload } from "../support/simulations.ts";

const SURVEY =
  "[experiment price: 1.99 EUR | 2.49 EUR]\n\n" +
  "1. How likely would you buy it for {{price}}? (1 = no, 5 = yes)\n\n2. Which do you take?\na) This\nb) Another\n";

let company: Company;
let project: string;
let simulation: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  // Arms are balanced within gender and age: of one such group, each arm gets exactly half.
  const group = await company.prepare({ persona_count: 6, gender: "Female", age_min: 35, age_max: 44 });
  project = `/projects/${group.projectId}`;
  simulation = await createSimulation(company, group, "survey");
  await upload(company, `${project}/simulations/${simulation}/survey`, SURVEY);
  await company.api.runSurvey({ params: { project_id: group.projectId, simulation_id: simulation } });
  expect((await company.waitForSimulation(group.projectId, simulation)).status).toBe("complete");
});

const send = (rows: readonly string[]) => {
  const head = { ...HEAD, simulation_id: simulation };
  const sent = form(head, { name: "people.csv", bytes: Buffer.from(`q1,q2,price\n${rows.join("\n")}`) });
  return company.call("POST", `${project}/human-studies`, { raw: sent.raw, headers: sent.headers });
};
const validityAgainst = async (id: string) =>
  (await company.get(`${project}/simulations/${simulation}/validity?human_study_id=${id}`)).body;

describe("an experiment with people", () => {
  it("is told beside the personas' by rows with a column of arms", async () => {
    const rows = Array.from({ length: 40 }, (_, at) =>
      at % 2 ? `${4 + (at % 4 > 1 ? 1 : 0)},This,1.99 EUR` : "2,Another,2.49 EUR",
    );
    const { status, body } = await send(rows);
    expect([status, body.detail]).toEqual([201, undefined]);
    expect(body.questions[0].arms).toMatchObject([{ experiment_id: "price", n: 20 }, { n: 20 }]);
    const { experiments } = await validityAgainst(body.id);
    expect(experiments).toMatchObject([{ experiment_id: "price", arms: [{ name: "1.99 EUR" }, { name: "2.49 EUR" }] }]);
    const [likely, taken] = experiments[0].contrasts;
    expect(likely).toMatchObject({ question_id: "q1", people: { difference: 2.5, n: [20, 20] } });
    expect(likely.personas.n).toEqual([3, 3]);
    expect(likely.size_ratio).toBeCloseTo(likely.personas.difference / 2.5, 12);
    expect(taken).toMatchObject({ question_id: "q2", option: "This", people: { difference: 1 } });
    expect(experiments[0].directions.known).toBe(2);
  });

  it("is told by figures in JSON as well", async () => {
    const by = (arm: string, mean: number) => ({ experiment: "price", arm, results: { mean, sd: 1, n: 50 } });
    const question = { question_id: "q1", kind: "likert", results: { mean: 3, sd: 1.2, n: 100 } };
    const sent = { ...HEAD, simulation_id: simulation };
    const questions = [{ ...question, arms: [by("1.99 EUR", 3.1), by("2.49 EUR", 2.9)] }];
    const { body } = await company.post(`${project}/human-studies`, { ...sent, questions });
    const [{ contrasts, directions, sentence }] = (await validityAgainst(body.id)).experiments;
    expect(contrasts[0]).toMatchObject({ direction_right: null, size_ratio: null });
    expect([directions.known, sentence]).toEqual([0, expect.stringContaining("no direction can be judged")]);
    const wrong = [{ ...question, arms: [by("1.50 EUR", 3)] }];
    const refused = await company.post(`${project}/human-studies`, { ...sent, questions: wrong });
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      "questions.0.arms.0: “1.50 EUR” is none of the arms “1.99 EUR”, “2.49 EUR”",
    ]);
  });

  it("is refused where a cell names no arm", async () => {
    const { status, body } = await send(["3,This,1.99 EUR", "3,This,free"]);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Line 3, column “price”: “free” is none of/)]);
  });
});
