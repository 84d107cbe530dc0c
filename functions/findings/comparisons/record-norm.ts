import { normOf } from "./norm-record.ts";
import { tabledSimulation } from "./tabled-simulation.ts";
import { recordNorm } from "./store-norms.ts";
import { readTableMaterial } from "./store-material.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";

/**
 * Records the results of a concept test that has just been completed, for the norms of its company. Safe to repeat.
 * @returns whether it is recorded
 */
export async function recordConceptNorm(table: Table, ref: SimulationRef): Promise<boolean> {
  const found = await readTableMaterial(table, ref);
  if (found?.simulation.status !== "complete" || !found.aggregate) return false;
  const { simulation, input, aggregate, results } = found;
  // A concept that is seen after others cannot be compared with one that is seen alone.
  if (input?.concepts) return false;
  const norm = normOf({ simulation, input }, tabledSimulation(found, aggregate, results));
  return recordNorm(table, ref, norm);
}
