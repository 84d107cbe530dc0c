import { request } from "node:http";
import { expect } from "vitest";
import {
  cacheControl,
  errorStatuses,
  gatewayResource,
  isRevalidated,
  type Method,
} from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import type { Send } from "../../clients/typescript/src/index.ts";
import { createRouter } from "../../local/api-gateway/router.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
  // Tests read bodies by their contract; the contract itself is checked on every answer below.
  body: any;
}

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

const match = createRouter(routes);
/** Of any route: the gateway throttles, and whatever is too busy says so. */
const GATEWAY_STATUSES = [413, 429, 500];

/** Holds an answer against its row of the route table: status, schema, error body, headers of its status. */
function checkAgainstContract(method: Method, path: string, answer: Answer): void {
  const found = match(method, `/v1${path.split("?")[0] ?? ""}`);
  const route = found && routes.find((row) => row.method === method && gatewayResource(row.path) === found.resource);
  const where = `${method} ${path} → ${answer.status}`;
  expect(answer.headers["x-request-id"], where).toBeTypeOf("string");
  const kept = route && answer.status < 400 ? cacheControl(route) : "no-store";
  expect(answer.headers["cache-control"], where).toBe(kept);
  if (route && isRevalidated(route) && (answer.status === 200 || answer.status === 304)) {
    expect(answer.headers.etag, where).toMatch(/^"[\w-]{22}"$/);
    if (answer.status === 304) return expect(answer.text, where).toBe("");
  }
  if (route?.created !== undefined && answer.status === 201) {
    const { pathname } = new URL(String(answer.headers.location));
    expect(match("GET", pathname.replace(/^\/api/, "")), `${where}: ${pathname}`).toBeDefined();
  }
  const success = route?.responses[answer.status as 200];
  if (success) {
    if (success.schema) {
      const parsed = success.schema.safeParse(answer.body);
      expect(parsed.error?.issues, where).toBeUndefined();
      // The other way round: an answer must not carry fields that the contract does not know.
      expect(answer.body, where).toEqual(parsed.data);
    } else if (answer.status === 204) {
      expect(answer.text, where).toBe("");
    }
    return;
  }
  expect(Object.keys(answer.body as object), where).toEqual(["detail"]);
  expect(answer.body.detail, where).toBeTypeOf("string");
  const allowed = route ? [...errorStatuses(route), ...GATEWAY_STATUSES] : [404, ...GATEWAY_STATUSES];
  expect(allowed, where).toContain(answer.status);
  if (answer.status === 401) expect(answer.headers["www-authenticate"], where).toBe("Bearer");
  if (answer.status === 429) expect(Number(answer.headers["retry-after"]), where).toBeGreaterThan(0);
}

/** Test files that share a stack come from different addresses, so that no limit counts them together. */
const NEIGHBOURHOOD = Number(process.env.VITEST_WORKER_ID ?? 0) % 250;

/** Sends whatever a test likes, from an address of its own; for calls that are to succeed there is the client. */
export class RawClient {
  readonly url: string;
  readonly address: string;
  token: string | undefined;

  /** @param address where requests come from; rate limits count per address */
  constructor(url: string, address = "127.0.0.1") {
    this.url = url;
    this.address = address.replace(/^127\.0\./, `127.${NEIGHBOURHOOD}.`);
  }

  call(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
    const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const headers: Record<string, string> = {
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...options.headers,
    };
    return this.#transmit(method, path, headers, payload);
  }

  /** Sends what the typed client has made of a call. */
  send: Send = async ({ method, url, headers, body }) => {
    const started = performance.now();
    const form = body instanceof FormData ? new Response(body) : undefined;
    const type = form?.headers.get("content-type");
    const answer = await this.#transmit(
      method,
      url.slice(this.url.length),
      { ...headers, ...(type ? { "content-type": type } : {}) },
      form ? Buffer.from(await form.arrayBuffer()) : ((body as string | null) ?? undefined),
    );
    const answered = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const { status, text, bytes } = answer;
    return {
      status,
      text,
      content: new Uint8Array(bytes),
      headers: new Headers(answered),
      seconds: (performance.now() - started) / 1_000,
    };
  };

  #transmit(
    method: Method,
    path: string,
    given: Record<string, string>,
    payload: string | Buffer | undefined,
  ): Promise<Answer> {
    const length = payload === undefined ? {} : { "content-length": String(Buffer.byteLength(payload)) };
    const headers = { ...length, ...given };
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.url}${path}`,
        { method, headers, localAddress: this.address, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const bytes = Buffer.concat(chunks);
            const text = bytes.toString("utf8");
            const json = /^application\/json\b/.test(response.headers["content-type"] ?? "");
            const answer: Answer = {
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              bytes,
              body: json ? (JSON.parse(text) as unknown) : undefined,
            };
            try {
              checkAgainstContract(method, path, answer);
              resolve(answer);
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
          });
        },
      );
      sent.on("error", reject);
      sent.end(payload);
    });
  }

  get = (path: string) => this.call("GET", path);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call("POST", path, { body, ...(headers ? { headers } : {}) });
  patch = (path: string, body: unknown) => this.call("PATCH", path, { body });
  delete = (path: string) => this.call("DELETE", path);
}
