import { observeSimulation, type FinishedResult } from "../../domain/observations/observe-simulation.ts";
import type { ObservedSimulation } from "../../domain/observations/observed-simulation.ts";
import { stimulusOf } from "../../domain/simulation/stimulus.ts";
import type { Candidate, HumanStudyStore } from "../../storage/human-studies/store.ts";
import type { ProjectRef } from "../../storage/keys.ts";

/** The answers of a complete simulation as figures. */
export const observeAnswers = (
  { simulation, input }: Pick<Candidate, "simulation" | "input">,
  results: readonly FinishedResult[],
): ObservedSimulation =>
  observeSimulation({
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    language: simulation.language,
    stimulus: stimulusOf(simulation, input),
    input,
    results,
  });

/** The same; answers are read if they were not yet. */
export const observeCandidate = async (
  humanStudies: Pick<HumanStudyStore, "resultsOf">,
  ref: ProjectRef,
  candidate: Candidate,
): Promise<ObservedSimulation> =>
  observeAnswers(
    candidate,
    candidate.results ?? (await humanStudies.resultsOf({ ...ref, simulationId: candidate.simulation.id })),
  );
