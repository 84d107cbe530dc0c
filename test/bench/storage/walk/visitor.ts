import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { pathParameters, type Route } from "../../../../functions/contracts/route.ts";
import { routes } from "../../../../functions/contracts/routes/index.ts";

/** What is sent to a route. */
export interface Call {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  form?: { raw: Buffer; headers: Readonly<Record<string, string>> };
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  requestId: string;
  headers: Headers;
  text: string;
  /** Of the answer, in bytes. */
  bytes: number;
  /** From the request's first to the answer's last byte. */
  seconds: number;
  // Walks read bodies by their contract, which the tests of the contract check.
  body: any;
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

/** How long a process goes by what it has read of the ledger (functions/storage/costs/budgets.ts), and a little more. */
const BUDGET_READ_MS = 2_050;

const routeOf = (operationId: string): Route => {
  const route = routes.find((row) => row.operationId === operationId);
  if (!route) throw new Error(`There is no route ${operationId} any more; take it out of test/bench/storage/walk.`);
  return route;
};

const pathOf = ({ path }: Route, { params = {}, query = {} }: Call): string => {
  const filled = pathParameters(path).reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(params[name] ?? "")),
    path,
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
};

/** Someone who calls routes, with their own token, and keeps what is to be told about. */
export class Visitor {
  readonly visits: Visit[] = [];
  token: string | undefined;
  readonly #options: VisitorOptions;
  /** When each function last looked into the ledger. */
  readonly #spent = new Map<string, number>();

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  /** Calls a route and keeps the request. @throws Error, in a sentence, unless the route answers as it should */
  async visit(operationId: string, call: Call = {}, situation = ""): Promise<Answer> {
    const { idempotent, needsBudget, function: name } = routeOf(operationId);
    const keyed = (this.#options.keyed ?? false) && idempotent === true;
    if (needsBudget && this.#options.patient) {
      const wait = (this.#spent.get(name) ?? -Infinity) + BUDGET_READ_MS - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal: this.#options.signal });
    }
    const headers = { ...call.headers, ...(keyed ? { "idempotency-key": randomUUID() } : {}) };
    const answer = await this.ask(operationId, { ...call, headers });
    this.visits.push({ operationId, situation, keyed, requestId: answer.requestId });
    return answer;
  }

  /** Calls a route on the way to another one. @throws Error, in a sentence, unless it answers as it should */
  async ask(operationId: string, call: Call = {}): Promise<Answer> {
    const route = routeOf(operationId);
    const started = performance.now();
    const response = await fetch(this.#options.url + pathOf(route, call), {
      method: route.method,
      headers: {
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.token && route.auth === "bearer" ? { authorization: `Bearer ${this.token}` } : {}),
        ...call.form?.headers,
        ...call.headers,
      },
      body: call.form ? new Uint8Array(call.form.raw) : call.body === undefined ? null : JSON.stringify(call.body),
      signal: this.#options.signal,
    });
    const text = await response.text();
    const seconds = (performance.now() - started) / 1_000;
    if (route.needsBudget) this.#spent.set(route.function, performance.now());
    if (!(response.status in route.responses))
      throw new Error(
        `${route.method} ${route.path} answered ${response.status} where the walk expects success: ${text.slice(0, 300)}`,
      );
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return {
      requestId: response.headers.get("x-request-id") ?? "",
      headers: response.headers,
      text,
      bytes: Buffer.byteLength(text),
      seconds,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }
}
