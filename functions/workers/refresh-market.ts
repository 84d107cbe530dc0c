import type { SQSEvent } from "aws-lambda";
import { openPipeline } from "../adapters/pipelines/executions.ts";
import { marketRefreshMessageSchema } from "../adapters/queues/market-refresh-queue.ts";
import { parseEnvironment } from "../contracts/environment.ts";
import { createLogger } from "../shared/logger.ts";
import { createSignalStore } from "../storage/signals.ts";
import { openTable } from "../storage/table.ts";
import { startMarketRefresh } from "./market-refresh.ts";

const environment = parseEnvironment("worker-refresh-market");
const logger = createLogger({ function: "worker-refresh-market" });
const dependencies = {
  signals: createSignalStore(openTable(environment.TABLE_NAME)),
  pipeline: openPipeline(environment.MARKET_REFRESH_ARN),
};

/** One message at a time; what throws is delivered again, and after the queue's limit waits in its dead-letter queue. */
export const handler = async (event: SQSEvent): Promise<void> => {
  for (const { body, messageId } of event.Records) {
    const message = marketRefreshMessageSchema.parse(JSON.parse(body));
    const outcome = await startMarketRefresh(dependencies, message);
    logger.info("market refresh asked for", { message_id: messageId, ...message, outcome });
  }
};
