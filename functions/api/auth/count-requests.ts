import type { Route } from "../../contracts/route.ts";
import { RateLimited } from "../../shared/errors.ts";
import type { RateWindowStore } from "../../storage/rate-windows/store.ts";

/** Counts a request against the limit of its route. @throws RateLimited */
export const countRequests =
  (rateWindows: RateWindowStore) =>
  async (operationId: string, { rateLimit }: Pick<Route, "rateLimit">, sourceIp: string): Promise<void> => {
    const wait = rateLimit ? await rateWindows.count(operationId, sourceIp, rateLimit) : 0;
    if (wait > 0) throw new RateLimited(wait);
  };
