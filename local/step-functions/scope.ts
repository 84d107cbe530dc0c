import type { HistoryEventType } from "@aws-sdk/client-sfn";
import { BranchAborted } from "./errors.ts";
import { EXECUTION_CONTEXT_KEY } from "./prepare-definition.ts";
import type { Place } from "./arns.ts";
import type { ContextObject } from "./data-flow.ts";
import type { EventDetails, ExecutionHistory } from "./execution-history.ts";
import type { Json } from "./json.ts";

/** Runs the code of a Lambda function; what it throws becomes the state's error. */
export type InvokeFunction = (
  functionArn: string,
  payload: unknown,
  context: { executionArn: string; stateName: string; attempt: number },
) => Promise<unknown>;

/** How a Task state runs another state machine. */
export interface ChildExecutions {
  /** Starts one, or finds the one an interrupted run of the parent had started; returns its ARN and start in ms. */
  start(request: { machineArn: string; name: string; input: string; parentArn: string }): {
    executionArn: string;
    startDate: number;
  };
  /** Its record once it has ended. */
  ended(executionArn: string): Promise<ChildRecord>;
  stop(executionArn: string): void;
}

export interface ChildRecord {
  arn: string;
  machineArn: string;
  name: string;
  status: string;
  input: string;
  output: string | null;
  error: string | null;
  cause: string | null;
  /** epoch milliseconds */
  startDate: number;
  stopDate: number | null;
}

/** One run of one execution: what all its scopes share. */
export interface Run {
  executionArn: string;
  place: Place;
  /** `Execution` and `StateMachine` of the context object. */
  context: { execution: ContextObject; stateMachine: ContextObject };
  history: ExecutionHistory;
  invoke: InvokeFunction;
  children: ChildExecutions;
  /** Factor on the waits between retries; 1 is real time. */
  retryDelayScale: number;
}

/**
 * One sequence of states that run one after the other: the execution itself, a Map iteration or a Parallel branch.
 * It chains the events of its states by previousEventId. Of what is cut off in it the history says nothing.
 */
export class Scope {
  readonly run: Run;
  readonly signal: AbortSignal;
  /**
   * Distinguishes the scopes of an execution, the same in every run of it: "", "/2#0" (the first branch of the second
   * branching), …
   */
  readonly path: string;
  /** Id of the last event, which the next one names as its previous one. */
  last: number;
  /** Number of states entered so far. */
  steps = 0;
  /** Number of times this scope has split into branches. */
  branchings = 0;
  readonly #mapItem: ContextObject | undefined;

  constructor(
    run: Run,
    signal: AbortSignal,
    last: number,
    branch?: { parent: Scope; index: number; mapItem?: ContextObject },
  ) {
    this.run = run;
    this.signal = signal;
    this.last = last;
    this.path = branch === undefined ? "" : `${branch.parent.path}/${branch.parent.branchings}#${branch.index}`;
    if (branch !== undefined) this.#mapItem = branch.mapItem ?? branch.parent.#mapItem;
  }

  /** Records an event that the next one follows, and returns its id. */
  record(type: HistoryEventType, details?: EventDetails): number {
    this.last = this.mark(type, details);
    return this.last;
  }

  /** Records an event that stands beside the chain: the next one follows the same event as this one does. */
  mark(type: HistoryEventType, details?: EventDetails): number {
    if (this.signal.aborted) throw new BranchAborted();
    return this.run.history.append(type, this.last, details);
  }

  /** The context object, `$$`, for a state entered at `enteredTime` and tried again `retryCount` times. */
  contextFor(stateName: string, enteredTime: string, retryCount: number): ContextObject {
    return {
      [EXECUTION_CONTEXT_KEY]: this.run.context.execution,
      StateMachine: this.run.context.stateMachine,
      State: { Name: stateName, EnteredTime: enteredTime, RetryCount: retryCount },
      ...(this.#mapItem === undefined ? {} : { Map: { Item: this.#mapItem } }),
    };
  }
}

/** The payload of an event that is about a state's input or result. */
export const serialise = (value: Json): string => JSON.stringify(value);
