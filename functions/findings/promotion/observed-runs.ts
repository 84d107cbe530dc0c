import { observeStored } from "../../dataset/observe-stored.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { isUnvaried } from "../../platform/rerun.ts";
import { stimulusOf } from "../../studies/simulation/stimulus.ts";
import type { ProjectRef } from "../../platform/table/keys.ts";
import type { Asked, ReliabilityStore } from "../reliability/store.ts";
import { studyKinds } from "../../studies/study-kinds.ts";

/** Reads the answers of complete runs as figures, all side by side. */
export const observeRuns = (
  reliability: Pick<ReliabilityStore, "results">,
  ref: ProjectRef,
  runs: readonly Asked[],
): Promise<ObservedSimulation[]> =>
  Promise.all(
    runs.map(async (run) => observeStored(run, await reliability.results({ ...ref, simulationId: run.simulation.id }))),
  );

/** This number of latest runs shows whether a persona is consistent. Each run costs one more Query. */
const MOST_RUNS = 60;

/** Runs that contain a persona's own repeated answers. A live interview does not: a person asks its questions. */
const counts = ({ simulation: { id, status, simulation_type } }: Asked): boolean =>
  status === "complete" && !studyKinds[simulation_type].isLive && isUnvaried(id);

/**
 * Every run that the personas of a group went through at least twice: complete simulations and reruns of the same
 * stimulus. A run without repetition says nothing about consistency and is not read.
 * @param including a simulation without which there is nothing new: if it repeats nothing, the result is empty
 */
export async function repeatedRuns(
  reliability: Pick<ReliabilityStore, "studiesOfProject" | "results">,
  ref: ProjectRef,
  groupId: string,
  including?: string,
): Promise<ObservedSimulation[]> {
  const { simulations, reruns } = await reliability.studiesOfProject(ref);
  const candidates = [...simulations, ...reruns].filter(
    (run) => run.simulation.persona_group_id === groupId && counts(run),
  );
  const byStimulus = Map.groupBy(candidates, ({ simulation, input }) => stimulusOf(simulation, input));
  const repeated = [...byStimulus.values()]
    .filter((runs) => runs.length > 1)
    .flat()
    .toSorted((a, b) => (a.simulation.created_at < b.simulation.created_at ? 1 : -1))
    .slice(0, MOST_RUNS);
  if (including !== undefined && !repeated.some(({ simulation }) => simulation.id === including)) return [];
  return observeRuns(reliability, ref, repeated);
}
