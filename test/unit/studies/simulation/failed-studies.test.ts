import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import { keptUntil } from "../../../../functions/studies/simulation/reopening.ts";
import { rerunId } from "../../../../functions/platform/rerun.ts";
import {
  deletionJobKey,
  idempotencyRecordKey,
  projectKey,
  simulationKey,
  type SimulationRef,
} from "../../../../functions/platform/table/keys.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { AT, BEGUN, LATER, openProject, people } from "../../../support/project-studies.ts";

let engine: EngineTable;
let project: Awaited<ReturnType<typeof openProject>>;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
  project = await openProject(engine);
});

const remembered = (key: string) => ({ key, fingerprint: "f", status: 202, body: null, resourceIds: [] });
const answerTo = (key: string) => engine.raw.get(idempotencyRecordKey(project.ref.companyId, key));
const jobOf = (jobId: string) => engine.raw.get(deletionJobKey(project.ref.companyId, jobId));

describe("a study that failed", () => {
  it("says why and since when, and until when it can go on", async () => {
    const { study } = await project.failed("job");
    expect(await project.read(study)).toMatchObject({
      ...{ status: "failed", error: "no model", completed_at: AT, failed_redrive: 1 },
      ...{ kept_until: keptUntil(AT), kept_job: "job" },
    });
    const another = await project.ordered();
    expect(await project.pipeline.fail(another, "no model", "another", AT)).toBe(true);
    expect(await project.read(another)).toMatchObject({ failed_redrive: 0, started_at: null });
  });

  it("goes on in its execution with its answers, asks whom it has lost, and cancels their deletion", async () => {
    const { study, ids } = await project.failed("job");
    expect(await project.pipeline.goOn(study, await project.asFailed(study), LATER, "entered")).toBe(true);
    const after = await project.read(study);
    expect(after).toMatchObject({ status: "running", started_at: BEGUN, reopened_by: "entered" });
    expect(ids.map((id) => after.participants[id]?.status)).toEqual(["complete", "pending", "pending"]);
    const item = await project.raw(study);
    expect(item).toMatchObject({ work_shard: "work", work_since: LATER });
    for (const name of ["error", "completed_at", "kept_until", "kept_job", "failed_redrive", "attempt"])
      expect(item).not.toHaveProperty(name);
    expect(await jobOf("job")).toBeUndefined();
    expect(await project.pipeline.participantsOf(study)).toHaveLength(3);
  });

  it("is retried in an execution of its own, each with the next number", async () => {
    const { study } = await project.failed("job 1");
    const first = await project.asFailed(study);
    expect(await project.simulations.retry(study, first, LATER, remembered("first"))).toBe(true);
    expect(await project.read(study)).toMatchObject({ status: "running", attempt: 1 });
    expect(await project.raw(study)).not.toHaveProperty("reopened_by");
    expect(await answerTo("first")).toMatchObject({ status: 202 });
    // Who asks a second time comes too late.
    expect(await project.simulations.retry(study, first, LATER, remembered("second"))).toBe(false);
    expect(await project.pipeline.goOn(study, first, LATER, "entered")).toBe(false);
    expect(await answerTo("second")).toBeUndefined();
    expect(await project.read(study)).toMatchObject({ status: "running", attempt: 1 });
    await project.pipeline.fail(study, "again", "job 2", LATER);
    expect(await project.simulations.retry(study, await project.asFailed(study), LATER, null)).toBe(true);
    expect(await project.read(study)).toMatchObject({ attempt: 2 });
  });

  it("stays failed for who has seen it fail before, and keeps the answers of this time", async () => {
    const { study } = await project.failed("job 1");
    const first = await project.asFailed(study);
    await project.simulations.retry(study, first, LATER, null);
    await project.pipeline.fail(study, "again", "job 2", LATER);
    const again = await project.raw(study);
    expect(await project.simulations.retry(study, first, LATER, null)).toBe(false);
    expect(await project.pipeline.goOn(study, first, LATER, "entered")).toBe(false);
    expect(await project.raw(study)).toEqual(again);
    expect(await jobOf("job 2")).toBeDefined();
  });

  it("does not go on once its answers are removed, or its project is", async () => {
    const { study } = await project.failed("job");
    const before = await project.asFailed(study);
    const { kept_until: until, ...removed } = await project.raw(study);
    await engine.raw.put(simulationKey(study), removed);
    expect(await project.simulations.retry(study, before, LATER, null)).toBe(false);
    expect(await project.pipeline.goOn(study, before, LATER, "entered")).toBe(false);
    expect(await project.raw(study)).toEqual(removed);
    await engine.raw.set(simulationKey(study), { kept_until: until });
    await engine.table.deleteAll([projectKey(project.ref)]);
    expect(await project.simulations.retry(study, before, LATER, null)).toBe(false);
    expect(await jobOf("job")).toBeDefined();
  });

  it.each([
    ["survey", "running"],
    ["idi_ai", "running"],
    ["focus_group", "running"],
    ["idi_manual", "generating_report"],
  ] as const)("of kind %s that had begun goes on as %s", async (type, status) => {
    const { study } = await project.failed(newId(), type);
    expect(await project.pipeline.goOn(study, await project.asFailed(study), LATER, "entered")).toBe(true);
    expect((await project.read(study)).status).toBe(status);
  });

  it.each(["survey", "idi_manual"] as const)("of kind %s that had not begun begins", async (type) => {
    const study = await project.ordered(type);
    await project.pipeline.fail(study, "no model", newId(), AT);
    expect(await project.pipeline.goOn(study, await project.asFailed(study), LATER, "entered")).toBe(true);
    expect((await project.read(study)).status).toBe("pending");
    expect(await project.pipeline.start(study, project.groupId, people(1), LATER)).toBe(true);
  });

  it("is marked by the execution of its last attempt alone", async () => {
    const study = await project.ordered();
    const fail = (attempt: number | undefined) => project.pipeline.fail(study, "stopped", newId(), AT, { attempt });
    expect(await fail(1)).toBe(false);
    expect(await fail(0)).toBe(true);
    await project.simulations.retry(study, await project.asFailed(study), LATER, null);
    for (const attempt of [0, 2]) expect(await fail(attempt)).toBe(false);
    expect((await project.read(study)).status).toBe("pending");
    expect(await fail(1)).toBe(true);
    await project.simulations.retry(study, await project.asFailed(study), LATER, null);
    expect(await fail(undefined)).toBe(true);
  });
});

