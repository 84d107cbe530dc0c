import { NO_PERSONA_RUN, rerunId } from "../../platform/rerun.ts";
import { simulationKey, studyInputKey, type SimulationRef } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { simulationEntity, studyInputEntity } from "../../studies/simulation/record.ts";
import { queryResults, type StoredResult } from "../../studies/simulation/store-results.ts";
import type { ReliabilityRecord } from "./record.ts";
import type { Asked } from "./store.ts";

/**
 * The run without personas of the latest complete reliability check that had one.
 * @param checks checks of the simulation, the latest first
 */
export async function readNoPersonaRun(
  table: Table,
  ref: SimulationRef,
  checks: readonly ReliabilityRecord[],
): Promise<(Asked & { results: StoredResult[] }) | undefined> {
  const check = checks.find(({ status, no_persona_run }) => status === "complete" && no_persona_run);
  if (!check) return undefined;
  const { simulationId } = ref;
  const run = { ...ref, simulationId: rerunId({ simulationId, studyId: check.id, number: NO_PERSONA_RUN }) };
  const [[simulation, input], results] = await Promise.all([
    table.getMany([simulationEntity, simulationKey(run)], [studyInputEntity, studyInputKey(run)]),
    queryResults(table, run),
  ]);
  return simulation?.status === "complete" ? { simulation, input, results } : undefined;
}
