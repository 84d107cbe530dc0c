import { openPipeline } from "../adapters/pipelines/executions.ts";
import { marketRefreshMessageSchema } from "../adapters/queues/market-refresh-queue.ts";
import { parseEnvironment } from "../contracts/environment.ts";
import { createMessageHandler } from "../shared/message-handler.ts";
import { createSignalStore } from "../storage/signals/store.ts";
import { openTable } from "../storage/table.ts";
import { startMarketRefresh } from "./market-refresh.ts";

const environment = parseEnvironment("worker-refresh-market");
const dependencies = {
  signals: createSignalStore(openTable(environment.TABLE_NAME)),
  pipeline: openPipeline(environment.MARKET_REFRESH_ARN),
};

export const handler = createMessageHandler(
  "worker-refresh-market",
  marketRefreshMessageSchema,
  async (message, logger) => {
    const outcome = await startMarketRefresh(dependencies, message);
    logger.info("market refresh asked for", { ...message, outcome });
  },
);
