import { openFileStoreOnDemand } from "../../platform/files/file-store-on-demand.ts";
import { openPipeline } from "../../platform/pipelines/executions.ts";
import { openMailQueue } from "../../platform/queues/mail-queue.ts";
import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { openWebhookQueue } from "../../platform/queues/webhook-queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { reportTo } from "../../platform/table/report-unreadable.ts";
import type { Invocation } from "../../platform/pipelines/state-handler.ts";
import { inContext } from "../../platform/work-context.ts";
import { createBriefingStore } from "../../briefings/store.ts";
import { createGenerationStore } from "../../personas/groups/store-lifecycle.ts";
import { createCodingStore } from "../../findings/codebook/store-coding.ts";
import { createReliabilityStore } from "../../findings/reliability/store.ts";
import { createSimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { openAnnouncements } from "../../notifications/announcements.ts";
import { sweepUnfinished } from "./sweep.ts";

const environment = parseEnvironment("worker-sweep-unfinished");
const logger = createLogger({ function: "worker-sweep-unfinished" });
const table = openTable(environment.TABLE_NAME, {}, { report: reportTo(logger) });
const dependencies = {
  table,
  generations: createGenerationStore(table),
  simulations: createSimulationLifecycle(table),
  generation: openPipeline(environment.PERSONA_GENERATION_ARN),
  simulation: openPipeline(environment.SIMULATION_ARN),
  reliability: createReliabilityStore(table),
  codings: createCodingStore(table),
  answerCoding: openPipeline(environment.ANSWER_CODING_ARN),
  reliabilityStudy: openPipeline(environment.RELIABILITY_STUDY_ARN),
  files: openFileStoreOnDemand(environment.FILES_BUCKET),
  briefings: createBriefingStore(table),
  sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
  queueMail: openMailQueue(environment.MAIL_QUEUE_URL),
  wake: openWebhookQueue(environment.WEBHOOK_QUEUE_URL),
  announce: openAnnouncements(environment, table),
  logger,
};

export const handler = (_event: unknown, { awsRequestId }: Invocation): Promise<{ looked_at: number }> =>
  inContext({ correlationId: awsRequestId }, async () => ({ looked_at: await sweepUnfinished(dependencies) }));
