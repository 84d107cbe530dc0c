import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../ids.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";
import { correlated } from "./correlated.ts";

/** A message names a webhook that may have due deliveries; the deliveries are in the table. */
export const webhookMessageSchema = z.object({ company_id: idSchema, webhook_id: idSchema });
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;

/** The longest delay of an SQS message, in seconds. */
export const LONGEST_DELAY_SECONDS = 900;

/** @param delaySeconds delay of the delivery, at most {@link LONGEST_DELAY_SECONDS} */
export type WakeWebhook = (message: WebhookMessage, delaySeconds?: number) => Promise<void>;

export function openWebhookQueue(queueUrl: string, client = new SQSClient(CLIENT_LIMITS.queues)): WakeWebhook {
  return async (message, delaySeconds = 0) => {
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message), DelaySeconds: delaySeconds }),
    );
  };
}
