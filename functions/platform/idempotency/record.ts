/** The stored form of a caller's `Idempotency-Key`: no part of a request is stored in clear text. */
export interface Idempotency {
  /** SHA-256 of the key, hexadecimal. */
  key: string;
  /** SHA-256 of method, path and body, hexadecimal: the same key with a different request is an error of the caller. */
  fingerprint: string;
}

/** An answer that the same request gets again for 24 hours. */
export interface NewIdempotencyRecord extends Idempotency {
  status: number;
  body: unknown;
  /** Resources that the answer refers to; deleting one of them deletes the answer too. */
  resourceIds: string[];
}

export const IDEMPOTENCY_LIVES_SECONDS = 86_400;

const idsIn = (body: unknown): string[] =>
  body !== null && typeof body === "object" && "id" in body && typeof body.id === "string" ? [body.id] : [];

/**
 * The answer of a request to be stored in the same transaction as its effect; null if the request has no key.
 * @param request the request as the handler got it
 */
export const idempotencyRecord = (
  request: { idempotency: Idempotency | null; params: Record<string, string> },
  answer: { status: number; body?: unknown },
): NewIdempotencyRecord | null =>
  request.idempotency && {
    ...request.idempotency,
    status: answer.status,
    body: answer.body ?? null,
    resourceIds: [...Object.values(request.params), ...idsIn(answer.body)],
  };
