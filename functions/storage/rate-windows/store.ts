import { randomBytes } from "node:crypto";
import * as z from "zod";
import { defineEntity } from "../../domain/entity.ts";
import { labelOf, labelled, unlessConditionFails } from "../conditions.ts";
import { rateWindowKey } from "../unowned-keys.ts";
import type { Table } from "../table.ts";

/**
 * An accepted request as the window holds it: when it came, in milliseconds since 1970, and what tells it from others
 * of the same moment.
 */
export const newWindowEntry = (now: number): string => `${now}#${randomBytes(6).toString("base64url")}`;
const momentOf = (entry: string): number => Number(entry.split("#", 1)[0]);

/** How many requests are accepted in any rolling window. */
interface RateLimit {
  requests: number;
  windowSeconds: number;
}

export const rateWindowEntity = defineEntity(
  "rate_window",
  z.object({
    /** A set: adding an entry to it twice is adding it once, so that a retried write counts no second request. */
    accepted: z.set(z.string()).default(() => new Set<string>()),
    /** Seconds since 1970. */
    expires_at: z.int(),
  }),
);

/** Counts requests per address, of a client or of whom a mail goes to, in rolling windows. */
export const createRateWindowStore = (table: Table) => ({
  /**
   * Counts a request if the window has room. Exact under concurrency, and one round trip as a rule: the request is
   * added on the condition that fewer than the limit are there, however old they are. A window that is full answers
   * with all it holds; then the request takes the place of those that have left it, on the condition that nobody has
   * changed it since.
   * @param now milliseconds since 1970
   * @param entry what tells the request from others, for whoever may give its place back
   * @returns 0 if the request is within the limit, else the seconds after which one will be
   */
  async count(
    route: string,
    address: string,
    limit: RateLimit,
    now = Date.now(),
    entry = newWindowEntry(now),
  ): Promise<number> {
    const windowMs = limit.windowSeconds * 1000;
    /** @returns undefined if that was written, else what the window holds */
    const write = async (change: string, condition: string, values: Record<string, unknown>) =>
      unlessConditionFails(
        async () => {
          await table.update({
            Key: { ...rateWindowKey(route, address) },
            ConditionExpression: condition,
            UpdateExpression: `${labelled}, expires_at = :expires${change}`,
            ExpressionAttributeValues: {
              ...labelOf(rateWindowEntity),
              ":expires": Math.ceil((now + windowMs) / 1000),
              ...values,
            },
          });
          return undefined;
        },
        // Swept in the meantime, it holds nothing.
        ({ item }) => (item ? rateWindowEntity.read(item).accepted : new Set<string>()),
      );
    const add = () =>
      write(" ADD accepted :entry", "attribute_not_exists(accepted) OR size(accepted) < :limit", {
        ":entry": new Set([entry]),
        ":limit": limit.requests,
      });

    for (let held = await add(); held !== undefined;) {
      // Only the acknowledgement was lost: the request is one of those that fill the window.
      if (held.has(entry)) return 0;
      const recent = [...held].filter((other) => momentOf(other) > now - windowMs);
      if (recent.length >= limit.requests) return secondsUntilRoom(recent.map(momentOf), limit, now);
      held =
        held.size < limit.requests
          ? await add()
          : await write(", accepted = :next", "accepted = :held", {
              ":next": new Set([...recent, entry]),
              ":held": held,
            });
    }
    return 0;
  },

  /** Gives the place of a request back that came to nothing. */
  giveBack: async (route: string, address: string, entry: string): Promise<void> => {
    await table.update({
      Key: { ...rateWindowKey(route, address) },
      UpdateExpression: "DELETE accepted :entry",
      ExpressionAttributeValues: { ":entry": new Set([entry]) },
    });
  },
});
export type RateWindowStore = ReturnType<typeof createRateWindowStore>;

function secondsUntilRoom(moments: readonly number[], { requests, windowSeconds }: RateLimit, now: number): number {
  const oldest = moments.toSorted((a, b) => a - b)[moments.length - requests] as number;
  return Math.max(1, Math.ceil((oldest + windowSeconds * 1000 - now) / 1000));
}
