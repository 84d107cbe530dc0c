import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import { variations } from "../../functions/studies/sensitivity/schemas.ts";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import type { FaultCall, FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { killAtEveryCall } from "../support/kill-at-every-call.ts";
import { startSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let fault: FaultInjector | undefined;
let group: { projectId: string; groupId: string };
const calls: FaultCall[] = [];
let compared = 0;
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      calls.push(call);
      return fault?.(call);
    },
    variables: { ...process.env, LOCAL_SECOND_MODEL: "offline-second-v1" },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 6 });
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  calls.length = 0;
});

const pathOf = (id: string, { projectId } = group) => `/projects/${projectId}/simulations/${id}/reliability-check`;
const finished = (id: string, where = group): Promise<ReliabilityStudy> =>
  until(
    async () => (await company.get(pathOf(id, where))).body as ReliabilityStudy,
    ({ status }) => status !== "running",
  );
const studied = async (type: SimulationType, where = group): Promise<string> => {
  const id = await startSimulation(company, where, type);
  expect(await company.waitForSimulation(where.projectId, id)).toMatchObject({ status: "complete" });
  return id;
};
const bodyOf = (call: FaultCall): string => JSON.stringify(call.body);
/** The rerun that a call belongs to, by the last digit of its id. */
const callsOf = (run: number): string[] => calls.map(bodyOf).filter((body) => body.includes(`_${run}"`));

