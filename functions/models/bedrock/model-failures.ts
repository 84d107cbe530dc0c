import { ModelError, type ModelErrorName, type ModelKind } from "../../platform/model-errors.ts";
import type { Cost } from "../../platform/costs/cost.ts";

const names: Record<string, ModelErrorName> = {
  ThrottlingException: "ModelThrottled",
  ServiceUnavailableException: "ModelThrottled",
  ModelNotReadyException: "ModelThrottled",
  InternalServerException: "ModelThrottled",
  ModelTimeoutException: "ModelTimeout",
  TimeoutError: "ModelTimeout",
  AbortError: "ModelTimeout",
  RequestTimeout: "ModelTimeout",
  ERR_HTTP2_STREAM_CANCEL: "ModelTimeout",
  // Errors from model servers elsewhere.
  UpstreamUnreachableException: "ModelUnreachable",
  ModelErrorException: "ModelUnusableOutput",
  ServiceQuotaExceededException: "ModelQuotaExhausted",
  AccessDeniedException: "ModelKeyRejected",
  UnrecognizedClientException: "ModelKeyRejected",
  CredentialsProviderError: "ModelKeyRejected",
  ResourceNotFoundException: "ModelNotFound",
  ValidationException: "ModelMisconfigured",
};

/** Errors that only the words of Bedrock's message show: a quota that no waiting restores today, or a faulty call. */
const namesByMessage: Readonly<Record<string, readonly [RegExp, ModelErrorName][]>> = {
  ThrottlingException: [[/per day/i, "ModelQuotaExhausted"]],
  ValidationException: [
    [/(input|prompt) is too long|too many input tokens|context (length|limit|window)/i, "ModelContextTooLong"],
    [/model identifier is invalid/i, "ModelNotFound"],
  ],
};

/** By status, whatever the name. */
const nameOfStatus = (status: number): ModelErrorName | undefined => {
  if (status === 429 || status >= 500) return "ModelThrottled";
  if (status === 401 || status === 403) return "ModelKeyRejected";
  return status === 404 ? "ModelNotFound" : undefined;
};

// Errors of sockets, name resolution and TLS. Errors of Node's own interfaces, such as ERR_INVALID_ARG_TYPE, are
// mistakes of a program, which no retry fixes.
const CONNECTION_CODES = new RegExp(
  `^(${[
    "ECONN[A-Z]+|ENET[A-Z]+|EHOST[A-Z]+|EPIPE|ETIMEDOUT|ENOTCONN|EADDRNOTAVAIL|ENOTFOUND|EAI_[A-Z]+|EPROTO",
    "ERR_SSL_\\w+|ERR_TLS_HANDSHAKE_TIMEOUT|ERR_SOCKET_CLOSED|ERR_STREAM_(PREMATURE_CLOSE|DESTROYED)",
    "ERR_HTTP2_(ERROR|(STREAM|SESSION)_ERROR|GOAWAY_SESSION|INVALID_(SESSION|STREAM)|PING_CANCEL|OUT_OF_STREAMS)",
  ].join("|")})$`,
);
// What the SDK's HTTP/2 handler says, without a code, of streams that ended early.
const CONNECTION_MESSAGES = /^HTTP\/2 stream is abnormally aborted|http2 request did not get a response/;

/** A stream that is cancelled because its connection never came about names the reason as its cause. */
const isConnectionFault = ({ message, cause }: Error, code: string) =>
  CONNECTION_CODES.test(code) ||
  CONNECTION_CODES.test((cause as { code?: string } | undefined)?.code ?? "") ||
  CONNECTION_MESSAGES.test(message);

/** What the SDK keeps of an answer together with its error, and what a BedrockError (./bedrock-error.ts) has. */
interface Answered {
  code?: string;
  /** Seconds. */
  retryAfter?: number | undefined;
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Record<string, string> };
}

/** How long to wait, by the error itself or the header `retry-after`, in milliseconds from now. */
function retryAfterOf({ $response, retryAfter }: Answered): number | undefined {
  if (retryAfter !== undefined) return Math.ceil(retryAfter * 1_000);
  const header = $response?.headers?.["retry-after"];
  if (!header) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : undefined;
}

/**
 * Turns what the SDK throws into an error named after what to do about it: wait and retry, retry soon, or notify
 * somebody. Anything else, a mistake of a program, is returned as it came.
 */
export function namedModelError(thrown: unknown, modelId: string, usage: Cost, kind: ModelKind = "model"): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const answered = error as Answered;
  const code = answered.code ?? "";
  const name =
    namesByMessage[error.name]?.find(([pattern]) => pattern.test(error.message))?.[1] ??
    names[error.name] ??
    (isConnectionFault(error, code) ? "ModelUnreachable" : names[code]) ??
    nameOfStatus(answered.$metadata?.httpStatusCode ?? 0);
  if (!name) return error;
  return new ModelError(name, error.message, modelId, usage, { kind, retryAfterMs: retryAfterOf(answered) });
}
