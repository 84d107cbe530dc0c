import { openFileStore } from "../../adapters/files/file-store.ts";
import { openUploadForms } from "../../adapters/files/upload-forms.ts";
import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { briefingRoutes } from "../../contracts/routes/briefings.ts";
import { readForm } from "../../shared/http/read-form.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createBriefingStore } from "../../storage/briefings/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { createBriefingCreator } from "./create-briefing.ts";
import type { BriefingReader } from "./read-briefing.ts";
import { briefingHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-briefings");
const logger = createLogger({ function: "api-briefings" });
const table = openCallersTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const briefings = createBriefingStore(table);
const files = openFileStore(environment.FILES_BUCKET);
// Loaded with the first document: everything else about briefings starts without it, 40 ms sooner.
let opened: BriefingReader | undefined;
const reader: BriefingReader = async (file, stored) => {
  opened ??= (await import("./open-reader.ts")).openReader(environment, budget);
  return opened(file, stored);
};

export const handler = createProtectedApi(environment, table, {
  routes: briefingRoutes,
  handlers: briefingHandlers,
  dependencies: {
    briefings,
    files,
    makeUploadForm: openUploadForms(environment.FILES_BUCKET),
    createBriefing: createBriefingCreator({ briefings, files, reader }),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: budget.requireBudget,
  logger,
});
