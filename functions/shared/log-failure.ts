import type * as z from "zod";
import type { failedExecutionSchema } from "../contracts/pipelines/inputs.ts";
import { executionLink } from "./execution-link.ts";
import type { Logger } from "./logger.ts";

// A cause holds a message and a stack; more of it is in the execution's history.
const CAUSE_LENGTH = 2_000;

/** Logs what a state machine caught, with the execution to look at. */
export function logFailure(logger: Logger, message: string, input: z.output<typeof failedExecutionSchema>): void {
  const { failure, execution_arn } = input;
  logger.error(message, {
    error_name: failure.Error,
    cause: failure.Cause.slice(0, CAUSE_LENGTH),
    execution: executionLink(execution_arn),
  });
}
