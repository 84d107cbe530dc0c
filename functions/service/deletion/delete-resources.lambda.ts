import * as z from "zod";
import { openFileStoreOnDemand } from "../../platform/files/file-store-on-demand.ts";
import { openPipeline } from "../../platform/pipelines/executions.ts";
import { companyOrderSchema, deletionMessageSchema } from "../../platform/deletion/queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { createMessageHandler } from "../../platform/queues/message-handler.ts";
import { createApiKeyStore } from "../../accounts/api-keys/store.ts";
import { createCompanyStore } from "../../accounts/company/store.ts";
import { createLibraryStore } from "../../personas/library/store.ts";
import { createProjectStore } from "../../projects/store.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { createDeletionStore } from "./store.ts";
import { openTable } from "../../platform/table/table.ts";
import { openAnnouncements } from "../../notifications/announcements.ts";
import { orderCompanyDeletion } from "./company.ts";
import { deleteResources } from "./deletion.ts";

const environment = parseEnvironment("worker-delete-resources");
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  companies: createCompanyStore(table),
  apiKeys: createApiKeyStore(table),
  projects: createProjectStore(table),
  deletions: createDeletionStore(table),
  answers: createIdempotencyStore(table),
  library: createLibraryStore(table),
  files: openFileStoreOnDemand(environment.FILES_BUCKET),
  table,
  generation: openPipeline(environment.PERSONA_GENERATION_ARN),
  simulation: openPipeline(environment.SIMULATION_ARN),
  answerCoding: openPipeline(environment.ANSWER_CODING_ARN),
  reliabilityStudy: openPipeline(environment.RELIABILITY_STUDY_ARN),
  announce: openAnnouncements(environment, table),
};

export const handler = createMessageHandler(
  "worker-delete-resources",
  z.union([deletionMessageSchema, companyOrderSchema]),
  async (sent, logger) => {
    const message = "kind" in sent ? await orderCompanyDeletion(dependencies, sent.company_id) : sent;
    if (!message) {
      logger.warn("there is no company with this id, or it has already been removed; nothing was done", sent);
      return;
    }
    const { removed, ended } = await deleteResources(dependencies, message);
    logger.info(ended ? "deletion done" : "deletion goes on later", { ...message, removed });
  },
);
