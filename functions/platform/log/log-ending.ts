import type * as z from "zod";
import type { failedExecutionSchema } from "../pipelines/inputs.ts";
import { executionLink } from "../pipelines/execution-link.ts";
import type { Logger } from "./logger.ts";

// A cause holds a message and a stack; more of it is in the execution's history.
const CAUSE_LENGTH = 2_000;

/**
 * Logs how work ended whose state machine caught an error, with the execution to look at.
 * @param message of a failure
 * @param failed whether it is one; otherwise the work was aborted or deleted, or complete before, which is no error
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
