import type { ExecutionRecord } from "../execution-record.ts";

/** What an execution works on, in the words of the people who made it; null where nobody knows. */
export interface ExecutionSubject {
  kind: string | null;
  name: string | null;
  project: string | null;
}

/** Says what executions work on, in their order. */
export type DescribeExecutions = (
  executions: readonly Pick<ExecutionRecord, "input">[],
) => Promise<readonly ExecutionSubject[]>;

const UNKNOWN: ExecutionSubject = { kind: null, name: null, project: null };

/** For state machines whose inputs mean nothing here. */
export const describeNothing: DescribeExecutions = (executions) => Promise.resolve(executions.map(() => UNKNOWN));
