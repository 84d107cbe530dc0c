import { openPipeline } from "../../../platform/pipelines/executions.ts";
import { marketRefreshMessageSchema } from "./queue.ts";
import { parseEnvironment } from "../../../platform/functions/environment.ts";
import { createMessageHandler } from "../../../platform/queues/message-handler.ts";
import { createSignalStore } from "../store.ts";
import { openTable } from "../../../platform/table/table.ts";
import { startMarketRefresh } from "./refresh-when-due.ts";

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
