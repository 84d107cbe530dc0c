import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import { wordingOf } from "../../functions/languages/wording.ts";
import type { FaultCall, FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { operators } from "../support/executions.ts";
import { createSimulation, startSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let step: ReturnType<typeof operators>;
let fault: FaultInjector | undefined;
let group: { projectId: string; groupId: string };
let simulationId: string;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
  step = operators(stack.endpoints.step_functions);
  group = await company.prepare({ persona_count: 4 });
  simulationId = (await company.startConceptTest(group.projectId, group.groupId)).body.id as string;
  expect(await company.waitForSimulation(group.projectId, simulationId)).toMatchObject({ status: "complete" });
});
afterAll(() => {
  step.close();
  return stack.close();
});
beforeEach(() => {
  fault = undefined;
});

const pathOf = (id: string, projectId = group.projectId) =>
  `/projects/${projectId}/simulations/${id}/reliability-check`;
const check = (id: string, body?: unknown, headers = {}) => company.post(pathOf(id), body, headers);
const latest = async (id: string): Promise<ReliabilityStudy> => (await company.get(pathOf(id))).body;
const finished = (id: string) =>
  until(
    () => latest(id),
    ({ status }) => status !== "running",
  );
/** The study that a call of a model belongs to. */
const studyOf = ({ body }: FaultCall): string =>
  (body as { requestMetadata?: { study?: string } }).requestMetadata?.study ?? "";

