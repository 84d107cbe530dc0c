import { expect } from "vitest";
import { noCost } from "../../functions/platform/costs/cost.ts";
import { newId } from "../../functions/platform/ids.ts";
import { participantOf, type StoredParticipant } from "../../functions/personas/people/participant.ts";
import type { PendingSimulation, SimulationRecord } from "../../functions/studies/simulation/record.ts";
import type { FailedSimulation } from "../../functions/studies/simulation/reopening.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { groupKey, projectKey, simulationKey, type SimulationRef } from "../../functions/platform/table/keys.ts";
import { createSimulationLifecycle } from "../../functions/studies/simulation/store-lifecycle.ts";
import { createSimulationStore } from "../../functions/studies/simulation/store.ts";
import type { EngineTable } from "./engine-table.ts";
import { storedPersona } from "./library.ts";

/** When a study is ordered, when it begins, and when something is done about it later. */
export const AT = "2026-11-22T12:00:00.000";
export const BEGUN = "2026-11-22T12:00:01.000";
export const LATER = "2026-11-22T12:30:00.000";

/** Invented people who take part in a study. */
export const people = (count: number): StoredParticipant[] =>
  Array.from(
    { length: count },
    (_, index) => participantOf(storedPersona({ id: newId(), full_name: `Person ${index}` })) as StoredParticipant,
  );

/** A new project with a group, in whose studies the stores are tried. */
export async function openProject(engine: EngineTable) {
  const ref = { companyId: newId(), projectId: newId() };
  const groupId = newId();
  const pipeline = createSimulationLifecycle(engine.table);
  const simulations = createSimulationStore(engine.table);
  await engine.raw.put(projectKey(ref), { persona_group_count: 1, simulation_count: 0 });
  await engine.raw.put(groupKey({ ...ref, groupId }), { status: "complete", simulation_count: 0 });

  /** A study as a caller orders it. */
  const ordered = async (type: SimulationType = "survey", fields: Partial<PendingSimulation> = {}) => {
    const id = newId();
    const simulation: PendingSimulation = {
      ...{ id, project_id: ref.projectId, persona_group_id: groupId, name: null, simulation_type: type },
      ...{ status: "pending" as const, prompt_question: "Oats?", briefing_ids: [], partial_input: false },
      ...{
        direct_estimate: false,
        weights: null,
        sample: null,
        max_cost_usd: null,
        report_language: null,
        language: "en",
      },
      ...{ population_covered: true, participants: {}, model_ids: new Set<string>(), usage: noCost },
      ...{ created_at: AT, ordered_at: AT, ...fields },
    };
    const created = await simulations.create(ref, simulation, undefined, new Set(), null);
    expect(created).toEqual({ outcome: "written" });
    return { ...ref, simulationId: id };
  };
  /** A study as readers see it. */
  const read = async (study: SimulationRef) => (await pipeline.find(study)) as SimulationRecord;

  return {
    ...{ ref, groupId, pipeline, simulations, ordered, read },
    /** A study as it lies in the table. */
    raw: async (study: SimulationRef) => (await engine.raw.get(simulationKey(study)))!,
    asFailed: async (study: SimulationRef) => (await read(study)) as FailedSimulation,

    /** A study that ran and failed, of three people: one was through, one was lost, and one had not been asked. */
    async failed(jobId: string, type: SimulationType = "survey") {
      const study = await ordered(type);
      const participants = people(3);
      expect(await pipeline.start(study, groupId, participants, BEGUN)).toBe(true);
      await engine.raw.set(simulationKey(study), { progress: { 0: true, 1: { lost_to: "ModelTimeout" } } });
      expect(await pipeline.fail(study, "no model", jobId, AT, { redrive: 1 })).toBe(true);
      return { study, ids: participants.map(({ persona_id }) => persona_id) };
    },
  };
}
