import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../../domain/ids.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";
import { correlated } from "./correlated.ts";

/**
 * A message says which mail somebody asked for. It carries no secret: tokens are made by whoever sends the mail, so
 * that no queue, and no message set aside in a dead-letter queue, opens an account.
 */
export const mailMessageSchema = z.discriminatedUnion("kind", [
  /** `request_id` names the request, so that a message delivered again is known as the same one. */
  z.object({ kind: z.literal("password_reset"), request_id: idSchema, email: z.string() }),
  z.object({ kind: z.literal("invitation"), company_id: idSchema, invitation_id: idSchema }),
]);
export type MailMessage = z.infer<typeof mailMessageSchema>;

export type QueueMail = (message: MailMessage) => Promise<void>;

export function openMailQueue(queueUrl: string, client = new SQSClient(CLIENT_LIMITS.queues)): QueueMail {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message) }));
  };
}
