import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { executionArn, roleArn } from "./arns.ts";
import { childrenOf } from "./child-executions.ts";
import { AwsError } from "../http/aws-json.ts";
import { BranchAborted, HistoryFullError, StatesError } from "./errors.ts";
import { ExecutionHistory, WHOLE } from "./execution-history.ts";
import { checkName, parseInput } from "./start-request.ts";
import { executionContext } from "./execution-context.ts";
import { runStates } from "./run-states.ts";
import { Scope } from "./scope.ts";
import type { Place } from "./arns.ts";
import type { AbortReason } from "./errors.ts";
import type { EventDetails } from "./execution-history.ts";
import type { Ending, ExecutionRecord } from "./execution-record.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { Json } from "./json.ts";
import type { Log } from "./log.ts";
import type { InvokeFunction } from "./scope.ts";
import type { StateMachine } from "./state-machine.ts";
import type { StatusAnnouncer } from "./status-change.ts";

export interface ExecutionsOptions {
  place: Place;
  machines: Map<string, StateMachine>;
  store: ExecutionStore;
  announcer: StatusAnnouncer;
  invoke: InvokeFunction;
  retryDelayScale: number;
  log: Log;
}

export interface StartRequest {
  machineArn: string;
  /** a random UUID unless given */
  name?: string | undefined;
  /** JSON text */
  input: string;
  parentArn?: string;
}

interface LiveExecution {
  controller: AbortController;
  history: ExecutionHistory;
  timeLimit: NodeJS.Timeout | undefined;
}

/** The longest a JavaScript timer lasts; a longer TimeoutSeconds never comes true on one machine. */
const MAX_TIMER_MS = 2_147_483_647;

/** Starts executions, runs them, ends them, and takes them up again after a restart. */
export class Executions {
  readonly #options: ExecutionsOptions;
  readonly #live = new Map<string, LiveExecution>();
  readonly #waiting = new Map<string, ((record: ExecutionRecord) => void)[]>();
  #closed = false;

  constructor(options: ExecutionsOptions) {
    this.#options = options;
  }

  /**
   * Starts an execution, or returns the running one of the same name and input.
   *
   * @throws AwsError StateMachineDoesNotExist, InvalidName, InvalidExecutionInput, ExecutionAlreadyExists
   */
  start({ machineArn, name = randomUUID(), input, parentArn }: StartRequest): ExecutionRecord {
    const { store, place } = this.#options;
    const machine = this.machine(machineArn);
    checkName(name);
    const value = parseInput(input);
    const arn = executionArn(place, machine.name, name);
    const existing = store.find(arn);
    if (existing !== undefined) {
      const same = existing.input === input || isDeepStrictEqual(JSON.parse(existing.input), value);
      if (existing.status === "RUNNING" && same) return existing;
      throw new AwsError("ExecutionAlreadyExists", `Execution Already Exists: '${arn}'`);
    }
    const startDate = Date.now();
    const record = store.insert({ arn, machineArn, name, input, startDate, parentArn: parentArn ?? null });
    this.#begin(record, machine);
    return record;
  }

  /** Ends an execution from outside. One that has ended stays as it is. */
  stop(
    arn: string,
    { error, cause }: { error?: string | undefined; cause?: string | undefined } = {},
  ): ExecutionRecord {
    const record = this.execution(arn);
    const given = { ...(error === undefined ? {} : { error }), ...(cause === undefined ? {} : { cause }) };
    if (record.status === "RUNNING") {
      this.#end(arn, { status: "ABORTED", ...given }, 0, { executionAbortedEventDetails: given });
    }
    return this.execution(arn);
  }

