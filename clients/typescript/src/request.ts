import { ApiError } from "./errors.ts";
import { ROUTES } from "./openapi.ts";
import type { OperationId, Plain, SentFile, UntypedCall } from "./operations.ts";
import type { Sent } from "./exchange.ts";

/** An id like these makes another path, that of what it lies in or above it; half a character has no address. */
const NO_ID = /^\.{0,2}$|\p{Surrogate}/u;

/** What of an operation is known when the program runs. */
export function routeOf(operationId: OperationId) {
  const [method, path = "", traits = ""] = ROUTES[operationId].split(" ");
  const has = (trait: string) => traits.includes(trait);
  return {
    method: method as Sent["method"],
    path,
    needsToken: has("b"),
    idempotent: has("i"),
    isText: has("t"),
    isFile: has("f"),
  };
}

function addressOf(path: string, { params = {}, query = {} }: UntypedCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? "");
    if (NO_ID.test(value)) throw new ApiError(404, `${name}: "${value}" is no id.`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

export const blobOf = (file: SentFile): Blob =>
  file instanceof Blob ? file : new Blob([file.bytes], { type: file.contentType });

/** The fields stand before the file, as object stores want them. */
export function formOf(file: SentFile, fields: Readonly<Record<string, Plain>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append("file", blobOf(file), file.name);
  return form;
}

/** A call as it is sent. @throws ApiError for an id that is none */
export function requestOf(operationId: OperationId, url: string, call: UntypedCall, signal?: AbortSignal): Sent {
  const { method, path, needsToken } = routeOf(operationId);
  return {
    ...{ operationId, method, needsToken, url: url + addressOf(path, call) },
    headers: {
      // A form brings its own content type, with its boundary.
      ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      ...(call.idempotencyKey === undefined ? {} : { "idempotency-key": call.idempotencyKey }),
      ...call.headers,
    },
    body: call.file ? formOf(call.file, call.fields) : call.body === undefined ? null : JSON.stringify(call.body),
    signal: call.signal ?? signal ?? new AbortController().signal,
  };
}
