import * as z from "zod";
import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { DeletionMessage } from "../../platform/deletion/queue.ts";
import { generationExecutionName, simulationExecutionName } from "../../platform/pipelines/state-inputs.ts";
import { briefingObjects, uploadObject } from "../../briefings/record.ts";
import { readerOf } from "../../platform/table/entity.ts";
import { exportObjects } from "../../platform/files/export-formats.ts";
import { isRerun } from "../../platform/rerun.ts";
import { mapConcurrent } from "../../platform/map-concurrent.ts";
import { EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  BRIEFING_PREFIX,
  GROUP_PREFIX,
  HUMAN_STUDY_PREFIX,
  REUSE_PREFIX,
  UPLOAD_PREFIX,
  briefingKey,
  groupKey,
  groupPartition,
  humanStudyPrefix,
  keyReader,
  pairKey,
  participantKey,
  projectKey,
  projectPartition,
  simulationPartition,
  uploadKey,
  userPartition,
  type GroupRef,
  type ProjectRef,
} from "../../platform/table/keys.ts";
import { libraryReuseEntity } from "../../personas/groups/store-writes.ts";
import type { LibraryStore } from "../../personas/library/store.ts";
import type { IdempotencyStore } from "../../platform/idempotency/store.ts";
import type { DeletionJob, DeletionTarget } from "../../platform/deletion/store-writes.ts";
import { webhookPartition } from "../../notifications/webhooks/keys.ts";
import type { Work } from "../../notifications/announce-end.ts";
import { close } from "../sweeping/close.ts";
import { deleteCompany, type CompanyDeletionDependencies, type DeletionOutcome } from "./company.ts";
import { STOPPED, deleteBelow, deleteSimulations } from "./simulation.ts";

export interface DeletionDependencies extends CompanyDeletionDependencies {
  answers: IdempotencyStore;
  library: Pick<LibraryStore, "forgetUse">;
  generation: Pipeline;
  simulation: Pipeline;
  reliabilityStudy: Pipeline;
  answerCoding: Pipeline;
  /** Notifies webhooks and users that work has ended. */
  announce: (work: Work) => Promise<void>;
}

/** Library personas that are updated in parallel when a group is gone; each has its own item for it. */
const USES_AT_ONCE = 8;

// Reads only the fields that removal needs, so that an item that is otherwise unreadable can still be removed.
const removableGroup = readerOf("persona_group", z.object({ id: z.string(), generation: z.int() }));
const removableBriefing = readerOf("briefing", z.object({ id: z.string(), storing: z.literal(true).optional() }));
const removableUpload = readerOf("upload", z.object({ id: z.string() }));

/**
 * Does a deletion job. Every write of a pipeline checks the state of its parent. The steps are therefore:
 * 1. Close the parent, so that no late writer can add a child.
 * 2. Delete the children.
 * 3. Delete the parent.
 * 4. Delete the job.
 * If the process dies in between, the next attempt still finds the parent. Each step may run twice.
 */
export async function deleteResources(
  dependencies: DeletionDependencies,
  message: DeletionMessage,
): Promise<DeletionOutcome> {
  const { deletions } = dependencies;
  const job = await deletions.find(message.company_id, message.job_id);
  if (!job) return { removed: 0, ended: true };
  // It does not end with its first pass, and deletes its own job.
  if (job.target.kind === "company")
    return deleteCompany(dependencies, job, (other) => deleteResources(dependencies, other));
  const removed = await deleteTarget(dependencies, job, job.target);
  await deletions.finish(job.company_id, job.job_id);
  return { removed, ended: true };
}

async function deleteTarget(
  dependencies: DeletionDependencies,
  { company_id, project_id, job_id }: DeletionJob,
  target: Exclude<DeletionTarget, { kind: "company" }>,
): Promise<number> {
  const ref: ProjectRef = { companyId: company_id, projectId: project_id ?? "" };
  const forget = (id: string) => dependencies.answers.forget(company_id, [id]);
  switch (target.kind) {
    case "project":
      return (await deleteProject(dependencies, ref)) + (await forget(ref.projectId));
    case "persona_group":
      return (
        (await deleteGroup(dependencies, { ...ref, groupId: target.group_id }, target.generation)) +
        (await forget(target.group_id))
      );
    case "simulation":
      return deleteBelow(dependencies, ref, [{ id: target.simulation_id, status: undefined, attempt: target.attempt }]);
    case "briefing":
      await dependencies.files.remove(Object.values(briefingObjects(ref, target.briefing_id)));
      return forget(target.briefing_id);
    case "human_study":
      return (
        (await deleteHumanStudies(
          dependencies,
          ref,
          humanStudyPrefix({ ...ref, humanStudyId: target.human_study_id }),
        )) + (await forget(target.human_study_id))
      );
    case "respondent":
      return deleteCopies(dependencies, { ...ref, groupId: target.group_id }, target.persona_id);
    case "user":
      return dependencies.deletions.emptyUser(userPartition(company_id, target.user_id));
    case "api_key":
      return dependencies.apiKeys.withdraw(company_id, target.api_key_id);
    case "webhook":
      return (
        (await dependencies.deletions.emptyPartition(
          webhookPartition({ companyId: company_id, webhookId: target.webhook_id }),
        )) + (await forget(target.webhook_id))
      );
    case "partial_results": {
      const { simulation_id, attempt } = target;
      const simulation = { ...ref, simulationId: simulation_id };
      if (!target.stop_execution && !isRerun(simulation_id))
        return (await dependencies.deletions.endRetries(simulation, job_id))
          ? dependencies.deletions.emptyPartition(simulationPartition(simulation))
          : 0;
      if (target.stop_execution)
        await dependencies.simulation.stop(simulationExecutionName(simulation_id, attempt), STOPPED);
      // A simulation that waited for its questions has no execution whose end would announce it.
      await dependencies.announce({ kind: "simulation", ref: simulation });
      return dependencies.deletions.emptyPartition(simulationPartition(simulation));
    }
  }
}

