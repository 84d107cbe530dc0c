import type { Pipeline } from "../adapters/pipelines/executions.ts";
import type { RemovalMessage } from "../adapters/queues/removal-queue.ts";
import { generationExecutionName } from "../contracts/pipelines/inputs.ts";
import type { PersonaGroupRecord } from "../domain/persona-group/record.ts";
import type { SimulationRecord } from "../domain/simulation/record.ts";
import {
  GROUP_PREFIX,
  SIMULATION_PREFIX,
  groupKey,
  groupPartition,
  projectKey,
  projectPartition,
  simulationKey,
  simulationPartition,
  type GroupRef,
  type ProjectRef,
  type SimulationRef,
} from "../storage/keys.ts";
import type { RemovalJob, RemovalStore } from "../storage/removals.ts";
import type { Table } from "../storage/table.ts";

export interface RemovalDependencies {
  removals: RemovalStore;
  table: Table;
  generation: Pipeline;
  simulation: Pipeline;
}

const STOPPED = "Its resource was deleted or aborted";

/**
 * Does a removal job. Parents go before children: every write of a pipeline asks for its parent, so once that is gone
 * no late writer can add a child behind our back. Each step may run twice; the job itself goes last.
 * @returns how many items were removed; 0 if the job was done before
 */
export async function removeResources(dependencies: RemovalDependencies, message: RemovalMessage): Promise<number> {
  const { removals } = dependencies;
  const job = await removals.find(message.company_id, message.job_id);
  if (!job) return 0;
  const removed = await removeTarget(dependencies, job);
  await removals.finish(job.company_id, job.job_id);
  return removed;
}

async function removeTarget(
  dependencies: RemovalDependencies,
  { company_id, project_id, target }: RemovalJob,
): Promise<number> {
  const ref: ProjectRef = { companyId: company_id, projectId: project_id };
  switch (target.kind) {
    case "project":
      return removeProject(dependencies, ref);
    case "persona_group":
      return removeGroup(dependencies, { ...ref, groupId: target.group_id }, target.generation);
    case "simulation":
      return removeSimulationContent(dependencies, { ...ref, simulationId: target.simulation_id }, true);
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

async function removeSimulation(dependencies: RemovalDependencies, ref: SimulationRef): Promise<number> {
  await dependencies.table.deleteAll([simulationKey(ref)]);
  return 1 + (await removeSimulationContent(dependencies, ref, true));
}

async function removeGroupContent(
  { removals, generation }: RemovalDependencies,
  ref: GroupRef,
  lastGeneration: number,
): Promise<number> {
  if (lastGeneration > 0) await generation.stop(generationExecutionName(ref.groupId, lastGeneration), STOPPED);
  return removals.emptyPartition(groupPartition(ref));
}

/** A deleted group: its own item is gone, its simulations are hidden by the project and removed here. */
async function removeGroup(dependencies: RemovalDependencies, ref: GroupRef, generation: number): Promise<number> {
  const { table } = dependencies;
  const simulations = await table.queryAll<SimulationRecord>(projectPartition(ref), SIMULATION_PREFIX);
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
    .catch((error: unknown) => {
      // The project was deleted meanwhile: there is nothing left to show or hide.
      if (!(error instanceof Error && error.name === "ConditionalCheckFailedException")) throw error;
    });
  return removed;
}

async function removeProject(dependencies: RemovalDependencies, ref: ProjectRef): Promise<number> {
  const { table } = dependencies;
  let removed = 0;
  const [groups, simulations] = await Promise.all([
    table.queryAll<PersonaGroupRecord>(projectPartition(ref), GROUP_PREFIX),
    table.queryAll<SimulationRecord>(projectPartition(ref), SIMULATION_PREFIX),
  ]);
  for (const { id } of simulations) removed += await removeSimulation(dependencies, { ...ref, simulationId: id });
  for (const { id, generation } of groups) {
    const groupRef = { ...ref, groupId: id };
    await table.deleteAll([groupKey(groupRef)]);
    removed += 1 + (await removeGroupContent(dependencies, groupRef, generation));
  }
  return removed;
}
