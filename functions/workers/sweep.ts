import type { Pipeline } from "../adapters/pipelines/executions.ts";
import type { SendRemoval } from "../adapters/queues/removal-queue.ts";
import { generationExecutionName } from "../contracts/pipelines/inputs.ts";
import { failureReason } from "../domain/failure-reason.ts";
import { newId } from "../domain/ids.ts";
import { timestamp } from "../domain/timestamp.ts";
import type { Logger } from "../shared/logger.ts";
import type { GenerationStore } from "../storage/generations.ts";
import type { StudyStore } from "../storage/studies.ts";
import type { Key } from "../storage/keys.ts";
import type { Table } from "../storage/table.ts";
import { unfinishedBefore } from "../storage/unfinished-work.ts";

export interface SweepDependencies {
  table: Table;
  generations: GenerationStore;
  studies: StudyStore;
  generation: Pipeline;
  simulation: Pipeline;
  sendRemoval: SendRemoval;
  logger: Logger;
}

/** Work younger than this is left alone: its first half was written a moment ago and the second is under way. */
export const LEFT_BEHIND_AFTER_MS = 45_000;
const PER_SWEEP = 200;

interface UnfinishedItem extends Key {
  entity: "persona_group" | "simulation" | "removal";
  company_id: string;
  project_id: string;
  id: string;
  generation: number;
  job_id: string;
}

/**
 * Looks at background work that has not ended: starts what was never started, repeats lost messages, and fails what
 * ended without saying so. Whatever it looks at goes to the end of the line, so that long work starves nothing.
 * @returns how many items were looked at
 */
export async function sweepUnfinished(dependencies: SweepDependencies, now = new Date()): Promise<number> {
  const { table, logger } = dependencies;
  const moment = timestamp(new Date(now.getTime() - LEFT_BEHIND_AFTER_MS));
  const items = (await table.query(unfinishedBefore(moment, PER_SWEEP))) as unknown as UnfinishedItem[];
  await Promise.all(
    items.map(async (item) => {
      try {
        await sweepOne(dependencies, item);
        await touch(table, item, timestamp(now));
      } catch (error) {
        logger.error("sweeping failed", { entity: item.entity, id: item.id, error });
      }
    }),
  );
  return items.length;
}

async function sweepOne(dependencies: SweepDependencies, item: UnfinishedItem): Promise<void> {
  const { generations, studies, generation, simulation, sendRemoval, logger } = dependencies;
  const { company_id, project_id, id } = item;
  const ids = { company_id, project_id };
  const ref = { companyId: company_id, projectId: project_id };
  if (item.entity === "removal") {
    await sendRemoval({ company_id, job_id: item.job_id });
    logger.info("removal sent again", { company_id, job_id: item.job_id });
    return;
  }
  if (item.entity === "persona_group") {
    const name = generationExecutionName(id, item.generation);
    const outcome = await resume(generation, name, { ...ids, persona_group_id: id, generation: item.generation });
    if (outcome === "ended")
      await generations.fail({ ...ref, groupId: id, generation: item.generation }, failureReason("", "Generation"));
    if (outcome !== "running") logger.warn("generation was left behind", { execution: name, outcome });
    return;
  }
  const outcome = await resume(simulation, id, { ...ids, simulation_id: id });
  if (outcome === "ended")
    await studies.fail({ ...ref, simulationId: id }, failureReason("", "The study"), newId(), timestamp());
  if (outcome !== "running") logger.warn("study was left behind", { execution: id, outcome });
}

/** Starts an execution that does not exist; says `ended` of one that ended while its resource did not. */
async function resume(
  pipeline: Pipeline,
  name: string,
  input: Record<string, unknown>,
): Promise<"running" | "started" | "ended"> {
  const status = await pipeline.status(name);
  if (status === undefined) {
    await pipeline.start(name, input);
    return "started";
  }
  return status === "RUNNING" || status === "PENDING_REDRIVE" ? "running" : "ended";
}

/** Moves an item to the end of the line, unless its work has ended meanwhile. */
async function touch(table: Table, { PK, SK }: Key, at: string): Promise<void> {
  try {
    await table.update({
      Key: { PK, SK },
      UpdateExpression: "SET work_since = :at",
      ConditionExpression: "attribute_exists(work_shard)",
      ExpressionAttributeValues: { ":at": at },
    });
  } catch (error) {
    if (!(error instanceof Error && error.name === "ConditionalCheckFailedException")) throw error;
  }
}
