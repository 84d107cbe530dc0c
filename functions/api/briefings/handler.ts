import { bedrockClient, openModel } from "../../adapters/bedrock/model.ts";
import { openFileStore } from "../../adapters/files/file-store.ts";
import { openUploadForms } from "../../adapters/files/upload-forms.ts";
import { openImageReducer } from "../../adapters/images/reduce-image.ts";
import { openRemovalQueue } from "../../adapters/queues/removal-queue.ts";
import { openScanReader } from "../../adapters/textract/scan-reader.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { briefingRoutes } from "../../contracts/routes/briefings.ts";
import { createLogger } from "../../shared/logger.ts";
import { createBudgetStore } from "../../storage/budgets.ts";
import { createBriefingStore } from "../../storage/briefings.ts";
import { createRememberedAnswerStore } from "../../storage/remembered-answers.ts";
import { openTable } from "../../storage/table.ts";
import { createProtectedApi } from "../protected-api.ts";
import { createBriefingCreator } from "./create-briefing.ts";
import { createBriefingReader } from "./read-briefing.ts";
import { createBriefingHandlers } from "./routes.ts";

// After the 18 s that OCR may take, what is left of the 28 s of a request; a second attempt is the caller's to make.
const MODEL_TIMEOUT_MS = 9_000;

const environment = parseEnvironment("api-briefings");
const logger = createLogger({ function: "api-briefings" });
const table = openTable(environment.TABLE_NAME);
const ledger = createBudgetStore(table, environment.BUDGETS);
const briefings = createBriefingStore(table);
const files = openFileStore(environment.FILES_BUCKET);
const reader = createBriefingReader({
  reduceImage: openImageReducer(),
  scans: openScanReader(),
  model: openModel({ ledger, fallbacks: environment.MODEL_IDS.fallbacks, client: bedrockClient(MODEL_TIMEOUT_MS, 1) }),
  modelId: environment.MODEL_IDS.parse,
});

export const handler = createProtectedApi(environment, {
  routes: briefingRoutes,
  handlers: createBriefingHandlers({
    briefings,
    files,
    makeUploadForm: openUploadForms(environment.FILES_BUCKET),
    createBriefing: createBriefingCreator({ briefings, files, reader }),
    sendRemoval: openRemovalQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  }),
  findAnswer: createRememberedAnswerStore(table).find,
  requireFunds: ledger.requireFunds,
  logger,
});
