import { openFileStore } from "../platform/files/file-store.ts";
import { openUploadForms } from "../platform/files/upload-forms.ts";
import { openDeletionQueue } from "../platform/deletion/queue.ts";
import { parseEnvironment } from "../platform/functions/environment.ts";
import { briefingRoutes } from "./routes.ts";
import { readForm } from "../platform/http/read-form.ts";
import { createLogger } from "../platform/log/logger.ts";
import { createBudgetStore } from "../platform/costs/store-budgets.ts";
import { createBriefingStore } from "./store.ts";
import { createIdempotencyStore } from "../platform/idempotency/store.ts";
import { openCallersTable } from "../accounts/callers.ts";
import { createProtectedApi } from "../accounts/protected-api.ts";
import { createBriefingCreator } from "./create-briefing.ts";
import type { BriefingReader } from "./read-briefing.ts";
import { LARGEST_PICTURE_BYTES } from "./materials.ts";
import { briefingHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-briefings");
const logger = createLogger({ function: "api-briefings" });
const table = openCallersTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const briefings = createBriefingStore(table);
const personaModels = environment.MODEL_IDS.persona;
const files = openFileStore(environment.FILES_BUCKET);
// Loaded with the first document: other requests about briefings start 40 ms sooner without it.
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
    personaModels,
    readPicture: (key) => files.get(key, LARGEST_PICTURE_BYTES),
    files,
    makeUploadForm: openUploadForms(environment.FILES_BUCKET),
    createBriefing: createBriefingCreator({ briefings, files, reader, personaModels }),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  requireBudget: budget.requireBudget,
  logger,
});
