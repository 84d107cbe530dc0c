import { randomBytes } from "node:crypto";
import * as z from "zod";
import { defineEntity, type StoredItem } from "../table/entity.ts";
import { labelOf, labelled, unlessConditionFails } from "../table/conditions.ts";
import { rateWindowKey } from "../table/unowned-keys.ts";
import type { Table } from "../table/table.ts";

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

/** How a request stands to its limit. */
export interface RateWindow {
  /** Seconds after which a request will be within the limit; 0 if this one is. */
  wait: number;
  /** Requests that would be accepted right after this one. */
  left: number;
  /** Seconds until there is room for one more than now. */
  reset: number;
}

/** Counts requests per address, of a client or of whom a mail goes to, in rolling windows. */
export const createRateWindowStore = (table: Table) => ({
  /**
   * Counts a request if the window has room. Exact under concurrency, and one round trip as a rule: the request is
   * added on the condition that fewer than the limit are there, however old they are. A window that is full answers
   * with all it holds; then the request takes the place of those that have left it, on the condition that nobody has
   * changed it since.
   * @param now milliseconds since 1970
   * @param entry what tells the request from others, for whoever may give its place back
   */
  async count(
    route: string,
    address: string,
    limit: RateLimit,
    now = Date.now(),
    entry = newWindowEntry(now),
  ): Promise<RateWindow> {
    const windowMs = limit.windowSeconds * 1000;
    const entries = (item: StoredItem | undefined) =>
      // Swept in the meantime, it holds nothing.
      item ? rateWindowEntity.read(item).accepted : new Set<string>();
    /** @returns what the window holds, with the request if that was written */
    const write = async (change: string, condition: string, values: Record<string, unknown>) =>
      unlessConditionFails(
        async () => {
          const item = await table.update({
            ReturnValues: "ALL_NEW",
            Key: { ...rateWindowKey(route, address) },
            ConditionExpression: condition,
            UpdateExpression: `${labelled}, expires_at = :expires${change}`,
            ExpressionAttributeValues: {
              ...labelOf(rateWindowEntity),
              ":expires": Math.ceil((now + windowMs) / 1000),
              ...values,
            },
          });
          return entries(item);
        },
        ({ item }) => entries(item),
      );
    const add = () =>
      write(" ADD accepted :entry", "attribute_not_exists(accepted) OR size(accepted) < :limit", {
        ":entry": new Set([entry]),
        ":limit": limit.requests,
      });

    for (let held = await add(); ;) {
      const recent = [...held].filter((other) => momentOf(other) > now - windowMs);
      // Written now, or only the acknowledgement was lost: the request is one of those that fill the window.
      if (held.has(entry)) {
        const left = Math.max(0, limit.requests - recent.length);
        return { wait: 0, left, reset: secondsUntilRoom(recent.map(momentOf), recent.length, limit, now) };
      }
      if (recent.length >= limit.requests) {
        const wait = secondsUntilRoom(recent.map(momentOf), limit.requests, limit, now);
        return { wait, left: 0, reset: wait };
      }
      held =
        held.size < limit.requests
          ? await add()
          : await write(", accepted = :next", "accepted = :held", {
              ":next": new Set([...recent, entry]),
              ":held": held,
            });
    }
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

/** Seconds until fewer than `most` of the moments are within the window. */
function secondsUntilRoom(moments: readonly number[], most: number, { windowSeconds }: RateLimit, now: number): number {
  const oldest = moments.toSorted((a, b) => a - b)[moments.length - most] as number;
  return Math.max(1, Math.ceil((oldest + windowSeconds * 1000 - now) / 1000));
}
