import type { FileStore } from "../../platform/files/file-store.ts";
import type { Pipeline } from "../../platform/pipelines/executions.ts";
import { simulationExecutionName } from "../../platform/pipelines/state-inputs.ts";
import { exportObjects } from "../../platform/files/export-formats.ts";
import { isRerun } from "../../platform/rerun.ts";
import type { SimulationStatus } from "../../studies/simulation/schemas.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { mapConcurrent } from "../../platform/map-concurrent.ts";
import {
  simulationKey,
  studyInputKey,
  type Key,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { MOST_FORGOTTEN, type IdempotencyStore } from "../../platform/idempotency/store.ts";
import type { DeletionStore } from "./store.ts";
import type { Table } from "../../platform/table/table.ts";
import { close } from "../sweeping/close.ts";

export interface SimulationDeletionDependencies {
  table: Table;
  files: Pick<FileStore, "remove">;
  deletions: Pick<DeletionStore, "contentOf" | "deleteLearned" | "rerunsOf">;
  answers: Pick<IdempotencyStore, "forget">;
  simulation: Pick<Pipeline, "stop">;
  reliabilityStudy: Pick<Pipeline, "stop">;
  answerCoding: Pick<Pipeline, "stop">;
}

/** A simulation as its deletion sees it. */
export interface Deletable {
  id: string;
  /** Undefined if its item is gone. */
  status: SimulationStatus | undefined;
  /** How often it was retried. */
  attempt?: number | undefined;
}

type SimulationContent = Awaited<ReturnType<DeletionStore["contentOf"]>>;

/** Simulations that are closed, stopped or searched in parallel. */
const AT_ONCE = 8;
/** The items that one BatchWriteItem deletes. */
const ITEMS_AT_ONCE = 25;
/**
 * Such requests in parallel. Two of them, at 10 ms each and about two write units per item, already exceed the 1,000
 * units a second of one partition. A third would only be throttled.
 */
const BATCHES_AT_ONCE = 2;
/**
 * Simulations whose keys are in memory together, about a hundred keys each. If a process dies, the next attempt
 * continues with the remaining ones. One request, which takes 1,000 objects, deletes their exports, and one deletes the
 * stored answers that name them.
 */
const PER_ROUND = MOST_FORGOTTEN;
export const STOPPED = "Its resource was deleted or aborted";

/**
 * Whether a simulation may have an execution that still asks models. A complete or failed one has none: the last step
 * of its execution wrote this final state. An aborted one may have been closed by a deletion that died before it
 * stopped the execution.
 */
const mayRun = (status: Deletable["status"]): boolean => status !== "complete" && status !== "failed";
/** Whether nothing can be written below it any more; a complete one can be run again, so it is not closed. */
const isClosed = (status: Deletable["status"]): boolean => status === "aborted" || status === "failed";

/** Removes simulations with everything below them. Safe to repeat. @returns the number of removed items */
export async function deleteSimulations(
  dependencies: SimulationDeletionDependencies,
  ref: ProjectRef,
  simulations: readonly Deletable[],
): Promise<number> {
  let removed = 0;
  for (let start = 0; start < simulations.length; start += PER_ROUND)
    removed += await deleteSome(dependencies, ref, simulations.slice(start, start + PER_ROUND));
  return removed;
}

async function deleteSome(
  dependencies: SimulationDeletionDependencies,
  ref: ProjectRef,
  simulations: readonly Deletable[],
): Promise<number> {
  const { table } = dependencies;
  const refs = simulations.map(({ id }) => ({ ...ref, simulationId: id }));
  await mapConcurrent(simulations, AT_ONCE, async ({ id, status }) => {
    if (isClosed(status)) return;
    const aborted = { status: "aborted", completed_at: timestamp() } as const;
    await close(table, simulationKey({ ...ref, simulationId: id }), aborted);
  });
  const removed = await deleteBelow(dependencies, ref, simulations);
  // Inputs first: an input can only be found through its simulation.
  await deleteItems(table, refs.map(studyInputKey));
  await deleteItems(table, refs.map(simulationKey));
  return removed + simulations.length;
}

/**
 * Removes everything below simulations that nothing can be added to any more: they are closed, or their items are gone.
 * Reliability studies are stopped before the reruns they ordered, and reruns are removed before the simulations they
 * repeat.
 */
export async function deleteBelow(
  dependencies: SimulationDeletionDependencies,
  ref: ProjectRef,
  simulations: readonly Deletable[],
): Promise<number> {
  const { table, deletions, answers, files } = dependencies;
  const contents = await mapConcurrent(simulations, AT_ONCE, (one) =>
    stop(dependencies, { ...ref, simulationId: one.id }, one),
  );
  const keys = contents.flatMap((content) => content.keys);
  // They can only be found through their links.
  await deleteItems(
    table,
    contents.flatMap(({ reportTokens }) => reportTokens),
  );
  const originals = simulations.flatMap(({ id }) => (isRerun(id) ? [] : [id]));
  const reruns = await deletions.rerunsOf(ref, originals);
  let removed = await deleteSimulations(dependencies, ref, reruns);
  removed += await deletions.deleteLearned(ref.companyId, originals);
  removed += await answers.forget(ref.companyId, originals);
  await files.remove(originals.flatMap((simulationId) => exportObjects({ ...ref, simulationId })));
  await deleteItems(table, keys);
  return removed + keys.length;
}

/** Stops what may be running in a simulation. @returns the content below it */
async function stop(
  { deletions, simulation, reliabilityStudy, answerCoding }: SimulationDeletionDependencies,
  ref: SimulationRef,
  { id, status, attempt }: Deletable,
): Promise<SimulationContent> {
  if (mayRun(status)) await simulation.stop(simulationExecutionName(id, attempt), STOPPED);
  const content = await deletions.contentOf(ref);
  for (const id of content.runningStudies) await reliabilityStudy.stop(id, STOPPED);
  for (const id of content.runningCodings) await answerCoding.stop(id, STOPPED);
  return content;
}

async function deleteItems(table: Table, keys: readonly Key[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(keys.length / ITEMS_AT_ONCE) }, (_, batch) =>
    keys.slice(batch * ITEMS_AT_ONCE, (batch + 1) * ITEMS_AT_ONCE),
  );
  await mapConcurrent(batches, BATCHES_AT_ONCE, (batch) => table.deleteAll(batch));
}