describe("a reliability study", () => {
  it("runs the simulation again side by side and says how stable it is", async () => {
    const started = await check(simulationId, { runs: 5 });
    expect(started.status).toBe(202);
    expect(started.body).toMatchObject({ simulation_id: simulationId, status: "running", runs: 5, completed_runs: 0 });
    expect((await check(simulationId)).status).toBe(400);

    const study = await finished(simulationId);
    expect(study).toMatchObject({ id: started.body.id, status: "complete", runs: 5, completed_runs: 5, error: null });
    expect(study.confidence_score).not.toBeNull();
    const [lower = NaN, upper = NaN] = study.confidence_interval ?? [];
    expect(lower).toBeLessThanOrEqual(study.confidence_score as number);
    expect(upper).toBeGreaterThanOrEqual(study.confidence_score as number);
    expect(study.components).toMatchObject({ personas: 4, runs: 6 });
    expect(study.components?.questions.map(({ question_id }) => question_id)).toEqual(
      expect.arrayContaining([...conceptItems, "sentiment"]),
    );
    expect(study.flags).toEqual(expect.arrayContaining(["offline_model", "few_personas"]));
    expect(study.interpretation).toMatch(/stability, not accuracy/);
    expect(study.interpretation).toContain(wordingOf("en").say("notes.intervals"));
    expect(study.personas).toHaveLength(4);
    for (const persona of study.personas) expect(persona.reason).toMatch(/^(Not p|P)romoted: /);
    // Four personas with a second turn for ratings, five reruns, and no report for any of them.
    expect(study.usage.llm_calls).toBe(4 * 2 * 5);

    const history = await step.history("reliability-study", study.id);
    expect(history.filter(({ type }) => type === "TaskSubmitted")).toHaveLength(5);
    expect(history.at(-1)?.type).toBe("ExecutionSucceeded");
  });

  it("leaves no trace among the simulations", async () => {
    const listed = (await company.get(`/projects/${group.projectId}/simulations`)).body as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([simulationId]);
    expect((await company.get(`/projects/${group.projectId}`)).body.simulation_count).toBe(1);
    const [rerun = ""] = await itemsOf(stack.endpoints.dynamodb, "RERUN#");
    const id = rerun.split("RERUN#")[1] as string;
    expect((await company.get(`/projects/${group.projectId}/simulations/${id}`)).status).toBe(404);
  });

  it("asks respondents without a persona as well, if that is wanted", async () => {
    expect((await check(simulationId, { runs: 2, no_persona_run: true })).status).toBe(202);
    const study = await finished(simulationId);
    expect(study).toMatchObject({ status: "complete", runs: 2, completed_runs: 2 });
    expect(study.baselines.some(({ no_persona }) => no_persona !== null)).toBe(true);
    expect(study.components?.runs).toBe(3);
  });

  it("goes on without a rerun that failed, and counts it out", async () => {
    fault = (call) =>
      studyOf(call).endsWith("_1") ? { status: 403, type: "AccessDeniedException", message: "No" } : undefined;
    expect((await check(simulationId)).body.runs).toBe(3);
    expect(await finished(simulationId)).toMatchObject({ status: "complete", runs: 3, completed_runs: 2 });
  });

  it("fails readably when no rerun can be finished, and can be started again", async () => {
    fault = (call) => (studyOf(call) ? { status: 403, type: "AccessDeniedException", message: "No" } : undefined);
    const key = { "idempotency-key": "the same study" };
    const started = await check(simulationId, { runs: 2 }, key);
    expect((await check(simulationId, { runs: 2 }, key)).body).toEqual(started.body);
    expect(await finished(simulationId)).toMatchObject({
      status: "failed",
      error: "None of the reruns could be finished, so there is nothing to compare; start the reliability check again",
      confidence_score: null,
      personas: [],
    });
    fault = undefined;
    expect((await check(simulationId, { runs: 2 })).status).toBe(202);
    expect(await finished(simulationId)).toMatchObject({ status: "complete" });
  });

  it("fails when an operator stops it, reruns and all", async () => {
    fault = () => ({ hangMs: 600 });
    const study = (await check(simulationId, { runs: 2 })).body as ReliabilityStudy;
    await until(
      () => step.history("reliability-study", study.id),
      (events) => events.some(({ type }) => type === "TaskSubmitted"),
    );
    await step.stop("reliability-study", study.id);
    expect((await finished(simulationId)).error).toMatch(/stopped by the operators/);
    fault = undefined;
  });

  it.each([
    [{ runs: 1 }, 422],
    [{ runs: 6 }, 422],
    [{ runs: 2.5 }, 422],
    [{ no_persona_run: "yes" }, 422],
  ])("rejects %j", async (body, status) => {
    expect((await check(simulationId, body)).status).toBe(status);
  });

  it("is started once, however many ask for it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => check(simulationId, { runs: 2 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 400, 400, 400, 400, 400]);
    expect(await finished(simulationId)).toMatchObject({ status: "complete", completed_runs: 2 });
  });

  it("is refused for what cannot be run again", async () => {
    const waiting = await createSimulation(company, group, "survey");
    expect((await check(waiting)).body.detail).toMatch(/is pending; its reliability can be checked when/);
    expect((await company.get(pathOf(waiting))).status).toBe(404);
    const live = await startSimulation(company, group, "idi_manual");
    await company.waitForSimulation(group.projectId, live);
    expect((await check(live)).body.detail).toMatch(/live interview cannot be run again/);
    const board = form({ title: "Board" }, { name: "board.txt", bytes: Buffer.from("An oat drink for athletes.") });
    const briefings = `/projects/${group.projectId}/briefings`;
    const briefing = (await company.call("POST", briefings, board)).body.id as string;
    const shown = await createSimulation(company, group, "concept_test", { briefing_ids: [briefing] });
    await company.waitForSimulation(group.projectId, shown);
    expect((await company.delete(`${briefings}/${briefing}`)).status).toBe(204);
    const without = await check(shown);
    expect([without.status, without.body.detail]).toEqual([
      400,
      "A briefing of this simulation was deleted, so the same study cannot be run again",
    ]);
    expect((await company.get(pathOf(shown))).status).toBe(404);
    const stranger = await Company.signUp(stack.url);
    expect((await stranger.post(pathOf(simulationId), {})).status).toBe(404);
    expect((await stranger.get(pathOf(simulationId))).status).toBe(404);
  });
});

describe("what is deleted", () => {
  it("in the middle of a reliability study leaves nothing behind", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 2 });
    const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await company.waitForSimulation(projectId, id);
    fault = () => ({ hangMs: 400 });
    const study = (await company.post(pathOf(id, projectId), { runs: 3 })).body as ReliabilityStudy;
    await until(
      () => step.history("reliability-study", study.id),
      (events) => events.some(({ type }) => type === "TaskSubmitted"),
    );
    expect((await company.delete(`/projects/${projectId}/simulations/${id}`)).status).toBe(204);
    expect((await company.get(pathOf(id, projectId))).status).toBe(404);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, id),
      (left) => left.length === 0,
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await itemsOf(stack.endpoints.dynamodb, id)).toEqual([]);
  });
});
