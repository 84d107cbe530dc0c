import { calculate } from "../../platform/calculations/calculate.ts";
import { promotion } from "./calculation.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { conjointEvidence, type MeasuredPersona } from "../reliability/persona-reliability.ts";
import { isRerun } from "../../platform/rerun.ts";
import type { ConjointEvidence } from "./score.ts";
import type { ProjectRef } from "../../platform/table/keys.ts";
import type { ReliabilityStore } from "../reliability/store.ts";
import { studyKinds } from "../../studies/study-kinds.ts";

/**
 * Whether choices follow a taste at all, from the reports of the group's conjoint studies; the latest report counts.
 */
async function tastes(
  reliability: Pick<ReliabilityStore, "aggregate">,
  ref: ProjectRef,
  runs: readonly ObservedSimulation[],
): Promise<Map<string, ConjointEvidence>> {
  const reported = runs
    .filter(
      ({ simulation_type, simulation_id }) => studyKinds[simulation_type].asks === "tasks" && !isRerun(simulation_id),
    )
    .toSorted((a, b) => (a.simulation_id < b.simulation_id ? -1 : 1));
  const reports = await Promise.all(
    reported.map(({ simulation_id }) => reliability.aggregate({ ...ref, simulationId: simulation_id })),
  );
  return new Map(reports.flatMap((report) => (report?.conjoint ? [...conjointEvidence(report.conjoint)] : [])));
}

/**
 * Measures personas against themselves over everything their group was asked repeatedly (docs/methods.md, Promotion).
 * @param runs all repeated runs of the group
 * @returns one measurement per persona, by id
 */
export async function assessPersonas(
  reliability: Pick<ReliabilityStore, "aggregate">,
  ref: ProjectRef,
  runs: readonly ObservedSimulation[],
  personaIds: readonly string[],
): Promise<Map<string, MeasuredPersona>> {
  return calculate(promotion, { runs, personaIds, tastes: await tastes(reliability, ref, runs) });
}
