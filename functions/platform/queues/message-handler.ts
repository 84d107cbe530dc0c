import type { SQSEvent } from "aws-lambda";
import type * as z from "zod";
import { correlatedSchema } from "../pipelines/state-inputs.ts";
import { createLogger, type Logger } from "../log/logger.ts";
import { inContext } from "../work-context.ts";

/**
 * Makes the Lambda handler of one queue. It processes one message after the other, each in the context of the request
 * that caused it. If a message throws, it is delivered again; after the queue's limit it goes to the dead-letter queue.
 */
export function createMessageHandler<S extends z.ZodType>(
  name: string,
  messageSchema: S,
  work: (message: z.output<S>, logger: Logger) => Promise<void>,
): (event: SQSEvent) => Promise<void> {
  const base = createLogger({ function: name });
  return async ({ Records }) => {
    for (const { body, messageId } of Records) {
      const content: unknown = JSON.parse(body);
      const correlation = correlatedSchema.safeParse(content).data?.correlation_id;
      await inContext({ correlationId: correlation ?? messageId }, () =>
        work(messageSchema.parse(content), base.with({ message_id: messageId })),
      );
    }
  };
}
