import type { SQSEvent } from "aws-lambda";
import { openFileStore } from "../adapters/files/file-store.ts";
import { openPipeline } from "../adapters/pipelines/executions.ts";
import { removalMessageSchema } from "../adapters/queues/removal-queue.ts";
import { parseEnvironment } from "../contracts/environment.ts";
import { createLogger } from "../shared/logger.ts";
import { createLibraryStore } from "../storage/library.ts";
import { createRememberedAnswerStore } from "../storage/remembered-answers.ts";
import { createRemovalStore } from "../storage/removals.ts";
import { openTable } from "../storage/table.ts";
import { removeResources } from "./removal.ts";

const environment = parseEnvironment("worker-remove-resources");
const logger = createLogger({ function: "worker-remove-resources" });
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  removals: createRemovalStore(table),
  answers: createRememberedAnswerStore(table),
  library: createLibraryStore(table),
  files: openFileStore(environment.FILES_BUCKET),
  table,
  generation: openPipeline(environment.PERSONA_GENERATION_ARN),
  simulation: openPipeline(environment.SIMULATION_ARN),
  reliabilityStudy: openPipeline(environment.RELIABILITY_STUDY_ARN),
};

/** One message at a time; what throws is delivered again, and after the queue's limit waits in its dead-letter queue. */
export const handler = async (event: SQSEvent): Promise<void> => {
  for (const { body, messageId } of event.Records) {
    const message = removalMessageSchema.parse(JSON.parse(body));
    const removed = await removeResources(dependencies, message);
    logger.info("removal done", { message_id: messageId, ...message, removed });
  }
};
