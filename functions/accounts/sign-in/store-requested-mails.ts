import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { labelOf, labelled, unlessConditionFails } from "../../platform/table/conditions.ts";
import { requestedMailKey } from "../../platform/table/unowned-keys.ts";
import type { Table } from "../../platform/table/table.ts";

export const requestedMailEntity = defineEntity(
  "requested_mail",
  z.object({
    /** Milliseconds since 1970. Until then the worker that took the mail may be working on it. */
    leased_until: z.int(),
    attempts: z.int(),
    sent_at: z.int().optional(),
  }),
);

/** The right to send one mail, for as long as the lease lasts. */
export interface MailLease {
  requestId: string;
  leasedUntil: number;
}

// Longer than the worker's time limit of 30 s: a dead worker is not mistaken for a working one, nor the reverse.
const LEASE_MS = 60_000;
// A longer lease was taken with a clock that has since been set back; clocks differ by less than a minute.
const LONGEST_LEASE_MS = 2 * LEASE_MS;
// A message is tried five times, and the sweeper queues an unsent invitation again every minute. So 500 attempts bridge
// a mail service outage of more than an hour and a half.
const MAX_ATTEMPTS = 500;
// A message stays in its queue for 4 days; after that no copy of it can arrive.
const KEPT_SECONDS = 5 * 86_400;

/**
 * Ensures that a message leads to one mail, although a queue may deliver it any number of times and to several workers
 * at once.
 */
export const createRequestedMailStore = (table: Table) => ({
  /**
   * Takes a mail to send it. A worker that dies loses it when its lease expires.
   * @returns the lease; or why there is none: the mail was sent, another worker is sending it, or it has failed too
   * often
   */
  claim: (requestId: string, now = Date.now()): Promise<MailLease | "sent" | "being sent" | "given up"> =>
    unlessConditionFails<MailLease, "sent" | "being sent" | "given up">(
      async () => {
        const lease = { requestId, leasedUntil: now + LEASE_MS };
        await table.transact({
          Update: {
            Key: { ...requestedMailKey(requestId) },
            ConditionExpression:
              "attribute_not_exists(PK) OR (attribute_not_exists(sent_at) AND attempts < :max AND " +
              "NOT (leased_until BETWEEN :next AND :longest))",
            UpdateExpression: [
              labelled,
              "leased_until = :until",
              "attempts = if_not_exists(attempts, :zero) + :one",
              "expires_at = :expires",
            ].join(", "),
            ExpressionAttributeValues: {
              ...labelOf(requestedMailEntity),
              ":next": now + 1,
              ":longest": now + LONGEST_LEASE_MS,
              ":until": lease.leasedUntil,
              ":max": MAX_ATTEMPTS,
              ":zero": 0,
              ":one": 1,
              ":expires": Math.ceil(now / 1000) + KEPT_SECONDS,
            },
          },
        });
        return lease;
      },
      ({ item }) => {
        const mail = item && requestedMailEntity.read(item);
        if (mail?.sent_at !== undefined) return "sent";
        return mail && mail.leased_until > now && mail.leased_until <= now + LONGEST_LEASE_MS
          ? "being sent"
          : "given up";
      },
    ),

  /**
   * Marks the mail as sent, so that no worker sends it again. Also works after the lease has expired, because the mail
   * was sent all the same.
   */
  markSent: async ({ requestId }: MailLease, now = Date.now()): Promise<void> => {
    await table.update({
      Key: { ...requestedMailKey(requestId) },
      UpdateExpression: "SET sent_at = :now",
      ExpressionAttributeValues: { ":now": now },
    });
  },

  /** Gives back a mail that could not be sent, for the next delivery of its message. */
  release: async ({ requestId, leasedUntil }: MailLease): Promise<void> => {
    await unlessConditionFails(() =>
      table.transact({
        Update: {
          Key: { ...requestedMailKey(requestId) },
          ConditionExpression: "leased_until = :mine AND attribute_not_exists(sent_at)",
          UpdateExpression: "SET leased_until = :zero",
          ExpressionAttributeValues: { ":mine": leasedUntil, ":zero": 0 },
        },
      }),
    );
  },
});
export type RequestedMailStore = ReturnType<typeof createRequestedMailStore>;
