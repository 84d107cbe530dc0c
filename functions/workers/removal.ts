import type { Pipeline } from "../adapters/pipelines/executions.ts";
import type { RemovalMessage } from "../adapters/queues/removal-queue.ts";
import { generationExecutionName } from "../contracts/pipelines/inputs.ts";
import { briefingObjects, uploadObject, type BriefingRecord } from "../domain/briefing/record.ts";
import type { PersonaGroupRecord } from "../domain/persona-group/record.ts";
import type { GenerationStatus } from "../domain/persona-group/schemas.ts";
import type { ReliabilityRecord } from "../domain/reliability/record.ts";
import type { SimulationRecord } from "../domain/simulation/record.ts";
import { isRerun } from "../domain/simulation/rerun.ts";
import type { SimulationStatus } from "../domain/simulation/schemas.ts";
import type { UploadRecord } from "../storage/briefings.ts";
import {
  BRIEFING_PREFIX,
  GROUP_PREFIX,
  RELIABILITY_PREFIX,
  REUSE_PREFIX,
  SIMULATION_PREFIX,
  UPLOAD_PREFIX,
  briefingKey,
  groupKey,
  groupPartition,
  projectKey,
  projectPartition,
  rerunsOf,
  simulationKey,
  simulationPartition,
  studyInputKey,
  uploadKey,
  userPartition,
  type GroupRef,
  type Key,
  type ProjectRef,
  type SimulationRef,
} from "../storage/keys.ts";
import type { LibraryStore } from "../storage/library.ts";
import type { RememberedAnswerStore } from "../storage/remembered-answers.ts";
import type { RemovalJob, RemovalTarget } from "../storage/removals.ts";
import type { Table } from "../storage/table.ts";
import { removeCompany, type CompanyRemovalDependencies, type RemovalOutcome } from "./company-removal.ts";

export interface RemovalDependencies extends CompanyRemovalDependencies {
  answers: RememberedAnswerStore;
  library: Pick<LibraryStore, "forgetUse">;
  generation: Pipeline;
  simulation: Pipeline;
  reliabilityStudy: Pipeline;
}

// What S3 deletes in one request.
const OBJECTS_AT_ONCE = 1_000;
const STOPPED = "Its resource was deleted or aborted";

/**
 * Does a removal job. Every write of a pipeline asks for the state of its parent. So a parent is closed first, and no
 * late writer can add a child behind our back; then the children go, then the parent, and last the job: whatever dies in
 * between leaves the parent for the next attempt to find. Each step may run twice.
 */
export async function removeResources(
  dependencies: RemovalDependencies,
  message: RemovalMessage,
): Promise<RemovalOutcome> {
  const { removals } = dependencies;
  const job = await removals.find(message.company_id, message.job_id);
  if (!job) return { removed: 0, ended: true };
  // It ends later than its first pass does, and ends itself.
  if (job.target.kind === "company")
    return removeCompany(dependencies, job, (other) => removeResources(dependencies, other));
  const removed = await removeTarget(dependencies, job, job.target);
  await removals.finish(job.company_id, job.job_id);
  return { removed, ended: true };
}

async function removeTarget(
  dependencies: RemovalDependencies,
  { company_id, project_id }: RemovalJob,
  target: Exclude<RemovalTarget, { kind: "company" }>,
): Promise<number> {
  const ref: ProjectRef = { companyId: company_id, projectId: project_id ?? "" };
  const forget = (id: string) => dependencies.answers.forget(company_id, id);
  switch (target.kind) {
    case "project":
      return (await removeProject(dependencies, ref)) + (await forget(ref.projectId));
    case "persona_group":
      return (
        (await removeGroup(dependencies, { ...ref, groupId: target.group_id }, target.generation)) +
        (await forget(target.group_id))
      );
    case "simulation":
      return (
        (await removeReruns(dependencies, { ...ref, simulationId: target.simulation_id })) +
        (await removeSimulationContent(dependencies, { ...ref, simulationId: target.simulation_id }, true)) +
        (await forget(target.simulation_id))
      );
    case "briefing":
      await dependencies.files.remove(Object.values(briefingObjects(ref, target.briefing_id)));
      return forget(target.briefing_id);
    case "user":
      return dependencies.removals.emptyUser(userPartition(company_id, target.user_id));
    case "partial_results":
      return removeSimulationContent(
        dependencies,
        { ...ref, simulationId: target.simulation_id },
        target.stop_execution,
      );
  }
}

async function removeSimulationContent(
  { removals, simulation }: RemovalDependencies,
  ref: SimulationRef,
  stopExecution: boolean,
): Promise<number> {
  if (stopExecution) await simulation.stop(ref.simulationId, STOPPED);
  return removals.emptyPartition(simulationPartition(ref));
}

/** Moves a parent that nobody can see any more to a state in which its pipeline writes nothing. */
async function close(table: Table, key: Key, status: SimulationStatus | GenerationStatus): Promise<void> {
  await table
    .update({
      Key: { ...key },
      ConditionExpression: "attribute_exists(PK)",
      UpdateExpression: "SET #status = :status REMOVE work_shard, work_since",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":status": status },
    })
    .catch(unlessGone);
}

