import { ModelError, type ModelErrorName } from "../../domain/model-errors.ts";
import type { StoredUsage } from "../../domain/usage/stored-usage.ts";

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

/**
 * Turns what the SDK throws into an error named after what to do about it: wait and retry, retry soon, or tell an
 * operator. A connection that broke counts as throttling: the service was there a moment ago.
 */
export function namedModelError(error: unknown, modelId: string, usage: StoredUsage): Error {
  if (!(error instanceof Error)) return new ModelError("ModelThrottled", String(error), modelId, usage);
  const code = (error as { code?: string }).code ?? "";
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  const name =
    names[error.name] ??
    names[code] ??
    (status === 429 || status >= 500 || code.startsWith("E") ? "ModelThrottled" : undefined);
  return name ? new ModelError(name, error.message, modelId, usage) : error;
}
