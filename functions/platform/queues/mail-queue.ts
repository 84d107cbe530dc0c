import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../ids.ts";
import { webhookEventTypes } from "../pipelines/event-types.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";
import { correlated } from "./correlated.ts";

/**
 * A message says which mail somebody asked for. It carries no secret: the function that sends the mail makes the
 * tokens. No message in a queue or a dead-letter queue can therefore open an account.
 */
export const mailMessageSchema = z.discriminatedUnion("kind", [
  /** `request_id` names the request, so that a message delivered again is known as the same one. */
  z.object({ kind: z.literal("password_reset"), request_id: idSchema, email: z.string() }),
  z.object({ kind: z.literal("invitation"), company_id: idSchema, invitation_id: idSchema }),
  /** For somebody who asked for mails about work that has ended: what ended, in the form that webhooks get. */
  z.object({
    kind: z.literal("completion"),
    request_id: idSchema,
    company_id: idSchema,
    user_id: idSchema,
    type: z.enum(webhookEventTypes),
    data: z.object({
      project_id: idSchema,
      persona_group_id: idSchema.optional(),
      simulation_id: idSchema.optional(),
    }),
  }),
  /** Tells an owner about a webhook whose receiver is gone. */
  z.object({
    kind: z.literal("webhook_disabled"),
    request_id: idSchema,
    company_id: idSchema,
    user_id: idSchema,
    webhook_id: idSchema,
  }),
]);
export type MailMessage = z.infer<typeof mailMessageSchema>;

export type QueueMail = (message: MailMessage) => Promise<void>;

export function openMailQueue(queueUrl: string, client = new SQSClient(CLIENT_LIMITS.queues)): QueueMail {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message) }));
  };
}
