import { beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { startSimulation } from "../support/simulations.ts";
import { until } from "../support/until.ts";

let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
});

async function study(type: "survey" | "concept_test" | "focus_group"): Promise<string> {
  const id = await startSimulation(company, group, type);
  expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  return `/projects/${group.projectId}/simulations/${id}`;
}

describe("the questions to ask people first", () => {
  it("are those of a survey that nobody of flesh and blood has answered", async () => {
    const path = await study("survey");
    const { status, body } = await company.get(`${path}/sample-plan`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ask_first: {
        people: 20,
        questions: [{ rank: 1, question_id: "q1", kind: "scale", options: 7, no_persona: false }],
      },
      ...{ half_width: null, questions: [], notes: [] },
    });
    const { questions, notes } = body.ask_first;
    expect(questions[0].expected_gain).toBeGreaterThan(0);
    // Several may be chosen where people usually buy it.
    expect(notes).toEqual([expect.stringContaining("United States"), expect.stringMatching(/^1 closed question/)]);
    expect((await company.get(`${path}/sample-plan?half_width=0.5`)).body.notes).toHaveLength(1);

    const check = await company.post(`${path}/reliability-check`, { runs: 2, no_persona_run: true });
    expect(check.status).toBe(202);
    await until(
      () => company.get(`${path}/reliability-check`),
      ({ body: { status } }) => status === "complete",
    );
    const [ranked] = (await company.get(`${path}/sample-plan`)).body.ask_first.questions;
    expect(ranked.no_persona).toBe(true);
    expect(ranked.sentence).toContain("respondents without a persona");
  });

  it("are the battery of a concept test, best first", async () => {
    const { body } = await company.get(`${await study("concept_test")}/sample-plan`);
    const ranked = body.ask_first.questions as { rank: number; expected_gain: number }[];
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    const gains = ranked.map(({ expected_gain }) => expected_gain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });

  it("are none of a study without closed questions, which says so", async () => {
    const { status, body } = await company.get(`${await study("focus_group")}/sample-plan`);
    expect([status, body.detail]).toEqual([400, expect.stringContaining("no rating scales or choices")]);
    const nowhere = `/projects/${group.projectId}/simulations/019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a/sample-plan`;
    expect((await company.get(nowhere)).status).toBe(404);
  });
});
