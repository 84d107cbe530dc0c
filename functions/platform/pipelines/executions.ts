import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  type ExecutionStatus,
} from "@aws-sdk/client-sfn";

import { createLogger } from "../log/logger.ts";
import { executionLink } from "./execution-link.ts";
import { workContext } from "../work-context.ts";
import { CLIENT_LIMITS } from "../sdk/client-limits.ts";

/** Starts, stops and looks at executions of one state machine. Executions are named after their resource. */
export interface Pipeline {
  /**
   * Starts an execution. A second start with the same name has no effect: the execution is already running or done.
   * @param input ids only; documents stay in the table
   */
  start(name: string, input: Record<string, unknown>): Promise<void>;
  /** Stops an execution if it runs; nothing happens if it has ended or never began. */
  stop(name: string, cause: string): Promise<void>;
  /** undefined if no execution of that name exists */
  status(name: string): Promise<ExecutionStatus | undefined>;
}

const logger = createLogger();

/** `arn:aws:states:region:account:stateMachine:name` → the ARN of one of its executions. */
const executionArn = (stateMachineArn: string, name: string) =>
  `${stateMachineArn.replace(":stateMachine:", ":execution:")}:${name}`;

export function openPipeline(stateMachineArn: string, client = new SFNClient(CLIENT_LIMITS.executions)): Pipeline {
  return {
    async start(name, input) {
      try {
        const correlation_id = workContext()?.correlationId ?? name;
        const correlated = JSON.stringify({ ...input, correlation_id });
        const { executionArn: arn = "" } = await client.send(
          new StartExecutionCommand({ stateMachineArn, name, input: correlated }),
        );
        logger.info("execution started", { execution: executionLink(arn) });
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error;
      }
    },
    async stop(name, cause) {
      try {
        await client.send(
          new StopExecutionCommand({ executionArn: executionArn(stateMachineArn, name), error: "Stopped", cause }),
        );
      } catch (error) {
        if (!(error instanceof ExecutionDoesNotExist)) throw error;
      }
    },
    async status(name) {
      try {
        return (await client.send(new DescribeExecutionCommand({ executionArn: executionArn(stateMachineArn, name) })))
          .status;
      } catch (error) {
        if (error instanceof ExecutionDoesNotExist) return undefined;
        throw error;
      }
    },
  };
}
