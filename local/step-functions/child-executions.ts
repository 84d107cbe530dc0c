import { executionArn } from "./arns.ts";
import type { Place } from "./arns.ts";
import type { ExecutionRecord } from "./execution-record.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { ChildExecutions } from "./scope.ts";

/** The part of Executions that this needs. */
interface ExecutionsOfParent {
  machine(arn: string): { name: string };
  start(request: { machineArn: string; name: string; input: string; parentArn: string }): ExecutionRecord;
  stop(arn: string, reason: { cause: string }): unknown;
  untilEnded(arn: string): Promise<ExecutionRecord>;
}

/**
 * What one run of a parent execution may do with its children. A parent that begins again after a restart finds the
 * children of its interrupted run, running or ended, where a second start would be refused.
 */
export function childrenOf(
  parent: ExecutionRecord,
  executions: ExecutionsOfParent,
  store: ExecutionStore,
  place: Place,
): ChildExecutions {
  const startedByThisRun = new Set<string>();
  return {
    start: (request) => {
      const arn = executionArn(place, executions.machine(request.machineArn).name, request.name);
      const earlier = startedByThisRun.has(arn) || parent.restartCount === 0 ? undefined : store.find(arn);
      const adopted = earlier?.parentArn === parent.arn && earlier.input === request.input;
      const child = adopted ? earlier : executions.start(request);
      startedByThisRun.add(arn);
      return { executionArn: child.arn, startDate: child.startDate };
    },
    ended: (arn) => executions.untilEnded(arn),
    stop: (arn) => {
      executions.stop(arn, { cause: `The execution '${parent.arn}' that waited for it has ended or given up.` });
    },
  };
}
