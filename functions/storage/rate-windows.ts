import { rateWindowKey } from "./keys.ts";
import { unlessConditionFails } from "./conditions.ts";
import type { Table } from "./table.ts";

interface RateWindow {
  /** Moments of accepted requests, milliseconds since 1970, oldest first; never more than the limit. */
  requests: number[];
  version: number;
}

/** Counts requests per client address in rolling windows. */
export const createRateWindowStore = (table: Table) => ({
  /**
   * Counts a request if the window has room. Exact under concurrency: the window is written only if nobody has written
   * it since it was read, otherwise it is read again.
   * @param now milliseconds since 1970
   * @returns 0 if the request is within the limit, else the seconds after which one will be
   */
  async count(
    route: string,
    address: string,
    limit: { requests: number; windowSeconds: number },
    now = Date.now(),
  ): Promise<number> {
    const key = rateWindowKey(route, address);
    const windowMs = limit.windowSeconds * 1000;
    for (;;) {
      const stored = await table.get<RateWindow>(key);
      const recent = (stored?.requests ?? []).filter((moment) => moment > now - windowMs);
      if (recent.length >= limit.requests) {
        const oldest = recent[recent.length - limit.requests] as number;
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      }
      const window: RateWindow = {
        requests: [...recent, now].sort((a, b) => a - b),
        version: (stored?.version ?? 0) + 1,
      };
      const written = await unlessConditionFails(async () => {
        await table.transact({
          Put: {
            Item: { ...key, entity: "rate_window", ...window, expires_at: Math.ceil((now + windowMs) / 1000) },
            ConditionExpression: stored ? "version = :read" : "attribute_not_exists(PK)",
            ...(stored ? { ExpressionAttributeValues: { ":read": stored.version } } : {}),
          },
        });
        return true;
      });
      if (written) return 0;
    }
  },
});
export type RateWindowStore = ReturnType<typeof createRateWindowStore>;
