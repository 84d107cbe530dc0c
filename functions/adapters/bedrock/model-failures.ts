import { ModelError, type ModelErrorName } from "../../domain/model-errors.ts";
import type { Cost } from "../../domain/costs/cost.ts";

const names: Record<string, ModelErrorName> = {
  ThrottlingException: "ModelThrottled",
  ServiceQuotaExceededException: "ModelThrottled",
  ServiceUnavailableException: "ModelThrottled",
  ModelNotReadyException: "ModelThrottled",
  InternalServerException: "ModelThrottled",
  ModelErrorException: "ModelThrottled",
  ModelTimeoutException: "ModelTimeout",
  TimeoutError: "ModelTimeout",
  AbortError: "ModelTimeout",
  RequestTimeout: "ModelTimeout",
  ERR_HTTP2_STREAM_CANCEL: "ModelTimeout",
  AccessDeniedException: "ModelMisconfigured",
  ResourceNotFoundException: "ModelMisconfigured",
  ValidationException: "ModelMisconfigured",
};

// Of sockets, of name resolution, and of TLS. Errors of Node's own interfaces, ERR_INVALID_ARG_TYPE and its like, are
// mistakes of a program, which no retry mends.
const CONNECTION_CODES = new RegExp(
  `^(${[
    "ECONN[A-Z]+|ENET[A-Z]+|EHOST[A-Z]+|EPIPE|ETIMEDOUT|ENOTCONN|EADDRNOTAVAIL|ENOTFOUND|EAI_[A-Z]+|EPROTO",
    "ERR_SSL_\\w+|ERR_TLS_HANDSHAKE_TIMEOUT|ERR_SOCKET_CLOSED|ERR_STREAM_(PREMATURE_CLOSE|DESTROYED)",
    "ERR_HTTP2_(ERROR|(STREAM|SESSION)_ERROR|GOAWAY_SESSION|INVALID_(SESSION|STREAM)|PING_CANCEL|OUT_OF_STREAMS)",
  ].join("|")})$`,
);
// What the SDK's HTTP/2 handler says, without a code, of streams that ended early.
const CONNECTION_MESSAGES = /^HTTP\/2 stream is abnormally aborted|http2 request did not get a response/;

const isConnectionFault = ({ message }: Error, code: string) =>
  CONNECTION_CODES.test(code) || CONNECTION_MESSAGES.test(message);

/**
 * Turns what the SDK throws into an error named after what to do about it: wait and retry, retry soon, or tell an
 * operator. A connection that broke counts as throttling: the service was there a moment ago. Anything else is returned
 * as it came.
 */
export function namedModelError(error: unknown, modelId: string, usage: Cost): Error {
  if (!(error instanceof Error)) return new ModelError("ModelThrottled", String(error), modelId, usage);
  const code = (error as { code?: string }).code ?? "";
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  const name =
    names[error.name] ??
    names[code] ??
    (status === 429 || status >= 500 || isConnectionFault(error, code) ? "ModelThrottled" : undefined);
  return name ? new ModelError(name, error.message, modelId, usage) : error;
}
