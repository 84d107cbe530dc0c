import type { Route } from "../../platform/http/route.ts";
import { RateLimited } from "../../platform/errors.ts";
import type { RateWindow, RateWindowStore } from "../../platform/rate-windows/store.ts";

/** Counts a request against the limit of its route. @throws RateLimited */
export const countRequests =
  (rateWindows: RateWindowStore) =>
  async (
    operationId: string,
    { rateLimit }: Pick<Route, "rateLimit">,
    sourceIp: string,
  ): Promise<RateWindow | undefined> => {
    if (!rateLimit) return undefined;
    const window = await rateWindows.count(operationId, sourceIp, rateLimit);
    if (window.wait > 0) throw new RateLimited(window.wait);
    return window;
  };
