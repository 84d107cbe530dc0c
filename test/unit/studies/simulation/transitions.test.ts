import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import { participantOf, type StoredParticipant } from "../../../../functions/personas/people/participant.ts";
import { rosterSchema } from "../../../../functions/studies/simulation/roster.ts";
import { rerunId } from "../../../../functions/platform/rerun.ts";
import { simulationStatusSchema, type SimulationStatus } from "../../../../functions/studies/simulation/schemas.ts";
import { keptUntil } from "../../../../functions/studies/simulation/reopening.ts";
import { finalStatuses, isFinal } from "../../../../functions/studies/simulation/transitions.ts";
import {
  deletionJobKey,
  participantKey,
  projectKey,
  reliabilityKey,
  simulationKey,
} from "../../../../functions/platform/table/keys.ts";
import { createSimulationLifecycle } from "../../../../functions/studies/simulation/store-lifecycle.ts";
import { createSimulationStore } from "../../../../functions/studies/simulation/store.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { storedPersona } from "../../../support/library.ts";
import { itemsOf } from "../../../support/table-contents.ts";

const AT = "2026-11-22T12:00:00.000";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

let ref: { companyId: string; projectId: string };
beforeEach(async () => {
  ref = { companyId: newId(), projectId: newId() };
  await engine.raw.put(projectKey(ref), { persona_group_count: 0, simulation_count: 0 });
});

const participants = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => participantOf(storedPersona({ id: newId(), full_name: `Person ${index}` })) as StoredParticipant,
  );

