import * as z from "zod";
import { isStatesArn } from "./arns.ts";
import { describedExecution, historyEvent, listedExecution, seconds } from "./answers.ts";
import { AwsError, type Action } from "../http/aws-json.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { Executions } from "./executions.ts";

export interface ActionsContext {
  executions: Executions;
  store: ExecutionStore;
}

const text = (max: number) => z.string().min(1).max(max);
const STATUSES = ["RUNNING", "SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"] as const;

/**
 * The actions of the Step Functions API that run here, by their name in the `x-amz-target` header. Lists come whole, in
 * one answer, whatever length of a page is asked for.
 */
export function createActions({ executions, store }: ActionsContext): Record<string, Action> {
  const machineOf = (arn: string) => executions.machine(checked(arn, "stateMachine"));
  const executionOf = (arn: string) => executions.execution(checked(arn, "execution"));

  return {
    StartExecution: action(
      z.object({
        stateMachineArn: text(256),
        name: text(80).optional(),
        input: z.string().max(262_144).default("{}"),
      }),
      ({ stateMachineArn, name, input }) => {
        const { arn, startDate } = executions.start({ machineArn: machineOf(stateMachineArn).arn, name, input });
        return { executionArn: arn, startDate: seconds(startDate) };
      },
    ),

    DescribeExecution: action(z.object({ executionArn: text(256) }), ({ executionArn }) =>
      describedExecution(executionOf(executionArn)),
    ),

    ListExecutions: action(
      z.object({ stateMachineArn: text(256), statusFilter: z.enum(STATUSES).optional() }),
      ({ stateMachineArn, statusFilter = null }) => ({
        executions: store.list(machineOf(stateMachineArn).arn, statusFilter).map(listedExecution),
      }),
    ),

    StopExecution: action(
      z.object({
        executionArn: text(256),
        error: z.string().max(256).optional(),
        cause: z.string().max(32_768).optional(),
      }),
      ({ executionArn, error, cause }) => {
        const { stopDate } = executions.stop(executionOf(executionArn).arn, { error, cause });
        return { stopDate: seconds(stopDate ?? Date.now()) };
      },
    ),

    GetExecutionHistory: action(z.object({ executionArn: text(256) }), ({ executionArn }) => ({
      events: store.events(executionOf(executionArn).seq).map(historyEvent),
    })),
  };
}

function action<Schema extends z.ZodType>(
  schema: Schema,
  run: (input: z.output<Schema>) => object | Promise<object>,
): Action {
  return (body) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return run(parsed.data);
    const problems = parsed.error.issues.map(({ path, message }) => `Value at '${path.join(".")}': ${message}`);
    const count = `${problems.length} validation error${problems.length === 1 ? "" : "s"} detected`;
    throw new AwsError("ValidationException", `${count}: ${problems.join("; ")}`);
  };
}

function checked(arn: string, kind: "stateMachine" | "execution"): string {
  if (isStatesArn(arn, kind)) return arn;
  throw new AwsError("InvalidArn", `Invalid Arn: '${arn}' is not the ARN of a Step Functions ${kind}`);
}
