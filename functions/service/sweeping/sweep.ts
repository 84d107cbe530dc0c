import * as z from "zod";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { QueueMail } from "../../platform/queues/mail-queue.ts";
import type { SendDeletion } from "../../platform/deletion/queue.ts";
import type { WakeWebhook } from "../../platform/queues/webhook-queue.ts";
import { generationExecutionName, simulationExecutionName } from "../../platform/pipelines/state-inputs.ts";
import { briefingObjects, uploadObject } from "../../briefings/record.ts";
import { readerOf } from "../../platform/table/entity.ts";
import { failureReason } from "../../platform/failure-reason.ts";
import { newId } from "../../platform/ids.ts";
import { simulationTypeSchema } from "../../studies/simulation/schemas.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { Logger } from "../../platform/log/logger.ts";
import { tellFailed } from "../../platform/log/study-metrics.ts";
import type { BriefingStore } from "../../briefings/store.ts";
import { unlessConditionFails } from "../../platform/table/conditions.ts";
import type { GenerationStore } from "../../personas/groups/store-lifecycle.ts";
import type { CodingStore } from "../../findings/codebook/store-coding.ts";
import type { ReliabilityStore } from "../../findings/reliability/store.ts";
import type { SimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import type { Key } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";
import { unfinishedBefore } from "../../platform/table/unfinished-work.ts";
import type { Work } from "../../notifications/announce-end.ts";

export interface SweepDependencies {
  table: Table;
  generations: GenerationStore;
  simulations: SimulationLifecycle;
  reliability: ReliabilityStore;
  codings: Pick<CodingStore, "fail">;
  generation: Pipeline;
  simulation: Pipeline;
  reliabilityStudy: Pipeline;
  answerCoding: Pipeline;
  sendDeletion: SendDeletion;
  queueMail: QueueMail;
  wake: WakeWebhook;
  /** Notifies webhooks and users that work has ended. */
  announce: (work: Work) => Promise<void>;
  files: FileStore;
  briefings: BriefingStore;
  logger: Logger;
}

/** Younger work is left alone: its first half was just written and the second may still be running. */
export const LEFT_BEHIND_AFTER_MS = 45_000;
const PER_SWEEP = 200;

const inCompany = z.object({ PK: z.string(), SK: z.string(), company_id: z.string() });
const inProject = inCompany.extend({ project_id: z.string(), id: z.string() });
const unfinishedSchema = z.discriminatedUnion("entity", [
  inProject.extend({ entity: z.literal("persona_group"), generation: z.int() }),
  inProject.extend({
    entity: z.literal("simulation"),
    simulation_type: simulationTypeSchema,
    attempt: z.int().optional(),
  }),
  inProject.extend({
    entity: z.literal("reliability_study"),
    /** The simulation that it runs again. */
    simulation_id: z.string(),
  }),
  inProject.extend({ entity: z.literal("codebook"), simulation_id: z.string(), question_id: z.string() }),
  inProject.extend({ entity: z.enum(["briefing", "upload"]) }),
  inCompany.extend({ entity: z.literal("invitation"), id: z.string() }),
  inCompany.extend({ entity: z.literal("deletion"), job_id: z.string() }),
  inCompany.extend({ entity: z.literal("webhook_outbox"), id: z.string() }),
]);
type UnfinishedItem = z.infer<typeof unfinishedSchema>;
type Unfinished<E extends UnfinishedItem["entity"]> = Extract<UnfinishedItem, { entity: E }>;
/** Reads the attributes of abandoned items by which their work is found. */
const unfinishedReader = readerOf("unfinished work", unfinishedSchema);

/**
 * Looks at background work that has not ended: starts what was never started, repeats lost messages, and fails work
 * that ended without reporting it. Every item it has looked at goes to the end of the queue, so that long work does not
 * starve other work.
 * @returns how many items were looked at
 */
export async function sweepUnfinished(dependencies: SweepDependencies, now = new Date()): Promise<number> {
  const { table, logger } = dependencies;
  const moment = timestamp(new Date(now.getTime() - LEFT_BEHIND_AFTER_MS));
  const items = await table.query(unfinishedReader, unfinishedBefore(moment, PER_SWEEP), { tolerant: true });
  await Promise.all(
    items.map(async (item) => {
      try {
        await sweepOne(dependencies, item);
        await touch(table, item, timestamp(now));
      } catch (error) {
        logger.error("sweeping failed", { entity: item.entity, key: item.SK, error });
      }
    }),
  );
  return items.length;
}

async function sweepOne(dependencies: SweepDependencies, item: UnfinishedItem): Promise<void> {
  const { sendDeletion, logger } = dependencies;
  const { company_id } = item;
  switch (item.entity) {
    case "deletion":
      await sendDeletion({ company_id, job_id: item.job_id });
      return logger.info("deletion sent again", { company_id, job_id: item.job_id });
    case "webhook_outbox":
      return dependencies.wake({ company_id, webhook_id: item.id });
    case "persona_group":
      return sweepGeneration(dependencies, item);
    case "simulation":
      return sweepSimulation(dependencies, item);
    case "reliability_study":
      return sweepReliability(dependencies, item);
    case "codebook":
      return sweepCoding(dependencies, item);
    case "briefing":
    case "upload":
      await deleteFiles(dependencies, item);
      return logger.info("files were left behind", { entity: item.entity, id: item.id });
    case "invitation":
      await dependencies.queueMail({ kind: "invitation", company_id, invitation_id: item.id });
      return logger.info("invitation queued again", { company_id, invitation_id: item.id });
  }
}

async function sweepGeneration(
  { generations, generation, announce, logger }: SweepDependencies,
  { company_id, project_id, id, generation: number }: Unfinished<"persona_group">,
): Promise<void> {
  const name = generationExecutionName(id, number);
  const outcome = await resume(generation, name, { company_id, project_id, persona_group_id: id, generation: number });
  const ref = { companyId: company_id, projectId: project_id, groupId: id, generation: number };
  if (outcome === "ended" && (await generations.fail(ref, failureReason("", "Generation")))) {
    tellFailed("persona_generation", outcome);
    await announce({ kind: "persona_group", ref });
  }
  if (outcome !== "running") logger.warn("generation was left behind", { execution: name, outcome });
}

async function sweepSimulation(
  { simulations, simulation, logger }: SweepDependencies,
  { company_id, project_id, id, simulation_type, attempt = 0 }: Unfinished<"simulation">,
): Promise<void> {
  const name = simulationExecutionName(id, attempt);
  const outcome = await resume(simulation, name, { company_id, project_id, simulation_id: id });
  const ref = { companyId: company_id, projectId: project_id, simulationId: id };
  const fail = () => simulations.fail(ref, failureReason("", "The study"), newId(), timestamp(), { attempt });
  if (outcome === "ended" && (await fail())) tellFailed(simulation_type, outcome);
  if (outcome !== "running") logger.warn("study was left behind", { execution: name, outcome });
}

async function sweepReliability(
  { reliability, reliabilityStudy, announce, logger }: SweepDependencies,
  { company_id, project_id, simulation_id, id }: Unfinished<"reliability_study">,
): Promise<void> {
  const outcome = await resume(reliabilityStudy, id, { company_id, project_id, simulation_id, study_id: id });
  const ref = { companyId: company_id, projectId: project_id, simulationId: simulation_id };
  const reason = failureReason("", "The reliability check");
  if (outcome === "ended" && (await reliability.fail(ref, id, reason, timestamp()))) {
    tellFailed("reliability_study", outcome);
    await announce({ kind: "reliability_check", ref, studyId: id });
  }
  if (outcome !== "running") logger.warn("reliability study was left behind", { execution: id, outcome });
}

async function sweepCoding(
  { codings, answerCoding, logger }: SweepDependencies,
  { company_id, project_id, simulation_id, question_id, id }: Unfinished<"codebook">,
): Promise<void> {
  const outcome = await resume(answerCoding, id, { company_id, project_id, simulation_id, question_id, coding_id: id });
  const ref = { companyId: company_id, projectId: project_id, simulationId: simulation_id };
  if (outcome === "ended")
    await codings.fail(ref, { id, question_id }, failureReason("", "The coding of answers"), timestamp());
  if (outcome !== "running") logger.warn("answer coding was left behind", { execution: id, outcome });
}

/** Deletes a briefing that was never completed, or an upload that did not become one: objects first, then the item. */
async function deleteFiles(
  { files, briefings }: SweepDependencies,
  { company_id, project_id, id, entity }: Unfinished<"briefing" | "upload">,
): Promise<void> {
  const ref = { companyId: company_id, projectId: project_id };
  if (entity === "upload") {
    await files.remove([uploadObject(ref, id)]);
    await briefings.forgetUpload(ref, id);
    return;
  }
  await files.remove(Object.values(briefingObjects(ref, id)));
  await briefings.discard({ ...ref, briefingId: id });
}

/** Starts an execution that does not exist; returns `ended` if the execution ended but its resource did not. */
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

/** Moves an item to the end of the queue, unless its work has ended meanwhile. */
async function touch(table: Table, { PK, SK }: Key, at: string): Promise<void> {
  await unlessConditionFails(() =>
    table.update({
      Key: { PK, SK },
      UpdateExpression: "SET work_since = :at",
      ConditionExpression: "attribute_exists(work_shard)",
      ExpressionAttributeValues: { ":at": at },
    }),
  );
}
