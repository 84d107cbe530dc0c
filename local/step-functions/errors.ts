/** A definition that this endpoint would run differently from the service, or not at all. */
export class UnsupportedDefinitionError extends Error {
  readonly code = "UNSUPPORTED_DEFINITION";

  constructor(machine: string, reason: string) {
    super(`State machine ${machine} cannot run here: ${reason}.`);
    this.name = "UnsupportedDefinitionError";
  }
}

/** The service cuts causes at this many characters. */
const MAX_CAUSE_LENGTH = 32_768;

/**
 * The failure of a state as ASL sees it: an error name that Retry and Catch match, and a cause.
 * Both may be missing, as in a Fail state that names neither.
 */
export class StatesError extends Error {
  readonly error: string | undefined;
  readonly causeText: string | undefined;
  /** Neither Retry nor Catch may have it (States.Runtime, a state output over the payload quota). */
  readonly terminal: boolean;

  constructor(error: string | undefined, causeText?: string, { terminal = false } = {}) {
    super(causeText ?? error ?? "The state failed.");
    this.name = "StatesError";
    this.error = error;
    this.causeText = causeText?.slice(0, MAX_CAUSE_LENGTH);
    this.terminal = terminal;
  }

  /** `error` and `cause` where present, as history events and DescribeExecution carry them. */
  get fields(): { error?: string; cause?: string } {
    return {
      ...(this.error === undefined ? {} : { error: this.error }),
      ...(this.causeText === undefined ? {} : { cause: this.causeText }),
    };
  }
}

/** Thrown inside a branch that has been told to stop, to unwind it; it never reaches Retry, Catch or a caller. */
export class BranchAborted extends Error {
  constructor() {
    super("The branch was aborted.");
    this.name = "BranchAborted";
  }
}

/**
 * Thrown by the event that would pass the history quota. Nothing can be recorded any more, so it unwinds the whole
 * execution past every Retry and Catch; the execution then fails with `failure`.
 */
export class HistoryFullError extends Error {
  readonly failure: StatesError;

  constructor(maxEvents: number) {
    const cause = `The execution reached the maximum number of history events (${maxEvents}).`;
    super(cause);
    this.name = "HistoryFullError";
    this.failure = new StatesError("States.Runtime", cause, { terminal: true });
  }
}

/** Why the work of an execution was aborted, carried as the AbortSignal's reason. */
export type AbortReason = "execution ended" | "sibling failed" | "shutdown";
