import { errorOf, jsonIn, unexpected } from "./errors.ts";
import type { Received, Send, Sent } from "./exchange.ts";
import { withKey, type Key } from "./key.ts";
import { ROUTES } from "./openapi.ts";
import type { Answer, CallArguments, OperationId, UntypedCall } from "./operations.ts";
import { requestOf, routeOf } from "./request.ts";
import { PATIENCE, patiently, sendByFetch, type Patience } from "./send.ts";

/** What calls are made into requests with, however those are sent. */
export interface CallOptions {
  /** Where the API is, `/api/v1` included. */
  url: string;
  /** Ends every request that has no signal of its own. */
  signal?: AbortSignal;
  /** Whether every POST that creates or starts something is given a key of its own; it is unless said otherwise. */
  idempotencyKeys?: boolean;
  /** Looks at every success before it is given to the caller. @throws whatever is wrong with it */
  check?: (request: Sent, status: number, body: unknown) => void;
}

export interface ClientOptions extends CallOptions {
  /** Left out, only what needs no sign-in can be called. */
  key?: Key;
  patience?: Partial<Patience>;
  /** By `fetch` unless told otherwise. */
  send?: Send;
}

/** An answer with what came beside its body. */
export interface Exchange<Id extends OperationId> extends Received {
  body: Answer<Id>;
}

/**
 * Every operation of the API as a function by its name in the reference: `api.createProject({ body: { name } })`
 * answers with the new project. All of them throw ApiError, and a signal's reason when that is aborted.
 */
export type Operations = { readonly [Id in OperationId]: (...call: CallArguments<Id>) => Promise<Answer<Id>> };

export interface Client extends Operations {
  /** The same with status and headers. To a call with `if-none-match`, 304 is an answer, without a body. */
  exchange<Id extends OperationId>(operationId: Id, ...call: CallArguments<Id>): Promise<Exchange<Id>>;
}

/** What a success holds. @throws ApiError if that is no JSON though it should be */
function bodyOf(request: Sent, { status, text, content }: Received): unknown {
  const { isText, isFile } = routeOf(request.operationId);
  if (isFile) return content;
  if (isText) return text;
  if (text === "") return undefined;
  const json = jsonIn(text);
  if (json === undefined) throw unexpected(request, status);
  return json;
}

/** A client of the service whose requests are sent as its caller sends them: once, unless `send` does more. */
export function clientOver(send: Send, { url, signal, idempotencyKeys = true, check }: CallOptions): Client {
  async function exchange(operationId: OperationId, call: UntypedCall = {}): Promise<Exchange<OperationId>> {
    const keyed = idempotencyKeys && routeOf(operationId).idempotent;
    const request = requestOf(
      operationId,
      url,
      keyed ? { idempotencyKey: crypto.randomUUID(), ...call } : call,
      signal,
    );
    const received = await send(request);
    const { status } = received;
    // Not modified is what whoever asks with If-None-Match wants to hear.
    if (status === 304) return { ...received, body: undefined };
    if (status < 200 || status > 299) throw errorOf(request, received);
    const body = bodyOf(request, received);
    check?.(request, status, body);
    return { ...received, body };
  }
  const named = (Object.keys(ROUTES) as OperationId[]).map((operationId) => [
    operationId,
    async (call?: UntypedCall) => (await exchange(operationId, call)).body,
  ]);
  return { ...Object.fromEntries(named), exchange } as Client;
}

/** A client of the service at an address, which carries a key and sends again what may be sent again. */
export function createClient({ key, patience, send, ...options }: ClientOptions): Client {
  const allowed = { ...PATIENCE, ...patience };
  const patient = patiently(send ?? sendByFetch(allowed.timeoutMs), allowed);
  return clientOver(key === undefined ? patient : withKey(key, patient), options);
}
