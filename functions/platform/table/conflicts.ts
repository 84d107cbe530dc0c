import type { CancellationReason } from "@aws-sdk/client-dynamodb";

/** How often a write is made again that met another one. */
export const CONFLICT_ATTEMPTS = 12;

/**
 * Waits before something is asked of the table again. Personas that finish together write to the same study: full
 * jitter over 20 ms · 2^n, at most 0.5 s a wait, lets fifty of them through in well under the limit of attempts.
 * @param attempt that came to nothing, from 0
 */
export const pauseAfter = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(500, 20 * 2 ** attempt)));

/** Whether a transaction was cancelled for something that may be over in a moment. */
export const isConflict = (reasons: readonly CancellationReason[]): boolean =>
  reasons.some(({ Code }) => Code === "TransactionConflict" || Code === "ThrottlingError");