describe("a study", () => {
  const studies = () => createSimulationLifecycle(engine.table);
  const ofStatus = async (status: SimulationStatus, more: Record<string, unknown> = {}) => {
    const study = { ...ref, simulationId: newId() };
    const item = { entity: "simulation", status, work_shard: "work", work_since: AT, ...more };
    await engine.raw.put(simulationKey(study), item);
    return study;
  };
  type Study = Awaited<ReturnType<typeof ofStatus>>;
  const found = async (study: Study) => (await engine.raw.get(simulationKey(study)))!;
  const jobOf = async (jobId: string) => engine.raw.get(deletionJobKey(ref.companyId, jobId));

  /** What moves a study, from which states it does, and what is there then. */
  const moves: [SimulationStatus, SimulationStatus[], (study: Study) => Promise<boolean>, object][] = [
    ["running", ["pending"], (study) => studies().start(study, "g", participants(2), AT), { started_at: AT, asked: 2 }],
    ["generating_report", ["running", "active", "generating_report"], (study) => studies().beginReport(study), {}],
    ["complete", ["generating_report"], (study) => studies().complete(study, AT), { completed_at: AT }],
    [
      "failed",
      ["pending", "running", "active", "generating_report"],
      (study) => studies().fail(study, "no model", `fail ${study.simulationId}`, AT),
      { completed_at: AT, error: "no model" },
    ],
    [
      "aborted",
      ["pending", "running", "active", "generating_report"],
      (study) => createSimulationStore(engine.table).abort(study, undefined, `abort ${study.simulationId}`, AT),
      { completed_at: AT },
    ],
  ];
  it.each(moves)("becomes %s from %j alone", async (to, from, move, shown) => {
    for (const status of simulationStatusSchema.options) {
      const study = await ofStatus(status);
      const before = await found(study);
      const isLegal = from.includes(status);
      expect([status, await move(study)]).toEqual([status, isLegal]);
      const after = await found(study);
      if (!isLegal) expect(after).toEqual(before);
      else expect(after).toMatchObject({ status: to, ...shown });
      // Nobody looks for what has ended.
      if (isLegal) expect("work_shard" in after).toBe(!finalStatuses.some((final) => final === to));
    }
    expect(await move({ ...ref, simulationId: newId() })).toBe(false);
  });

  it("is final when it is complete, failed or aborted, and over when it is gone", () => {
    const final = simulationStatusSchema.options.filter(isFinal);
    expect(final.toSorted()).toEqual(["aborted", "complete", "failed"]);
    const { isOver } = studies();
    expect(isOver(undefined)).toBe(true);
    for (const status of simulationStatusSchema.options)
      expect(isOver({ status } as never)).toBe(final.includes(status));
  });

  it("that fails has its answers removed in two weeks, an aborted one now, and its execution stopped", async () => {
    const [failed, aborted] = [await ofStatus("running"), await ofStatus("running")];
    await studies().fail(failed, "no model", "j1", AT);
    await createSimulationStore(engine.table).abort(aborted, undefined, "j2", AT);
    const target = { kind: "partial_results", simulation_id: failed.simulationId, stop_execution: false };
    expect(await jobOf("j1")).toMatchObject({ target, project_id: ref.projectId, work_since: keptUntil(AT) });
    expect(await jobOf("j2")).toMatchObject({ target: { stop_execution: true }, work_since: AT });
    const over = await ofStatus("complete");
    await studies().fail(over, "late", "j3", AT);
    expect(await jobOf("j3")).toBeUndefined();
  });

  it("is not aborted in a project that is gone", async () => {
    const study = await ofStatus("running");
    await engine.table.deleteAll([projectKey(ref)]);
    expect(await createSimulationStore(engine.table).abort(study, undefined, newId(), AT)).toBe(false);
  });

  it.each([1, 24, 25, 120])("copies all of %i participants when it starts, with what they count", async (count) => {
    const study = await ofStatus("pending");
    const everybody = participants(count);
    const heaviest = everybody.at(-1)!.persona_id;
    const entryOf = (id: string) => ({ weight: id === heaviest ? 2 : undefined });
    expect(await studies().start(study, "g", everybody, AT, entryOf)).toBe(true);
    for (const { persona_id } of everybody)
      expect(await engine.raw.get(participantKey(study, persona_id))).toMatchObject({ persona_id });
    expect((await found(study)).asked).toBe(count);
    expect(rosterSchema.parse((await found(study)).roster)).toEqual(
      everybody.map(({ persona_id, persona_name: full_name }, position) => ({
        ...{ persona_id, full_name, position, ...(persona_id === heaviest ? { weight: 2 } : {}) },
      })),
    );
    expect(await studies().start(study, "g", everybody, AT)).toBe(false);
  });

  it("that is over copies nobody, not even the first of many", async () => {
    const study = await ofStatus("aborted");
    expect(await studies().start(study, "g", participants(30), AT)).toBe(false);
    expect(await itemsOf(engine.endpoint, `#S#${study.simulationId}`)).toEqual([]);
  });

  it("takes more in while it runs and nobody else has, behind those who were asked", async () => {
    const [first, second] = [participants(2), participants(3)];
    const study = await ofStatus("pending");
    await studies().start(study, "g", first, AT);
    const before = Object.fromEntries(
      first.map(({ persona_id, persona_name }, position) => [
        persona_id,
        { full_name: persona_name, status: "complete" as const, position },
      ]),
    );
    expect(await studies().askMore(study, "g", before, second)).toBe(true);
    expect(await found(study)).toMatchObject({ asked: 5, progress: { 0: true, 1: true } });
    for (const { persona_id } of second) expect(await engine.raw.get(participantKey(study, persona_id))).toBeDefined();
    expect(await studies().askMore(study, "g", before, participants(1))).toBe(false);
    const over = await ofStatus("generating_report", { asked: 0 });
    expect(await studies().askMore(over, "g", {}, participants(1))).toBe(false);
  });

  it("that is a rerun is counted once in its reliability study, while both run", async () => {
    const original = { ...ref, simulationId: newId() };
    const studyId = newId();
    const rerun = { simulationId: original.simulationId, studyId, number: 1 };
    const key = reliabilityKey(original, studyId);
    const count = async () => ((await engine.raw.get(key))?.completed as Set<string> | undefined)?.size ?? 0;
    const place = { ...ref, simulationId: rerunId(rerun) };
    for (const status of simulationStatusSchema.options) {
      await engine.raw.put(simulationKey(place), { status });
      await engine.raw.put(key, { status: "running" });
      const isLegal = status === "running";
      expect([status, await studies().completeRerun(place, rerun, AT)]).toEqual([status, isLegal]);
      expect(await count()).toBe(isLegal ? 1 : 0);
      const after = isLegal ? { status: "complete", completed_at: AT } : { status };
      expect(await engine.raw.get(simulationKey(place))).toEqual({ ...simulationKey(place), ...after });
      if (isLegal) expect(await studies().completeRerun(place, rerun, AT)).toBe(false);
    }
    await engine.raw.put(simulationKey(place), { status: "running" });
    await engine.raw.put(key, { status: "failed" });
    expect(await studies().completeRerun(place, rerun, AT)).toBe(false);
    expect(await engine.raw.get(simulationKey(place))).toMatchObject({ status: "running" });
  });
});
