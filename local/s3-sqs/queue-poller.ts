import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type Message,
  type SQSClient,
} from "@aws-sdk/client-sqs";
import { setTimeout as sleep } from "node:timers/promises";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { FunctionHost } from "../lambda/host.ts";

export interface PolledQueue {
  url: string;
  deadLetterUrl: string;
  function: FunctionName;
  batchSize: number;
}

export interface QueuePoller {
  /** Takes no more messages. */
  stop(): void;
  /** Resolves when it has been stopped and no message is in work. */
  ended: Promise<void>;
}

// As the deployment's redrive policy: a message that failed this often waits for people.
const MAX_RECEIVES = 5;
const RETRY_SECONDS = 2;

const record = (message: Message) => ({
  messageId: message.MessageId ?? "",
  receiptHandle: message.ReceiptHandle ?? "",
  body: message.Body ?? "",
  attributes: message.Attributes ?? {},
  messageAttributes: {},
  md5OfBody: message.MD5OfBody ?? "",
  eventSource: "aws:sqs",
  eventSourceARN: "arn:aws:sqs:local:000000000000:queue",
  awsRegion: "local",
});

/**
 * Does what the event source mapping between a queue and a function does: receives, invokes, deletes what succeeded,
 * and moves to the dead-letter queue what failed too often.
 */
export function pollQueue(
  sqs: SQSClient,
  queue: PolledQueue,
  host: FunctionHost,
  warn: (line: string) => void,
): QueuePoller {
  const stopping = new AbortController();

  const handle = async (message: Message): Promise<void> => {
    const receipt = { QueueUrl: queue.url, ReceiptHandle: message.ReceiptHandle };
    try {
      await host.invoke(queue.function, { Records: [record(message)] }, message.MessageId ?? "");
    } catch (error) {
      if (stopping.signal.aborted) {
        // Cut off, not failed: it waits for nothing but the next start.
        await sqs.send(new ChangeMessageVisibilityCommand({ ...receipt, VisibilityTimeout: 0 }));
        return;
      }
      warn(`${queue.function} failed on message ${message.MessageId}: ${(error as Error).message}`);
      if (Number(message.Attributes?.ApproximateReceiveCount ?? 1) < MAX_RECEIVES) {
        await sqs.send(new ChangeMessageVisibilityCommand({ ...receipt, VisibilityTimeout: RETRY_SECONDS }));
        return;
      }
      await sqs.send(new SendMessageCommand({ QueueUrl: queue.deadLetterUrl, MessageBody: message.Body }));
    }
    await sqs.send(new DeleteMessageCommand(receipt));
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const { Messages = [] } = await sqs.send(
          new ReceiveMessageCommand({
            QueueUrl: queue.url,
            MaxNumberOfMessages: queue.batchSize,
            WaitTimeSeconds: 20,
            MessageSystemAttributeNames: ["ApproximateReceiveCount"],
          }),
          { abortSignal: stopping.signal },
        );
        await Promise.all(Messages.map(handle));
      } catch (error) {
        if (stopping.signal.aborted) return;
        warn(`Polling ${queue.url} failed: ${(error as Error).message}`);
        await sleep(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  return { stop: () => stopping.abort(), ended: loop() };
}