async function deleteGroupContent(
  { deletions, generation, library, table }: DeletionDependencies,
  ref: GroupRef,
  lastGeneration: number,
): Promise<number> {
  if (lastGeneration > 0) await generation.stop(generationExecutionName(ref.groupId, lastGeneration), STOPPED);
  const reused = await table.queryAll(libraryReuseEntity, groupPartition(ref), REUSE_PREFIX);
  await mapConcurrent(reused, USES_AT_ONCE, ({ library_persona_id: id }) => library.forgetUse(ref.companyId, id, ref));
  return deletions.emptyPartition(groupPartition(ref));
}

/** A deleted group: its own item is gone, its simulations are hidden by the project and removed here. */
async function deleteGroup(dependencies: DeletionDependencies, ref: GroupRef, generation: number): Promise<number> {
  const { table, deletions } = dependencies;
  const simulations = (await deletions.simulationsOf(ref)).filter(({ groupId }) => groupId === ref.groupId);
  let removed = await deleteSimulations(dependencies, ref, simulations);
  removed += await deleteGroupContent(dependencies, ref, generation);
  await unlessConditionFails(() =>
    table.update({
      Key: { ...projectKey(ref) },
      UpdateExpression: "DELETE groups_being_removed :group",
      ConditionExpression: EXISTS,
      ExpressionAttributeValues: { ":group": new Set([ref.groupId]) },
    }),
  );
  return removed;
}

/**
 * Removes the data that studies hold of a deleted real respondent: the copied profile, and exports, which repeat facts
 * of it. The persona's answers stay, under the code.
 */
async function deleteCopies(
  { deletions, files, table }: DeletionDependencies,
  ref: GroupRef,
  personaId: string,
): Promise<number> {
  const studies = (await deletions.simulationsOf(ref)).filter(({ groupId }) => groupId === ref.groupId);
  const ids = studies.map(({ id }) => id);
  const reruns = await deletions.rerunsOf(ref, ids);
  const copies = [...ids, ...reruns.map(({ id }) => id)].map((simulationId) =>
    participantKey({ ...ref, simulationId }, personaId),
  );
  await table.deleteAll(copies);
  const exported = ids.flatMap((simulationId) => exportObjects({ ...ref, simulationId }));
  await files.remove(exported);
  return copies.length;
}

async function deleteProject(dependencies: DeletionDependencies, ref: ProjectRef): Promise<number> {
  const { table, deletions } = dependencies;
  let removed = 0;
  const [groups, simulations, briefings, uploads] = await Promise.all([
    table.queryAll(removableGroup, projectPartition(ref), GROUP_PREFIX),
    deletions.simulationsOf(ref),
    table.queryAll(removableBriefing, projectPartition(ref), BRIEFING_PREFIX),
    table.queryAll(removableUpload, projectPartition(ref), UPLOAD_PREFIX),
  ]);
  removed += await deleteFiles(dependencies, ref, briefings, uploads);
  removed += await deleteHumanStudies(dependencies, ref, HUMAN_STUDY_PREFIX);
  removed += await deleteSimulations(dependencies, ref, simulations);
  for (const { id, generation } of groups) {
    const groupRef = { ...ref, groupId: id };
    await close(table, groupKey(groupRef), { status: "failed", error: null });
    removed += 1 + (await deleteGroupContent(dependencies, groupRef, generation));
    await table.deleteAll([groupKey(groupRef)]);
  }
  return removed;
}

/**
 * Deletes human studies under a prefix: their pairs, which are stored with the company's, then the answers of people.
 */
async function deleteHumanStudies({ table }: DeletionDependencies, ref: ProjectRef, prefix: string): Promise<number> {
  const keys = await table.queryAll(keyReader, projectPartition(ref), prefix, { keysOnly: true });
  const ids = new Set(keys.map(({ SK }) => SK.split("#")[1]!));
  await table.deleteAll([...ids].map((id) => pairKey(ref.companyId, id)));
  await table.deleteAll(keys);
  return keys.length;
}

/**
 * Deletes briefings and uploads of a deleted project, objects first. It skips a briefing that is just being stored,
 * because its objects may not be written yet. It is left to the request that stores it, which finds the project gone,
 * or to the sweeper.
 */
async function deleteFiles(
  { files, table }: DeletionDependencies,
  ref: ProjectRef,
  briefings: readonly { id: string; storing?: true | undefined }[],
  uploads: readonly { id: string }[],
): Promise<number> {
  const stored = briefings.filter(({ storing }) => !storing);
  const objects = [
    ...stored.flatMap(({ id }) => Object.values(briefingObjects(ref, id))),
    ...uploads.map(({ id }) => uploadObject(ref, id)),
  ];
  await files.remove(objects);
  await table.deleteAll([
    ...stored.map(({ id }) => briefingKey({ ...ref, briefingId: id })),
    ...uploads.map(({ id }) => uploadKey(ref, id)),
  ]);
  return stored.length + uploads.length;
}
