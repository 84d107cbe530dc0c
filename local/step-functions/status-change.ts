import { setTimeout as wait } from "node:timers/promises";
import type { ExecutionStatus } from "@aws-sdk/client-sfn";
import type { ExecutionRecord } from "./execution-record.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { Log } from "./log.ts";

/** `detail` of EventBridge's "Step Functions Execution Status Change" (source aws.states). Dates are epoch ms. */
export interface StatusChangeDetail {
  executionArn: string;
  stateMachineArn: string;
  name: string;
  status: ExecutionStatus;
  startDate: number;
  stopDate: number | null;
  input: string | null;
  inputDetails: { included: boolean };
  output: string | null;
  outputDetails: { included: boolean } | null;
  error: string | null;
  cause: string | null;
  stateMachineVersionArn: null;
  stateMachineAliasArn: null;
}

/** An event bears 256 KB in all: the service leaves out input and output that pass this many escaped bytes. */
const MAX_EVENT_PAYLOAD_BYTES = 248 * 1024;

/** Milliseconds before each further try to deliver an event: 6.2 s in all. */
const REDELIVERY_DELAYS_MS = [200, 400, 800, 1600, 3200];

function statusChangeDetail(record: ExecutionRecord): StatusChangeDetail {
  const escapedBytes = (text: string | null) => (text === null ? 0 : Buffer.byteLength(JSON.stringify(text)));
  const outputBytes = escapedBytes(record.output);
  const withInput = escapedBytes(record.input) + outputBytes <= MAX_EVENT_PAYLOAD_BYTES;
  const withOutput = outputBytes <= MAX_EVENT_PAYLOAD_BYTES;
  return {
    executionArn: record.arn,
    stateMachineArn: record.machineArn,
    name: record.name,
    status: record.status,
    startDate: record.startDate,
    stopDate: record.stopDate,
    input: withInput ? record.input : null,
    inputDetails: { included: withInput },
    output: withOutput ? record.output : null,
    outputDetails: record.output === null ? null : { included: withOutput },
    error: record.error,
    cause: record.cause,
    stateMachineVersionArn: null,
    stateMachineAliasArn: null,
  };
}

/**
 * Delivers status changes at least once and, for one execution, in their order. An end that could not be delivered
 * stays on record as unannounced, and the next start of the endpoint tries again.
 */
export class StatusAnnouncer {
  readonly #store: ExecutionStore;
  readonly #listener: ((detail: StatusChangeDetail) => Promise<void> | void) | undefined;
  readonly #log: Log;
  readonly #queues = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();

  constructor(
    store: ExecutionStore,
    listener: ((detail: StatusChangeDetail) => Promise<void> | void) | undefined,
    log: Log,
  ) {
    this.#store = store;
    this.#listener = listener;
    this.#log = log;
  }

  announce(record: ExecutionRecord): void {
    const detail = statusChangeDetail(record);
    const earlier = this.#queues.get(record.arn) ?? Promise.resolve();
    const delivery: Promise<void> = earlier
      .then(() => this.#deliver(record.seq, detail))
      .finally(() => {
        if (this.#queues.get(record.arn) === delivery) this.#queues.delete(record.arn);
      });
    this.#queues.set(record.arn, delivery);
  }

  /** Executions of which something is still to be announced. */
  get underWay(): number {
    return this.#queues.size;
  }

  close(): void {
    this.#closing.abort();
  }

  async #deliver(seq: number, detail: StatusChangeDetail): Promise<void> {
    for (let tries = 0; !this.#closing.signal.aborted; tries += 1) {
      try {
        await this.#listener?.(detail);
        this.#store.markAnnounced(seq, detail.status);
        return;
      } catch (error) {
        const { executionArn, status } = detail;
        const delay = REDELIVERY_DELAYS_MS[tries];
        this.#log(delay === undefined ? "error" : "warn", "status change was not taken", {
          executionArn,
          status,
          tries: tries + 1,
          error: String(error),
        });
        if (delay === undefined) return;
        await wait(delay, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      }
    }
  }
}
