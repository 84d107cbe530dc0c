import type { CancellationReason } from "@aws-sdk/client-dynamodb";

/** How often a write is attempted if it conflicts with another one. */
export const CONFLICT_ATTEMPTS = 12;

/**
 * Waits before a retry at the table. Personas that finish together write to the same study. The wait has full jitter
 * over 20 ms · 2^n, at most 0.5 s. With it, fifty of them succeed well within the limit of attempts.
 * @param attempt number of the failed attempt, from 0
 */
export const pauseAfter = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(500, 20 * 2 ** attempt)));

/** Whether a transaction was cancelled for a reason that may soon be over. */
export const isConflict = (reasons: readonly CancellationReason[]): boolean =>
  reasons.some(({ Code }) => Code === "TransactionConflict" || Code === "ThrottlingError");
