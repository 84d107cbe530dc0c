import type * as z from "zod";
import type { failedExecutionSchema } from "../pipelines/state-inputs.ts";
import { executionLink } from "../pipelines/execution-link.ts";
import type { Logger } from "./logger.ts";

// A cause contains a message and a stack; the execution's history has the full text.
const CAUSE_LENGTH = 2_000;

/**
 * Logs how work ended after its state machine caught an error, with a link to the execution.
 * @param message the log message for a failure
 * @param failed whether the work failed; otherwise it was aborted, deleted or already complete, which is expected
 */
export function logEnding(
  logger: Logger,
  message: string,
  failed: boolean,
  { failure, execution_arn }: z.output<typeof failedExecutionSchema>,
): void {
  const execution = executionLink(execution_arn);
  if (!failed) return logger.info("work was over", { error_name: failure.Error, execution });
  logger.error(message, {
    error_name: failure.Error,
    cause: failure.Cause.slice(0, CAUSE_LENGTH),
    execution,
  });
}
