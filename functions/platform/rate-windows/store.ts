import { randomBytes } from "node:crypto";
import * as z from "zod";
import { defineEntity, type StoredItem } from "../table/entity.ts";
import { labelOf, labelled, unlessConditionFails } from "../table/conditions.ts";
import { rateWindowKey } from "../table/unowned-keys.ts";
import type { Table } from "../table/table.ts";

/**
 * An accepted request as the window holds it: when it came, in milliseconds since 1970, and a random part that
 * distinguishes it from others of the same moment.
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
    /** A set: adding an entry twice has no further effect, so a retried write does not count a second request. */
    accepted: z.set(z.string()).default(() => new Set<string>()),
    /** Seconds since 1970. */
    expires_at: z.int(),
  }),
);

/** How much of its limit a request has left. */
export interface RateWindow {
  /** Seconds after which a request will be within the limit; 0 if this one is. */
  wait: number;
  /** Requests that would be accepted right after this one. */
  left: number;
  /** Seconds until there is room for one more than now. */
  reset: number;
}

/** Counts requests in rolling windows, per client address or per recipient of a mail. */
export const createRateWindowStore = (table: Table) => ({
  /**
   * Counts a request if the window has room. It is exact under concurrency and usually takes one round trip. It adds
   * the request on the condition that the window has fewer entries than the limit, regardless of their age. If the
   * window is full, the failed write returns its entries. Then the request replaces the expired ones, on the condition
   * that the window has not changed since.
   * @param now milliseconds since 1970
   * @param entry identifies the request, so that its place can be given back
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
      // If the item was swept in the meantime, the window is empty.
      item ? rateWindowEntity.read(item).accepted : new Set<string>();
    /** @returns the entries of the window, including the request if it was written */
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
      // The request was written now, or earlier with a lost acknowledgement: it is one of the window's entries.
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

  /** Gives back the place of a request that had no effect. */
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
