import { API_URL, untilReachable } from "./connection.ts";
import { ServiceAnsweredError } from "./errors.ts";
import { routeOf, type Answer, type BrowserCall, type KnownRoute, type OperationId } from "./routes.ts";

/** A call as it is sent, whatever its route. */
interface AnyCall {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: File;
  fields?: Readonly<Record<string, string | number | boolean | undefined>>;
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

function addressOf({ path }: KnownRoute, { params = {}, query = {} }: AnyCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `${API_URL}${filled}${search ? `?${search}` : ""}`;
}

function bodyOf({ file, fields = {}, body }: AnyCall): FormData | string | null {
  if (!file) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append("file", file);
  return form;
}

async function problemOf(response: Response): Promise<ServiceAnsweredError> {
  const answer = (await response.json().catch(() => ({}))) as { detail?: string };
  return new ServiceAnsweredError(
    response.status,
    answer.detail ?? `The service answered ${response.status} and did not say why; try again in a moment.`,
  );
}

/**
 * Sends a request, again and again while the service cannot be reached: whatever creates or starts something carries
 * an idempotency key, and so happens once.
 * @throws ServiceAnsweredError; AbortError
 */
export async function exchange<Id extends OperationId>(
  operationId: Id,
  call: BrowserCall<Id>,
  token?: string,
): Promise<Response> {
  const route = routeOf(operationId);
  const sent = call as AnyCall;
  const key = route.idempotent ? (sent.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const init: RequestInit = {
    method: route.method,
    headers: {
      ...(sent.body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...sent.headers,
    },
    body: bodyOf(sent),
    signal: sent.signal ?? null,
  };
  for (;;) {
    const response = await fetch(addressOf(route, sent), init).catch((error: unknown) => {
      if (sent.signal?.aborted) throw error;
      return undefined;
    });
    if (response?.ok) return response;
    if (response) throw await problemOf(response);
    await untilReachable();
    sent.signal?.throwIfAborted();
  }
}

/** The body of an answer: parsed, the text of what is no JSON, or nothing. */
export async function answerOf<Id extends OperationId>(operationId: Id, response: Response): Promise<Answer<Id>> {
  const text = await response.text();
  return (routeOf(operationId).isJson ? JSON.parse(text) : text || undefined) as Answer<Id>;
}

/** Calls a route that needs no access token, or with the one given. @throws ServiceAnsweredError; AbortError */
export const send = async <Id extends OperationId>(
  operationId: Id,
  call: BrowserCall<Id>,
  token?: string,
): Promise<Answer<Id>> => answerOf(operationId, await exchange(operationId, call, token));