describe("a rerun that failed", () => {
  it("cannot be retried, and its answers are removed now", async () => {
    const rerun = { ...project.ref, simulationId: rerunId({ simulationId: newId(), studyId: newId(), number: 1 }) };
    await engine.raw.put(simulationKey(rerun), { status: "running", work_shard: "work", work_since: AT });
    expect(await project.pipeline.fail(rerun, "no model", "job", LATER)).toBe(true);
    const item = await project.raw(rerun);
    expect(item).toMatchObject({ status: "failed", error: "no model" });
    for (const name of ["kept_until", "work_shard", "work_since"]) expect(item).not.toHaveProperty(name);
    expect(await jobOf("job")).toMatchObject({
      ...{ work_since: LATER, target: { kind: "partial_results", simulation_id: rerun.simulationId } },
    });
  });
});

describe("the words of a report", () => {
  const ofStatus = async (status: string, more: Record<string, unknown> = {}) => {
    const study = { ...project.ref, simulationId: newId() };
    await engine.raw.put(simulationKey(study), { entity: "simulation", status, completed_at: AT, ...more });
    return study;
  };
  const order = (study: SimulationRef, before = AT) => project.simulations.orderWords(study, LATER, before, null);

  it("that could not be found say why, and can be asked for at once", async () => {
    const study = await ofStatus("complete", { error: "before" });
    expect(await order(study)).toBe(true);
    expect(await project.raw(study)).not.toHaveProperty("error");
    expect(await order(study)).toBe(false);
    expect(await project.pipeline.failWords(study, "no model")).toBe(true);
    expect(await project.raw(study)).toMatchObject({ status: "complete", error: "no model", completed_at: AT });
    expect(await order(study)).toBe(true);
  });

  it("that nobody has asked for do not fail, nor those of a study that is not complete", async () => {
    const studies = [
      await ofStatus("complete"),
      await ofStatus("running", { words_asked_at: AT }),
      await ofStatus("failed", { words_asked_at: AT }),
    ];
    for (const study of studies) {
      const before = await project.raw(study);
      expect(await project.pipeline.failWords(study, "no model")).toBe(false);
      expect(await project.raw(study)).toEqual(before);
    }
    expect(await project.pipeline.failWords({ ...project.ref, simulationId: newId() }, "no model")).toBe(false);
  });
});
