import type { StoredEvent } from "./execution-history.ts";
import type { ExecutionRecord } from "./execution-record.ts";

/** AWS JSON 1.0 carries dates as epoch seconds with a fraction. */
export const seconds = (milliseconds: number): number => milliseconds / 1000;

/** An item of ListExecutions. */
export function listedExecution(record: ExecutionRecord): object {
  const { arn, machineArn, name, status, startDate, stopDate } = record;
  return {
    executionArn: arn,
    stateMachineArn: machineArn,
    name,
    status,
    startDate: seconds(startDate),
    ...(stopDate === null ? {} : { stopDate: seconds(stopDate) }),
  };
}

/**
 * The answer of DescribeExecution. `restartCount` is this endpoint's own: how often it was restarted under the
 * running execution, which then began again. The SDK leaves out what it does not know.
 */
export function describedExecution(record: ExecutionRecord): object {
  const { input, output, error, cause, restartCount } = record;
  return {
    ...listedExecution(record),
    input,
    inputDetails: { included: true },
    ...(output === null ? {} : { output, outputDetails: { included: true } }),
    ...(error === null ? {} : { error }),
    ...(cause === null ? {} : { cause }),
    restartCount,
  };
}

/** An item of GetExecutionHistory. */
export function historyEvent({ id, previousEventId, type, timestamp, details }: StoredEvent): object {
  return { id, previousEventId, type, timestamp: seconds(timestamp), ...(JSON.parse(details ?? "{}") as object) };
}
