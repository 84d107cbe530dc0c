/**
 * Seconds to wait according to Reddit's `x-ratelimit-remaining` (requests, with decimals) and `x-ratelimit-reset`
 * (seconds); 0 while requests are left or if Reddit says nothing.
 */
export function secondsToWait(headers: Headers): number {
  const remaining = Number.parseFloat(headers.get("x-ratelimit-remaining") ?? "");
  const reset = Number.parseFloat(headers.get("x-ratelimit-reset") ?? "");
  return remaining < 1 && reset > 0 ? reset : 0;
}
