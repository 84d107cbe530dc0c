import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../ids.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";
import { correlated } from "../queues/correlated.ts";

/** A message says which job to do; the job itself is in the table, so a message can be lost, doubled or late. */
export const deletionMessageSchema = z.object({ company_id: idSchema, job_id: idSchema });
export type DeletionMessage = z.infer<typeof deletionMessageSchema>;

/**
 * What operators send by hand to delete a company: no job is there yet. An id that is none is read as one that nobody
 * has, so that a slip of the pen is answered in the log and not delivered again and again.
 */
export const companyOrderSchema = z.object({ kind: z.literal("company"), company_id: z.string().catch("") });

export type SendDeletion = (message: DeletionMessage) => Promise<void>;

export function openDeletionQueue(queueUrl: string, client = new SQSClient(CLIENT_LIMITS.queues)): SendDeletion {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message) }));
  };
}
