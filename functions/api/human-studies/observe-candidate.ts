import { observeSimulation } from "../../domain/observations/observe-simulation.ts";
import type { ObservedSimulation } from "../../domain/observations/observed-simulation.ts";
import { stimulusOf } from "../../domain/simulation/stimulus.ts";
import type { Candidate, HumanStudyStore } from "../../storage/human-studies/store.ts";
import type { ProjectRef } from "../../storage/keys.ts";

/** The answers of a complete simulation as figures; they are read if they were not yet. */
export async function observeCandidate(
  humanStudies: Pick<HumanStudyStore, "resultsOf">,
  ref: ProjectRef,
  { simulation, input, results }: Candidate,
): Promise<ObservedSimulation> {
  return observeSimulation({
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    language: simulation.language,
    stimulus: stimulusOf(simulation, input),
    input,
    results: results ?? (await humanStudies.resultsOf({ ...ref, simulationId: simulation.id })),
  });
}
