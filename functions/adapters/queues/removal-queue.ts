import { SQSClient, SendMessageCommand } from "@aws-sdk/client-sqs";
import * as z from "zod";
import { idSchema } from "../../domain/ids.ts";

/** A message says which job to do; the job itself is in the table, so a message can be lost, doubled or late. */
export const removalMessageSchema = z.object({ company_id: idSchema, job_id: idSchema });
export type RemovalMessage = z.infer<typeof removalMessageSchema>;

export type SendRemoval = (message: RemovalMessage) => Promise<void>;

export function openRemovalQueue(queueUrl: string, client = new SQSClient({})): SendRemoval {
  return async (message) => {
    await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }));
  };
}
