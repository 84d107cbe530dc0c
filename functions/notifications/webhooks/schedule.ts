const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Waits before each further attempt, as Standard Webhooks recommends them: ten attempts within 75.6 hours. Each wait is
 * longer by up to a tenth, so that deliveries that failed together are not retried together.
 */
const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MOST_ATTEMPTS = WAITS_MS.length + 1;

/**
 * When a delivery is tried again.
 * @param attempts that have failed
 * @param random 0 to 1
 * @returns undefined after the last
 */
export function nextAttempt(attempts: number, now: Date, random = Math.random()): Date | undefined {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + Math.round(wait * (1 + random / 10)));
}
