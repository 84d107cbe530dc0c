import type { PendingSimulation, SimulationRecord } from "./record.ts";
import type { SimulationType } from "./schemas.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { SimulationWithInput } from "./store-list.ts";
import type { SimulationStore } from "./store.ts";

/** @throws NotFound */
export async function findSimulation(
  simulations: Pick<SimulationStore, "find">,
  ref: SimulationRef,
): Promise<SimulationWithInput> {
  const simulation = await simulations.find(ref);
  if (!simulation) throw new NotFound("Simulation");
  return simulation;
}

/**
 * Holds a follow-up against the type it belongs to.
 * @param what the first half of the sentence: `A survey file can be uploaded to`
 * @throws BadRequest
 */
export function requireType({ simulation_type }: SimulationRecord, type: SimulationType, what: string): void {
  if (simulation_type !== type)
    throw new BadRequest(`${what} studies of type ${type} only; this one is of type ${simulation_type}`);
}

/** Whether a study waits for a follow-up: nothing has been ordered and nothing has ended. */
export const waits = (simulation: SimulationRecord): boolean =>
  simulation.status === "pending" && !simulation.ordered_at;

/** @throws BadRequest if a study does not wait any more */
export function requireWaiting(simulation: SimulationRecord): asserts simulation is PendingSimulation {
  if (simulation.status === "pending" && waits(simulation)) return;
  const state = simulation.status === "pending" ? "about to start" : simulation.status;
  throw new BadRequest(`The simulation is ${state}; what it asks can no longer be changed. Create a new simulation`);
}