  /** Begins the executions that an earlier process left running again, from their beginning, their history too. */
  resumeAll(): void {
    if (this.#closed) return;
    const { store, announcer, machines, log } = this.#options;
    for (const record of store.unannounced()) announcer.announce(record);
    for (const { seq, arn, machineArn } of store.running()) {
      if (this.#live.has(arn)) continue;
      store.restart(seq);
      const record = this.execution(arn);
      const machine = machines.get(machineArn);
      log("info", "execution begins again", { executionArn: arn, restartCount: record.restartCount });
      if (machine === undefined) {
        const fields = { error: "States.Runtime", cause: `The state machine '${machineArn}' does not exist any more.` };
        this.#end(arn, { status: "FAILED", ...fields }, 0, { executionFailedEventDetails: fields });
      } else {
        this.#begin(record, machine);
      }
    }
  }

  /** @throws AwsError StateMachineDoesNotExist */
  machine(arn: string): StateMachine {
    const machine = this.#options.machines.get(arn);
    if (machine !== undefined) return machine;
    throw new AwsError("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
  }

  /** @throws AwsError ExecutionDoesNotExist */
  execution(arn: string): ExecutionRecord {
    const record = this.#options.store.find(arn);
    if (record !== undefined) return record;
    throw new AwsError("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
  }

  /** The record of an execution once it has ended. */
  untilEnded(arn: string): Promise<ExecutionRecord> {
    const record = this.execution(arn);
    if (record.status !== "RUNNING") return Promise.resolve(record);
    return new Promise((resolve) => {
      this.#waiting.set(arn, [...(this.#waiting.get(arn) ?? []), resolve]);
    });
  }

  /** Leaves everything where it is; what runs begins again at the next start. */
  close(): void {
    this.#closed = true;
    for (const { controller, timeLimit } of this.#live.values()) {
      clearTimeout(timeLimit);
      controller.abort("shutdown" satisfies AbortReason);
    }
  }

  #newLive(record: ExecutionRecord, lastEventId: number): LiveExecution {
    const { store } = this.#options;
    return {
      controller: new AbortController(),
      history: new ExecutionHistory((event) => store.appendEvent(record.seq, event), lastEventId),
      timeLimit: undefined,
    };
  }

  #begin(record: ExecutionRecord, machine: StateMachine): void {
    const { arn } = record;
    const { TimeoutSeconds: limit } = machine.definition;
    const live = this.#newLive(record, 0);
    this.#live.set(arn, live);
    if (limit !== undefined && limit * 1000 <= MAX_TIMER_MS) {
      live.timeLimit = setTimeout(() => {
        this.#end(arn, { status: "TIMED_OUT" }, 0, { executionTimedOutEventDetails: {} });
      }, limit * 1000);
    }
    const { place, invoke, retryDelayScale, store, announcer } = this.#options;
    live.history.append("ExecutionStarted", 0, {
      executionStartedEventDetails: { input: record.input, inputDetails: WHOLE, roleArn: roleArn(place) },
    });
    announcer.announce(record);
    const context = executionContext(record, machine, place);
    const children = childrenOf(record, this, store, place);
    const run = { executionArn: arn, place, history: live.history, invoke, retryDelayScale, context, children };
    const scope = new Scope(run, live.controller.signal, 0);
    void this.#run(machine, scope, record.input);
  }

  async #run(machine: StateMachine, scope: Scope, input: string): Promise<void> {
    const { executionArn: arn } = scope.run;
    try {
      const output = JSON.stringify(await runStates(machine.definition, JSON.parse(input) as Json, scope));
      this.#end(arn, { status: "SUCCEEDED", output }, scope.last, {
        executionSucceededEventDetails: { output, outputDetails: WHOLE },
      });
    } catch (error) {
      if (scope.signal.aborted || error instanceof BranchAborted) return;
      const { fields } = this.#failureOf(error, arn);
      this.#end(arn, { status: "FAILED", ...fields }, scope.last, { executionFailedEventDetails: fields });
    }
  }

  #failureOf(error: unknown, arn: string): StatesError {
    if (error instanceof StatesError) return error;
    if (error instanceof HistoryFullError) return error.failure;
    this.#options.log("error", "the interpreter failed", { executionArn: arn, error: String(error) });
    return new StatesError("States.Runtime", String(error), { terminal: true });
  }

  #end(arn: string, ending: Omit<Ending, "stopDate">, previousEventId: number, details: EventDetails): void {
    const { store, announcer } = this.#options;
    const running = this.execution(arn);
    if (running.status !== "RUNNING") return;
    const live = this.#live.get(arn) ?? this.#newLive(running, store.lastEventId(running.seq));
    this.#live.delete(arn);
    clearTimeout(live.timeLimit);
    live.history.append(ENDING_EVENTS[ending.status as keyof typeof ENDING_EVENTS], previousEventId, details);
    store.end(running.seq, { ...ending, stopDate: Date.now() });
    live.controller.abort("execution ended" satisfies AbortReason);
    const ended = this.execution(arn);
    announcer.announce(ended);
    for (const resolve of this.#waiting.get(arn) ?? []) resolve(ended);
    this.#waiting.delete(arn);
  }
}

const ENDING_EVENTS = {
  SUCCEEDED: "ExecutionSucceeded",
  FAILED: "ExecutionFailed",
  ABORTED: "ExecutionAborted",
  TIMED_OUT: "ExecutionTimedOut",
} as const;
