import { bedrockClient, openModel } from "../../adapters/bedrock/model.ts";
import { openFileStore } from "../../adapters/files/file-store.ts";
import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { openRemovalQueue } from "../../adapters/queues/removal-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { createLogger } from "../../shared/logger.ts";
import { createFollowUpStore } from "../../storage/follow-ups.ts";
import { createLibraryStore } from "../../storage/library.ts";
import { createLiveInterviewStore } from "../../storage/live-interviews.ts";
import { createRememberedAnswerStore } from "../../storage/remembered-answers.ts";
import { createSimulationStore } from "../../storage/simulations.ts";
import { openTable } from "../../storage/table.ts";
import { createProtectedApi } from "../protected-api.ts";
import { LIVE_MODEL_TIMEOUT_MS } from "./live-interview.ts";
import { createSimulationHandlers } from "./routes.ts";

const environment = parseEnvironment("api-simulations");
const logger = createLogger({ function: "api-simulations" });
const table = openTable(environment.TABLE_NAME);
// Somebody waits: one attempt, and a second one is the caller's to make.
const model = openModel(bedrockClient(LIVE_MODEL_TIMEOUT_MS, 1));

export const handler = createProtectedApi(environment, {
  routes: simulationRoutes,
  handlers: createSimulationHandlers({
    simulations: createSimulationStore(table),
    followUps: createFollowUpStore(table),
    interviews: createLiveInterviewStore(table),
    library: createLibraryStore(table),
    pipeline: openPipeline(environment.SIMULATION_ARN),
    sendRemoval: openRemovalQueue(environment.REMOVAL_QUEUE_URL),
    parser: { model, modelId: environment.MODEL_IDS.parse },
    persona: { model, modelIds: environment.MODEL_IDS.persona },
    files: openFileStore(environment.FILES_BUCKET),
    logger,
  }),
  findAnswer: createRememberedAnswerStore(table).find,
  logger,
});
