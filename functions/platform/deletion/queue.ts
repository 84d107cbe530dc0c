import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../ids.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";
import { correlated } from "../queues/correlated.ts";

/** A message names the job to do. The job itself is in the table, so a message may be lost, late or delivered twice. */
export const deletionMessageSchema = z.object({ company_id: idSchema, job_id: idSchema });
export type DeletionMessage = z.infer<typeof deletionMessageSchema>;

/**
 * The message that operators send by hand to delete a company, before a job exists. An invalid id is read as an unused
 * one, so that a typing error is logged once and not delivered again and again.
 */
export const companyOrderSchema = z.object({ kind: z.literal("company"), company_id: z.string().catch("") });

export type SendDeletion = (message: DeletionMessage) => Promise<void>;

export function openDeletionQueue(queueUrl: string, client = new SQSClient(CLIENT_LIMITS.queues)): SendDeletion {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message) }));
  };
}
