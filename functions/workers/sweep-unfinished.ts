import { openFileStoreOnDemand } from "../adapters/files/file-store-on-demand.ts";
import { openPipeline } from "../adapters/pipelines/executions.ts";
import { openMailQueue } from "../adapters/queues/mail-queue.ts";
import { openDeletionQueue } from "../adapters/queues/deletion-queue.ts";
import { openWebhookQueue } from "../adapters/queues/webhook-queue.ts";
import { parseEnvironment } from "../contracts/environment.ts";
import { createLogger } from "../shared/logger.ts";
import { reportTo } from "../shared/report-unreadable.ts";
import type { Invocation } from "../shared/state-handler.ts";
import { inContext } from "../shared/work-context.ts";
import { createBriefingStore } from "../storage/briefings/store.ts";
import { createGenerationStore } from "../storage/persona-groups/lifecycle.ts";
import { createCodingStore } from "../storage/codebooks/coding.ts";
import { createReliabilityStore } from "../storage/reliability/store.ts";
import { createSimulationLifecycle } from "../storage/simulations/lifecycle.ts";
import { openTable } from "../storage/table.ts";
import { openAnnouncements } from "./announcements.ts";
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
  sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
  queueMail: openMailQueue(environment.MAIL_QUEUE_URL),
  wake: openWebhookQueue(environment.WEBHOOK_QUEUE_URL),
  announce: openAnnouncements(environment, table),
  logger,
};

export const handler = (_event: unknown, { awsRequestId }: Invocation): Promise<{ looked_at: number }> =>
  inContext({ correlationId: awsRequestId }, async () => ({ looked_at: await sweepUnfinished(dependencies) }));
