import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { pathParameters, type Route, type SuccessStatus } from "../../functions/platform/http/route.ts";
import { routeTable } from "../../functions/service/routes.ts";
import { ServiceAnsweredError, ServiceUnreachable, UnexpectedAnswer } from "./errors.ts";
import type { Answer, Call, OperationId, UntypedCall } from "./operations.ts";
import { sendByFetch, type Received, type Send, type Sent } from "./send.ts";

/** Waits before a read is tried again; together 3.5 s, which a restarting service needs. Writes are never repeated. */
const READ_RETRY_MS: readonly number[] = [500, 1_000, 2_000];
const WORTH_RETRYING = new Set([429, 500, 502, 503, 504]);

export interface ApiClientOptions {
  /** Where the API is: `http://127.0.0.1:3000/api/v1`. */
  url: string;
  /** Access token of routes that need one. */
  token?: string;
  /** Asked for another token where one is refused; the request is then sent once more. */
  renewToken?: () => Promise<string>;
  /** Ends every request. */
  signal?: AbortSignal;
  /** Whether a read is tried again that got no answer, or one that passes (429, 5xx); it is unless said otherwise. */
  retryReads?: boolean;
  /** By `fetch` unless said otherwise. */
  send?: Send;
}

/** What a route's function takes: its call, which may be left out where an empty one would do. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends Call<Id> ? [call?: Call<Id>] : [call: Call<Id>];

/** An answer with what came beside its body. */
export interface Exchange<Id extends OperationId> extends Received {
  body: Answer<Id>;
}

/**
 * Every route of the service as a function: `api.createProject({ body: { name } })` answers with the new project.
 * What a call takes and answers with is the route table's; an answer is held against its schema, and comes as it was
 * sent, unknown fields included.
 * All of them throw ServiceAnsweredError, ServiceUnreachable, UnexpectedAnswer, and the signal's reason when aborted.
 */
export type ApiClient = { readonly [Id in OperationId]: (...call: CallArguments<Id>) => Promise<Answer<Id>> } & {
  /** The same with status and headers. */
  exchange<Id extends OperationId>(operationId: Id, ...call: CallArguments<Id>): Promise<Exchange<Id>>;
};

type Row = Omit<Route, "operationId">;
const errorBodySchema = z.object({ detail: z.string() });

function urlOf(url: string, { path }: Row, { params = {}, query = {} }: UntypedCall): string {
  const filled = pathParameters(path).reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(params[name] ?? "")),
    path,
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `${url}${filled}${search ? `?${search}` : ""}`;
}

function formOf({ file, fields = {} }: Pick<UntypedCall, "file" | "fields">): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) form.append("file", new Blob([file.bytes], { type: file.contentType }), file.name);
  return form;
}

function requestOf(operationId: OperationId, row: Row, call: UntypedCall, options: ApiClientOptions): Sent {
  const { token, url, signal } = options;
  return {
    operationId,
    method: row.method,
    url: urlOf(url, row, call),
    headers: {
      accept: "application/json",
      // A form brings its own content type, with its boundary.
      ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      ...(token && row.auth === "bearer" ? { authorization: `Bearer ${token}` } : {}),
      ...(call.idempotencyKey === undefined ? {} : { "idempotency-key": call.idempotencyKey }),
      ...call.headers,
    },
    body: call.file ? formOf(call) : call.body === undefined ? null : JSON.stringify(call.body),
    signal: call.signal ?? signal,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of an answer, held against the route's row. @throws ServiceAnsweredError, UnexpectedAnswer */
function bodyOf({ method, url }: Sent, row: Row, { status, headers, text, content }: Received): unknown {
  const where = `${method} ${url}`;
  if (status < 200 || status > 299) {
    const known = errorBodySchema.safeParse(parseJson(text));
    throw new ServiceAnsweredError(status, known.success ? known.data.detail : `${where} answered ${status}`);
  }
  const success = row.responses[status as SuccessStatus];
  if (success?.fileTypes) return content;
  if (success && !success.schema) return success.contentType ? text : undefined;
  const json = headers.get("content-type")?.includes("json") ? parseJson(text) : undefined;
  const checked = success?.schema?.safeParse(json);
  if (checked?.success) return json;
  const field = checked?.error.issues[0]?.path.join(".");
  throw new UnexpectedAnswer(
    `${where} answered in a form this version does not know${field ? ` (field ${field})` : ""}; ` +
      "is it this service, and of the same version?",
  );
}

const passes = (error: unknown): boolean =>
  error instanceof ServiceUnreachable || (error instanceof ServiceAnsweredError && WORTH_RETRYING.has(error.status));

/** A client of the service at an address. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { send = sendByFetch, retryReads = true, renewToken } = options;
  let { token } = options;

  async function sendOnce(operationId: OperationId, call: UntypedCall): Promise<Exchange<OperationId>> {
    const row: Row = routeTable[operationId];
    const request = requestOf(operationId, row, call, { ...options, ...(token ? { token } : {}) });
    const received = await send(request);
    return { ...received, body: bodyOf(request, row, received) as Answer<OperationId> };
  }

  async function sendPatiently(operationId: OperationId, call: UntypedCall): Promise<Exchange<OperationId>> {
    for (const wait of retryReads && routeTable[operationId].method === "GET" ? READ_RETRY_MS : []) {
      try {
        return await sendOnce(operationId, call);
      } catch (error) {
        const signal = call.signal ?? options.signal;
        if (!passes(error) || signal?.aborted) throw error;
        await sleep(wait, undefined, { ...(signal ? { signal } : {}) });
      }
    }
    return sendOnce(operationId, call);
  }

  async function exchange(operationId: OperationId, call: UntypedCall = {}): Promise<Exchange<OperationId>> {
    try {
      return await sendPatiently(operationId, call);
    } catch (error) {
      const refused = error instanceof ServiceAnsweredError && error.status === 401;
      if (!refused || !renewToken || routeTable[operationId].auth !== "bearer") throw error;
      token = await renewToken();
      return sendPatiently(operationId, call);
    }
  }

  const operations = (Object.keys(routeTable) as OperationId[]).map((operationId) => [
    operationId,
    async (call?: UntypedCall) => (await exchange(operationId, call)).body,
  ]);
  return { ...Object.fromEntries(operations), exchange } as ApiClient;
}
