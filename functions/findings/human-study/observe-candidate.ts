import { observeStored } from "../../dataset/observe-stored.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { Candidate, HumanStudyStore } from "./store.ts";
import type { ProjectRef } from "../../platform/table/keys.ts";

/** The answers of a complete simulation as figures; they are read if they were not yet. */
export const observeCandidate = async (
  humanStudies: Pick<HumanStudyStore, "resultsOf">,
  ref: ProjectRef,
  candidate: Candidate,
): Promise<ObservedSimulation> =>
  observeStored(
    candidate,
    candidate.results ?? (await humanStudies.resultsOf({ ...ref, simulationId: candidate.simulation.id })),
  );
