import { rakedWeights } from "../studies/weights/design-weights.ts";
import type { SimulationRecord, StudyInput } from "../studies/simulation/record.ts";
import { stimulusOf } from "../studies/simulation/stimulus.ts";
import { observeSimulation, type FinishedResult } from "./observe-simulation.ts";
import type { ObservedSimulation } from "./observed-simulation.ts";

/** A finished study, or a rerun of one, as figures: as it is stored, with its results. */
export const observeStored = (
  { simulation, input }: { simulation: SimulationRecord; input: StudyInput | undefined },
  results: readonly FinishedResult[],
): ObservedSimulation =>
  observeSimulation({
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    language: simulation.language,
    stimulus: stimulusOf(simulation, input),
    input,
    results,
    raked: rakedWeights(simulation),
  });
