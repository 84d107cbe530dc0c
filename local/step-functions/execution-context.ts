import { roleArn } from "./arns.ts";
import type { Place } from "./arns.ts";
import type { ContextObject } from "./data-flow.ts";
import type { ExecutionRecord } from "./execution-record.ts";
import type { Json } from "./json.ts";
import type { StateMachine } from "./state-machine.ts";

/** What `$$.Execution` and `$$.StateMachine` say, the same in every state and branch of an execution. */
export function executionContext(
  { arn, name, input, startDate }: ExecutionRecord,
  machine: StateMachine,
  place: Place,
): { execution: ContextObject; stateMachine: ContextObject } {
  return {
    execution: {
      Id: arn,
      Input: JSON.parse(input) as Json,
      Name: name,
      RoleArn: roleArn(place),
      StartTime: new Date(startDate).toISOString(),
    },
    stateMachine: { Id: machine.arn, Name: machine.name },
  };
}
