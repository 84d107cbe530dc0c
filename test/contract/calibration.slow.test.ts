import { beforeAll, describe, expect, it } from "vitest";
import type { Calibration } from "../../functions/studies/calibration/schemas.ts";
import { wordingOf } from "../../functions/languages/wording.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { until } from "../support/until.ts";

const WARNING = wordingOf("en").say("flags.not_validated");
/** People rate lower than personas: at .1 + .7 × theirs, both from 0 to 1. */
const people = (synthetic: number): number => 1 + 4 * (0.1 + (0.7 * (synthetic - 1)) / 4);

let company: Company;
let projectId: string;
let groupId: string;
let concepts: string[];

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 3 }));
  concepts = await Promise.all(
    Array.from({ length: 7 }, () => createSimulation(company, { projectId, groupId }, "concept_test")),
  );
  await Promise.all(concepts.map((id) => company.waitForSimulation(projectId, id)));
});

const calibration = async (): Promise<Calibration> => (await company.get("/company/calibration")).body;
const resultsOf = async (id: string): Promise<SimulationResults> =>
  (await company.get(`/projects/${projectId}/simulations/${id}/results`)).body;
const humanStudies = () => `/projects/${projectId}/human-studies`;
const study = (questions: object[], simulation_id: string | null = null) => ({
  name: "Panel",
  source: "Panel of Acme, 200 adults, online",
  fielded_on: "2026-10-12",
  simulation_id,
  questions,
});

/** The question that the last simulation's personas rated highest. */
const highest = async () =>
  (await resultsOf(concepts[6]!)).aggregate.concept_test!.questions.toSorted((a, b) => b.mean - a.mean)[0]!;

/**
 * Uploads what 200 people said to the questions of a simulation, but for those that were rated as highly as the last
 * one's highest. @returns the human study's id
 */
async function uploadFor(simulationId: string): Promise<string> {
  const { concept_test } = (await resultsOf(simulationId)).aggregate;
  const { mean: most } = await highest();
  const questions = concept_test!.questions
    .filter(({ mean }) => mean < most - 0.1)
    .map(({ question_id, mean }) => ({
      question_id,
      kind: "likert",
      results: { mean: Number(people(mean).toFixed(3)), sd: 1.1, n: 200 },
    }));
  const { status, body } = await company.post(humanStudies(), study(questions, simulationId));
  expect([status, body.simulation_id]).toEqual([201, simulationId]);
  return body.id as string;
}

