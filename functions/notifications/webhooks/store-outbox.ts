import { randomUUID } from "node:crypto";
import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { deliveryEntity, newDelivery, type DeliveryRecord } from "./record.ts";
import { parseTimestamp, timestamp } from "../../platform/timestamp.ts";
import { ABSENT, labelOf, labelled, unlessConditionFails } from "../../platform/table/conditions.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { DELIVERY_PREFIX, DUE_PREFIX, deliveryKey, dueKey, outboxKey, webhookPartition } from "./keys.ts";
import type { WebhookRef } from "./keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";

export const outboxEntity = defineEntity(
  "webhook_outbox",
  z.object({
    /** Id of the hook. */
    id: z.string(),
    company_id: z.string(),
    /** Counts additions, so that the worker that has emptied the outbox sees whether something was added meanwhile. */
    added: z.int(),
    lease: z.string().optional(),
    /** Milliseconds since 1970. Until then a worker may be sending its deliveries, or its receiver rests. */
    leased_until: z.int().optional(),
    /** When a message that has been sent will wake a worker. */
    wakes_at: z.string().nullable().optional(),
  }),
);

export const dueEntity = defineEntity("webhook_due", z.object({ SK: z.string(), delivery_id: z.string() }));

/** The right to send the deliveries of an outbox, and the state of the outbox when the lease was given. */
export interface OutboxLease {
  lease: string;
  added: number;
  wakesAt: string | null;
}

/** A delivery that is due now or later. */
export interface DueDelivery {
  at: string;
  deliveryId: string;
}

// Longer than the worker's time limit of 60 s: a dead worker is not mistaken for a working one, nor the reverse.
const LEASE_MS = 75_000;
/** A lease that ends later was taken while the clock was ahead, and blocks nobody. */
const LONGEST_LEASE_MS = 2 * LEASE_MS;
/** A delayed message may arrive this much too early. */
const EARLY_MS = 1_000;

const dueWrite = (
  ref: WebhookRef,
  at: string,
  { id, expires_at }: Pick<DeliveryRecord, "id" | "expires_at">,
): Write => ({
  Put: { Item: { ...dueKey(ref, at, id), ...dueEntity.label, delivery_id: id, expires_at } },
});

/**
 * The deliveries to send to a hook. One worker at a time holds its outbox, so a slow receiver occupies only one of the
 * shared workers. The sweeper finds the outbox as one item, regardless of how many deliveries wait in it.
 */