/** The item is gone already: there is nothing left to change. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof Error && error.name === "ConditionalCheckFailedException")) throw error;
};

async function removeSimulation(dependencies: RemovalDependencies, ref: SimulationRef): Promise<number> {
  await close(dependencies.table, simulationKey(ref), "aborted");
  const reruns = isRerun(ref.simulationId) ? 0 : await removeReruns(dependencies, ref);
  const removed = await removeSimulationContent(dependencies, ref, true);
  await dependencies.table.deleteAll([studyInputKey(ref), simulationKey(ref)]);
  return reruns + removed + 1;
}

/**
 * Reruns of a simulation that is closed or gone: no study of it can add another. Their own studies are stopped first;
 * what they have found lies among the content of the simulation.
 */
async function removeReruns(dependencies: RemovalDependencies, ref: SimulationRef): Promise<number> {
  const { table, reliabilityStudy } = dependencies;
  const studies = await table.queryAll<ReliabilityRecord>(simulationPartition(ref), RELIABILITY_PREFIX);
  for (const { id, status } of studies) if (status === "running") await reliabilityStudy.stop(id, STOPPED);
  let removed = 0;
  for (const { id } of await simulationsOf(table, ref, rerunsOf(ref.simulationId)))
    removed += await removeSimulation(dependencies, { ...ref, simulationId: id });
  return removed;
}

/** The simulations of a project, without the inputs that lie beside them and go with them. */
const simulationsOf = async (table: Table, ref: ProjectRef, prefix = SIMULATION_PREFIX) =>
  (await table.queryAll<SimulationRecord & { entity: string }>(projectPartition(ref), prefix)).filter(
    ({ entity }) => entity === "simulation",
  );

async function removeGroupContent(
  { removals, generation, library, table }: RemovalDependencies,
  ref: GroupRef,
  lastGeneration: number,
): Promise<number> {
  if (lastGeneration > 0) await generation.stop(generationExecutionName(ref.groupId, lastGeneration), STOPPED);
  const reused = await table.queryAll<{ library_persona_id: string }>(groupPartition(ref), REUSE_PREFIX);
  for (const { library_persona_id: id } of reused) await library.forgetUse(ref.companyId, id, ref);
  return removals.emptyPartition(groupPartition(ref));
}

/** A deleted group: its own item is gone, its simulations are hidden by the project and removed here. */
async function removeGroup(dependencies: RemovalDependencies, ref: GroupRef, generation: number): Promise<number> {
  const { table } = dependencies;
  const simulations = await simulationsOf(table, ref);
  let removed = 0;
  for (const { id } of simulations.filter(({ persona_group_id }) => persona_group_id === ref.groupId)) {
    removed += await removeSimulation(dependencies, { ...ref, simulationId: id });
  }
  removed += await removeGroupContent(dependencies, ref, generation);
  await table
    .update({
      Key: { ...projectKey(ref) },
      UpdateExpression: "DELETE groups_being_removed :group",
      ConditionExpression: "attribute_exists(PK)",
      ExpressionAttributeValues: { ":group": new Set([ref.groupId]) },
    })
    .catch(unlessGone);
  return removed;
}

async function removeProject(dependencies: RemovalDependencies, ref: ProjectRef): Promise<number> {
  const { table } = dependencies;
  let removed = 0;
  const [groups, simulations, briefings, uploads] = await Promise.all([
    table.queryAll<PersonaGroupRecord>(projectPartition(ref), GROUP_PREFIX),
    simulationsOf(table, ref),
    table.queryAll<BriefingRecord>(projectPartition(ref), BRIEFING_PREFIX),
    table.queryAll<UploadRecord>(projectPartition(ref), UPLOAD_PREFIX),
  ]);
  removed += await removeFiles(dependencies, ref, briefings, uploads);
  for (const { id } of simulations) removed += await removeSimulation(dependencies, { ...ref, simulationId: id });
  for (const { id, generation } of groups) {
    const groupRef = { ...ref, groupId: id };
    await close(table, groupKey(groupRef), "failed");
    removed += 1 + (await removeGroupContent(dependencies, groupRef, generation));
    await table.deleteAll([groupKey(groupRef)]);
  }
  return removed;
}

/**
 * Briefings and uploads of a deleted project, objects first. A briefing that is just being stored is left to whoever
 * stores it, who finds the project gone, or to the sweeper: its objects may not be written yet.
 */
async function removeFiles(
  { files, table }: RemovalDependencies,
  ref: ProjectRef,
  briefings: readonly BriefingRecord[],
  uploads: readonly UploadRecord[],
): Promise<number> {
  const stored = briefings.filter(({ storing }) => !storing);
  const objects = [
    ...stored.flatMap(({ id }) => Object.values(briefingObjects(ref, id))),
    ...uploads.map(({ id }) => uploadObject(ref, id)),
  ];
  for (let start = 0; start < objects.length; start += OBJECTS_AT_ONCE)
    await files.remove(objects.slice(start, start + OBJECTS_AT_ONCE));
  await table.deleteAll([
    ...stored.map(({ id }) => briefingKey({ ...ref, briefingId: id })),
    ...uploads.map(({ id }) => uploadKey(ref, id)),
  ]);
  return stored.length + uploads.length;
}