describe("a reliability check that varies what should not matter", () => {
  it.each([
    ["survey", ["q1", "q2", "sentiment"], { wording: "2 of 3", scale: "2 of 3" }],
    ["concept_test", [...conceptItems, "sentiment"], { wording: "7 of 7", scale: "reverse order" }],
  ] as const)("says of a %s how far each moves the figures, and counts none as a rerun", async (type, ids, said) => {
    const id = await studied(type);
    expect((await company.post(pathOf(id), { runs: 2, vary: variations })).status).toBe(202);
    const study = await finished(id);
    expect(study).toMatchObject({ status: "complete", runs: 2, completed_runs: 2, error: null });
    expect(study.components).toMatchObject({ runs: 3, personas: 6 });
    // Of each question one answer for every rerun that changed nothing, over all that the group was asked. A question
    // that all six answered alike in all runs measures nobody and is not counted; the runs that vary never are.
    compared += 2 * ids.length;
    for (const { answers_compared } of study.personas) {
      expect(answers_compared % 2).toBe(0);
      expect(answers_compared).toBeLessThanOrEqual(compared);
      expect(answers_compared).toBeGreaterThan(compared / 2);
    }
    expect(study.robustness.map(({ variation, completed }) => [variation, completed])).toEqual(
      variations.map((variation) => [variation, true]),
    );
    const [wording, scale, persona, model] = study.robustness;
    for (const { questions, personas, mean_absolute_shift, mean_absolute_shift_interval } of study.robustness) {
      expect(personas).toBe(6);
      expect(questions.map(({ question_id }) => question_id)).toEqual(ids);
      expect(mean_absolute_shift_interval?.[0]).toBeLessThanOrEqual(mean_absolute_shift!);
      expect(mean_absolute_shift_interval?.[1]).toBeGreaterThanOrEqual(mean_absolute_shift!);
      for (const { unvaried, value, shift } of questions) expect(Math.abs(value - unvaried - shift)).toBeLessThan(0.15);
    }
    expect(wording?.varied).toContain(type === "survey" ? "of 3" : said.wording);
    expect(scale?.varied).toContain(said.scale);
    expect(model?.varied).toContain("offline-second-v1");
    expect(study.interpretation).toMatch(/Questions in other words: .*Another model: /);
    // The same facts in another form are the same person to the offline model: what moves it is the day, of six people
    // by up to an eighth of the scale. Other people would be as far as random answers, a third of it.
    expect(persona!.mean_absolute_shift).toBeLessThan(0.25);

    expect(callsOf(6).some((body) => /In other words: |Put differently: /.test(body))).toBe(true);
    expect(callsOf(1).some((body) => /In other words: |Put differently: /.test(body))).toBe(false);
    expect(callsOf(8).some((body) => /trusted_brands\\?":/.test(body))).toBe(true);
    expect(callsOf(1).some((body) => /trusted_brands\\?":/.test(body))).toBe(false);
    expect(study.usage.llm_calls).toBe(calls.filter((call) => bodyOf(call).includes(`_${study.id}_`)).length);
  });

  it("goes on without a varied run that failed, or that found no words", async () => {
    const id = await studied("concept_test");
    fault = (call) =>
      callsOf(9).includes(bodyOf(call)) || callsOf(6).includes(bodyOf(call))
        ? { status: 403, type: "AccessDeniedException", message: "No" }
        : undefined;
    expect((await company.post(pathOf(id), { runs: 2, vary: ["wording", "persona", "model"] })).status).toBe(202);
    const study = await finished(id);
    expect(study).toMatchObject({ status: "complete", completed_runs: 2, error: null });
    expect(study.robustness).toMatchObject([
      { variation: "wording", completed: false, varied: null, questions: [] },
      { variation: "persona", completed: true },
      { variation: "model", completed: false, mean_absolute_shift: null },
    ]);
    expect(study.interpretation).toContain("Another model: this run could not be finished");
  });

  it("is refused in a sentence where it makes no sense", async () => {
    const conjoint = await studied("conjoint");
    const refused = await company.post(pathOf(conjoint), { vary: ["wording"] });
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      "A conjoint study asks no questions: the words of its offers are what it measures; leave `wording` out of `vary`",
    ]);
    for (const vary of [["mood"], ["scale", "scale"], "scale"])
      expect((await company.post(pathOf(conjoint), { vary })).status).toBe(422);
    expect((await company.post(pathOf(conjoint), { runs: 2, vary: ["scale"] })).status).toBe(202);
    const study = await finished(conjoint);
    expect(study.robustness).toMatchObject([{ completed: true, varied: expect.stringContaining("reverse order") }]);
    expect(study.robustness[0]?.questions.map(({ question_id }) => question_id)).toContain("sentiment");
  });

  it.each(["idi_ai", "focus_group"] as const)("measures of %s what there is, the sentiment", async (type) => {
    const id = await studied(type);
    expect((await company.post(pathOf(id), { runs: 2, vary: ["wording", "persona"] })).status).toBe(202);
    const { robustness, interpretation } = await finished(id);
    // A figure that did not move at all has nothing to be told of.
    const moved = robustness.filter(({ questions }) => questions[0]?.shift !== 0);
    if (type === "focus_group")
      expect(interpretation?.match(/more than chance is unknown\./g) ?? []).toHaveLength(moved.length);
    for (const { completed, questions } of robustness) {
      expect(completed).toBe(true);
      expect(questions.map(({ question_id }) => question_id)).toEqual(["sentiment"]);
      if (type === "focus_group") expect(questions[0]).toMatchObject({ shift_interval: null, moved: false });
    }
  });

  it("is whole when its tasks are killed at every call", async () => {
    const killed = await killAtEveryCall(stack.functions, "reliability-study", async () => {
      const alone = await company.prepare({ persona_count: 1 });
      const id = await studied("survey", alone);
      expect((await company.post(pathOf(id, alone), { runs: 2, vary: variations })).status).toBe(202);
      const study = await finished(id, alone);
      expect(study).toMatchObject({ status: "complete", completed_runs: 2, error: null });
      expect(study.robustness.map(({ completed }) => completed)).toEqual([true, true, true, true]);
      const results = (await itemsOf(stack.endpoints.dynamodb, `S#${id}_${study.id}`)).filter((key) =>
        key.includes(" RESULT#"),
      );
      expect(results).toHaveLength(6);
    });
    expect(killed).toBeGreaterThan(10);
  });
});
