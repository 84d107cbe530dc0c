import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Route } from "../../../../functions/platform/http/route.ts";
import { routeTable } from "../../../../functions/service/routes.ts";
import {
  createClient,
  type CallArguments,
  type Client,
  type Exchange,
  type OperationId,
} from "../../../../clients/typescript/src/index.ts";

/** An answer, with what a measurement wants to know of it. */
export interface Visited<Id extends OperationId = OperationId> extends Exchange<Id> {
  requestId: string;
  /** Of the answer, in bytes. */
  bytes: number;
}

/** A request that is to be told about. */
export interface Visit {
  operationId: string;
  /** What is special about it: "with a briefing"; empty for the route's most ordinary request. */
  situation: string;
  /** Whether it carried an `Idempotency-Key`. */
  keyed: boolean;
  requestId: string;
}

export interface VisitorOptions {
  url: string;
  signal: AbortSignal;
  /** Whether visits to routes that take an `Idempotency-Key` carry one. */
  keyed?: boolean;
  /** Whether visits to routes that spend wait until what the process knows of the ledger is forgotten. */
  patient?: boolean;
}

/**
 * How long a process goes by what it has read of the ledger (platform/costs/store-budgets.ts), and a little more.
 */
const BUDGET_READ_MS = 2_050;

/** Every request is what was asked for, no more. */
const ONCE = { patience: { attempts: 1 }, idempotencyKeys: false };

/** Someone who calls routes, with their own token, and keeps what is to be told about. */
export class Visitor {
  readonly visits: Visit[] = [];
  readonly #options: VisitorOptions;
  #api: Client;
  /** When each function last looked into the ledger. */
  readonly #spent = new Map<string, number>();

  constructor(options: VisitorOptions) {
    this.#options = options;
    this.#api = createClient({ ...options, ...ONCE });
  }

  /** Ends everything that is asked. */
  get signal(): AbortSignal {
    return this.#options.signal;
  }

  /** Whoever the access token is of, from here. */
  signIn(token: string): void {
    this.#api = createClient({ ...this.#options, ...ONCE, key: token });
  }

  /** Calls a route and keeps the request. @throws ApiError unless the route answers as it should */
  async visit<Id extends OperationId>(operationId: Id, ...call: CallArguments<Id>): Promise<Visited<Id>> {
    return this.visitIn("", operationId, ...call);
  }

  /** As {@link visit}, of a request that is special in some way: "with a briefing". */
  async visitIn<Id extends OperationId>(
    situation: string,
    operationId: Id,
    ...[call]: CallArguments<Id>
  ): Promise<Visited<Id>> {
    const { idempotent, needsBudget, function: name }: Omit<Route, "operationId"> = routeTable[operationId];
    const keyed = (this.#options.keyed ?? false) && idempotent === true;
    if (needsBudget && this.#options.patient) {
      const wait = (this.#spent.get(name) ?? -Infinity) + BUDGET_READ_MS - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal: this.#options.signal });
    }
    const sent = [{ ...call, ...(keyed ? { idempotencyKey: randomUUID() } : {}) }] as CallArguments<Id>;
    const answer = await this.ask(operationId, ...sent);
    this.visits.push({ operationId, situation, keyed, requestId: answer.requestId });
    return answer;
  }

  /** Calls a route on the way to another one. @throws ApiError unless it answers as it should */
  async ask<Id extends OperationId>(operationId: Id, ...call: CallArguments<Id>): Promise<Visited<Id>> {
    const { needsBudget, function: name }: Omit<Route, "operationId"> = routeTable[operationId];
    const answer = await this.#api.exchange(operationId, ...call).finally(() => {
      if (needsBudget) this.#spent.set(name, performance.now());
    });
    const requestId = answer.headers.get("x-request-id") ?? "";
    return { ...answer, requestId, bytes: Buffer.byteLength(answer.text) };
  }
}
