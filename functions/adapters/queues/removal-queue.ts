import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../../domain/ids.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";
import { correlated } from "./correlated.ts";

/** A message says which job to do; the job itself is in the table, so a message can be lost, doubled or late. */
export const removalMessageSchema = z.object({ company_id: idSchema, job_id: idSchema });
export type RemovalMessage = z.infer<typeof removalMessageSchema>;

/**
 * What operators send by hand to delete a company: no job is there yet. An id that is none is read as one that nobody
 * has, so that a slip of the pen is answered in the log and not delivered again and again.
 */
export const companyOrderSchema = z.object({ kind: z.literal("company"), company_id: z.string().catch("") });

export type SendRemoval = (message: RemovalMessage) => Promise<void>;

export function openRemovalQueue(queueUrl: string, client = new SQSClient(CLIENT_LIMITS.queues)): SendRemoval {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: correlated(message) }));
  };
}