export const createOutboxStore = (table: Table) => {
  const dueBefore = async (ref: WebhookRef, until: string, limit: number): Promise<DueDelivery[]> => {
    const found = await table.query(dueEntity, {
      KeyConditionExpression: "PK = :partition AND SK BETWEEN :from AND :until",
      ExpressionAttributeValues: {
        ":partition": webhookPartition(ref),
        ":from": DUE_PREFIX,
        ":until": `${DUE_PREFIX}${until}~`,
      },
      ConsistentRead: true,
      Limit: limit,
    });
    return found.map(({ SK, delivery_id }) => ({ at: SK.split("#")[1]!, deliveryId: delivery_id }));
  };

  return {
    dueBefore,

    /** The first delivery that waits, whenever it is due. */
    firstDue: async (ref: WebhookRef): Promise<DueDelivery | undefined> => (await dueBefore(ref, "9", 1))[0],

    find: (ref: WebhookRef, deliveryId: string): Promise<DeliveryRecord | undefined> =>
      table.get(deliveryEntity, deliveryKey(ref, deliveryId)),

    /** Deliveries of a hook, newest first. */
    list: (
      ref: WebhookRef,
      { limit, after }: { limit: number; after?: string | undefined },
    ): Promise<DeliveryRecord[]> =>
      table.query(
        deliveryEntity,
        {
          KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
          ExpressionAttributeValues: { ":partition": webhookPartition(ref), ":prefix": DELIVERY_PREFIX },
          ConsistentRead: true,
          ScanIndexForward: false,
          Limit: limit,
          ...(after === undefined ? {} : { ExclusiveStartKey: { ...deliveryKey(ref, after) } }),
        },
        { tolerant: true },
      ),

    /**
     * Puts an event into the outbox; an event that is already there stays unchanged. There are two steps, because a
     * thousand events at once would wait for each other as transactions on one item. The first step makes the outbox
     * visible to the sweeper. If the process dies in between and does not repeat the event, no delivery is left that
     * nobody looks for.
     */
    async add(
      ref: WebhookRef,
      event: Pick<DeliveryRecord, "id" | "event" | "body">,
      answerOf: (delivery: DeliveryRecord) => NewIdempotencyRecord | null = () => null,
      now = new Date(),
    ): Promise<DeliveryRecord> {
      const at = timestamp(now);
      const delivery = newDelivery(event, at, now);
      await table.update({
        Key: { ...outboxKey(ref) },
        UpdateExpression: [
          labelled,
          "id = :id",
          "company_id = :company",
          "work_shard = :shard",
          "work_since = :since ADD added :one",
        ].join(", "),
        ExpressionAttributeValues: {
          ...labelOf(outboxEntity),
          ":id": ref.webhookId,
          ":company": ref.companyId,
          ":shard": unfinished(at).work_shard,
          ":since": at,
          ":one": 1,
        },
      });
      await unlessConditionFails(
        () =>
          table.transact(
            {
              Put: {
                Item: { ...deliveryKey(ref, event.id), ...deliveryEntity.label, ...delivery },
                ConditionExpression: ABSENT,
              },
            },
            dueWrite(ref, at, delivery),
            ...idempotencyWrites(ref.companyId, answerOf(delivery)),
          ),
        (failure) => {
          if (failure.index > 0) throw failure;
        },
      );
      return delivery;
    },

    /**
     * Takes the outbox, for as long as the lease lasts.
     * @returns undefined if there is none or another worker holds it
     */
    claim: (ref: WebhookRef, now = Date.now()): Promise<OutboxLease | undefined> =>
      unlessConditionFails(async () => {
        const lease = randomUUID();
        const item = await table.update({
          Key: { ...outboxKey(ref) },
          // A resting outbox has no lease, and may rest for long.
          ConditionExpression:
            "attribute_exists(PK) AND (attribute_not_exists(leased_until) OR leased_until < :now OR " +
            "(attribute_exists(lease) AND leased_until > :longest))",
          UpdateExpression: "SET lease = :lease, leased_until = :until",
          ExpressionAttributeValues: {
            ":lease": lease,
            ":until": now + LEASE_MS,
            ":now": now,
            ":longest": now + LONGEST_LEASE_MS,
          },
          ReturnValues: "ALL_NEW",
        });
        const { added, wakes_at: wakesAt = null } = outboxEntity.read(item ?? {});
        return { lease, added, wakesAt };
      }),

    /** How many deliveries have been added to the outbox so far. */
    added: async (ref: WebhookRef): Promise<number> => (await table.get(outboxEntity, outboxKey(ref)))?.added ?? 0,

    /**
     * Gives the outbox back, to be looked at again when the next delivery is due.
     * @param next null if nothing waits in it; `wakesAt` is when a message that was sent for it arrives. No worker gets
     * the outbox before `restUntil`, even if new deliveries wake one
     * @returns false, and the outbox is still held, if something was added since `added` was read
     */
    release: (
      ref: WebhookRef,
      { lease, added }: Pick<OutboxLease, "lease" | "added">,
      next: { at: string; wakesAt: string | null; restUntil: string | undefined } | null,
    ): Promise<boolean> =>
      unlessConditionFails(
        async () => {
          await table.update({
            Key: { ...outboxKey(ref) },
            ConditionExpression: "lease = :lease AND added = :added",
            UpdateExpression: next
              ? "SET work_since = :next, wakes_at = :wakes, leased_until = :rest REMOVE lease"
              : "REMOVE lease, leased_until, wakes_at, work_shard, work_since",
            ExpressionAttributeValues: {
              ":lease": lease,
              ":added": added,
              ...(next && {
                ":next": next.at,
                ":wakes": next.wakesAt,
                ":rest": next.restUntil === undefined ? 0 : parseTimestamp(next.restUntil).getTime() - EARLY_MS,
              }),
            },
          });
          return true;
        },
        () => false,
      ),

    /** Records the result of an attempt. @returns false if it was recorded before, or the hook is gone */
    record: (ref: WebhookRef, due: DueDelivery, before: DeliveryRecord, after: DeliveryRecord): Promise<boolean> =>
      unlessConditionFails(
        async () => {
          await table.transact(
            {
              Put: {
                Item: { ...deliveryKey(ref, after.id), ...deliveryEntity.label, ...after },
                ConditionExpression: "attempts = :attempts",
                ExpressionAttributeValues: { ":attempts": before.attempts },
              },
            },
            { Delete: { Key: { ...dueKey(ref, due.at, due.deliveryId) } } },
            ...(after.next_attempt_at === null ? [] : [dueWrite(ref, after.next_attempt_at, after)]),
          );
          return true;
        },
        () => false,
      ),

    /** Removes the due entry of a delivery that is gone or has ended. */
    dropDue: (ref: WebhookRef, due: DueDelivery): Promise<void> =>
      table.deleteAll([dueKey(ref, due.at, due.deliveryId)]),
  };
};
export type OutboxStore = ReturnType<typeof createOutboxStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    outbox: Pick<OutboxStore, "list">;
  }
}