describe("calibration, from the first human study on", () => {
  it("has nothing in the beginning, and every result and report says so", async () => {
    expect(await calibration()).toMatchObject({ ready: false, pairs: 0, studies: [] });
    expect((await calibration()).missing).toContain("Upload 6 more human studies.");
    const { aggregate } = await resultsOf(concepts[0]!);
    expect(aggregate.calibrated).toBeNull();
    expect(aggregate.quality.flags.at(-1)).toBe("not_validated");
    expect(aggregate.quality.notes.at(-1)).toBe(WARNING);
    const report = await company.call("GET", `/projects/${projectId}/simulations/${concepts[0]}/report`, {});
    expect(String(report.text)).toContain("No people have answered these questions yet");
  });

  it("pairs a study of people that was there before the simulation asked the same", async () => {
    const question = {
      text: "How satisfied are you with the oat drink you buy now?",
      kind: "likert",
      scale: { points: 7, first_value: 1 },
      results: { mean: 4.6, sd: 1.4, n: 150 },
    };
    const { body: uploaded } = await company.post(humanStudies(), study([question]));
    expect(uploaded.simulation_id).toBeNull();
    const survey = await createSimulation(company, { projectId, groupId }, "survey");
    await begin(company, projectId, survey, "survey");
    await company.waitForSimulation(projectId, survey);
    const { pairs, studies } = await until(calibration, (now) => now.pairs > 0);
    expect([pairs, studies]).toMatchObject([1, [{ human_study_id: uploaded.id, simulation_id: survey, questions: 1 }]]);
    expect((await company.get(`${humanStudies()}/${uploaded.id}`)).body.simulation_id).toBe(survey);

    // Another that asks the same leaves the first its pair.
    const again = await createSimulation(company, { projectId, groupId }, "survey");
    await begin(company, projectId, again, "survey");
    await company.waitForSimulation(projectId, again);
    expect((await calibration()).studies.map(({ simulation_id }) => simulation_id)).toEqual([survey]);
    expect((await company.delete(`${humanStudies()}/${uploaded.id}`)).status).toBe(204);
    expect((await calibration()).pairs).toBe(0);
  });

  it("is ready with six, gives results of others estimates, and refuses what lies beyond", async () => {
    for (const id of concepts.slice(0, 5)) await uploadFor(id);
    expect(await calibration()).toMatchObject({ ready: false, pairs: 5 });
    expect((await resultsOf(concepts[6]!)).aggregate.quality.flags).toContain("not_validated");

    const sixth = await uploadFor(concepts[5]!);
    const { ready, missing, families, studies } = await calibration();
    expect([ready, missing, studies.length]).toEqual([true, null, 6]);
    const [rating] = families;
    expect(rating).toMatchObject({
      family: "rating",
      studies: 6,
      ready: true,
      leave_one_out_coverage: 1,
    });
    expect(rating!.slope).toBeCloseTo(0.7, 2);
    expect(rating!.intercept).toBeCloseTo(0.1, 2);
    expect(rating!.leave_one_out_error).toBeLessThan(0.002);

    const { calibrated, quality } = (await resultsOf(concepts[6]!)).aggregate;
    expect(calibrated?.studies).toBe(6);
    expect(quality.flags).not.toContain("not_validated");
    expect(quality.flags).toContain("offline_model");
    expect(quality.notes).not.toContain(WARNING);
    const { question_id: beyond } = await highest();
    expect(calibrated!.questions.find(({ question_id }) => question_id === beyond)).toMatchObject({
      estimate: null,
      prediction_interval: null,
      refused: "extrapolation",
    });
    const estimated = calibrated!.questions.filter(({ refused }) => refused === null);
    expect(estimated.length).toBeGreaterThan(0);
    for (const { synthetic, estimate, prediction_interval } of estimated) {
      expect(estimate).toBeCloseTo(people(synthetic), 1);
      // People's own sampling error, 1.96 · 1.1/√200, is in it.
      expect(prediction_interval![1]! - estimate!).toBeGreaterThan(0.14);
      expect(estimate! - prediction_interval![0]!).toBeGreaterThan(0.14);
    }
    const report = await company.call("GET", `/projects/${projectId}/simulations/${concepts[6]}/report`, {});
    expect(String(report.text)).not.toContain("No people have answered these questions yet");

    // One of the six does not rest on itself, and without it there are five.
    const own = (await resultsOf(concepts[5]!)).aggregate;
    expect([own.calibrated, own.quality.flags.includes("not_validated")]).toEqual([null, true]);

    // No other company learns from it.
    const other = await Company.signUp(stack.url);
    expect((await other.get("/company/calibration")).body).toMatchObject({ pairs: 0, studies: [] });

    expect((await company.delete(`${humanStudies()}/${sixth}`)).status).toBe(204);
    expect(await calibration()).toMatchObject({ ready: false, pairs: 5 });
    expect((await resultsOf(concepts[6]!)).aggregate.calibrated).toBeNull();
  });

  it("forgets a simulation that is deleted, with its pair", async () => {
    await uploadFor(concepts[6]!);
    expect((await calibration()).pairs).toBe(6);
    expect((await company.delete(`/projects/${projectId}/simulations/${concepts[6]}`)).status).toBe(204);
    const { studies } = await until(calibration, ({ pairs }) => pairs === 5);
    expect(studies.map(({ simulation_id }) => simulation_id)).not.toContain(concepts[6]);
  });
});
