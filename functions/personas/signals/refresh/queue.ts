import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { marketCodeSchema } from "../../market/market-code.ts";
import { CLIENT_LIMITS } from "../../../platform/sdk/client-limits.ts";
import { correlated } from "../../../platform/queues/correlated.ts";

/** A message names the market whose signals somebody wants; the table says whether they are due for a refresh. */
export const marketRefreshMessageSchema = z.object({ market: marketCodeSchema });
export type MarketRefreshMessage = z.infer<typeof marketRefreshMessageSchema>;

export type QueueMarketRefresh = (message: MarketRefreshMessage) => Promise<void>;

export function openMarketRefreshQueue(
  queueUrl: string,
  client = new SQSClient(CLIENT_LIMITS.queues),
): QueueMarketRefresh {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message) }));
  };
}
