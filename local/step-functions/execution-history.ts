import type { HistoryEvent, HistoryEventType } from "@aws-sdk/client-sfn";
import { HistoryFullError } from "./errors.ts";

/** Quota of the service: an execution whose history would pass it fails. */
export const MAX_HISTORY_EVENTS = 25_000;

/** The one member of an event that carries its details, such as `{ stateEnteredEventDetails: { name, input } }`. */
export type EventDetails = Omit<HistoryEvent, "id" | "previousEventId" | "timestamp" | "type">;

/** One event as it is stored; `timestamp` is in epoch milliseconds, `details` is JSON of EventDetails. */
export interface StoredEvent {
  id: number;
  previousEventId: number;
  type: HistoryEventType;
  timestamp: number;
  details: string | null;
}

const ENDINGS: HistoryEventType[] = ["ExecutionSucceeded", "ExecutionFailed", "ExecutionAborted", "ExecutionTimedOut"];

/** Numbers the events of one execution and hands them to the store. */
export class ExecutionHistory {
  readonly #write: (event: StoredEvent) => void;
  #lastId: number;

  /** `lastId` is above 0 where a history goes on, as that of an execution whose state machine is gone. */
  constructor(write: (event: StoredEvent) => void, lastId = 0) {
    this.#write = write;
    this.#lastId = lastId;
  }

  /**
   * Adds an event and returns its id.
   *
   * @throws HistoryFullError when the history is full: number 25,000 is kept for the end of the execution, as the
   * service
   *   does (docs.aws.amazon.com/step-functions/latest/dg/bp-history-limit.html)
   */
  append(type: HistoryEventType, previousEventId: number, details?: EventDetails): number {
    if (this.#lastId + 1 >= MAX_HISTORY_EVENTS && !ENDINGS.includes(type)) {
      throw new HistoryFullError(MAX_HISTORY_EVENTS);
    }
    this.#lastId += 1;
    this.#write({
      id: this.#lastId,
      previousEventId,
      type,
      timestamp: Date.now(),
      details: details === undefined ? null : JSON.stringify(details),
    });
    return this.#lastId;
  }
}

/** The service says of every payload in a history whether it was cut; here none is. */
export const WHOLE = { truncated: false };
