import { presence } from "../../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { MOST_WEBHOOKS, webhookEntity, type WebhookRecord } from "./record.ts";
import { countWrite } from "../../accounts/company/store-count.ts";
import { EXISTS, assignments, unlessConditionFails } from "../../platform/table/conditions.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { companyKey, companyPartition } from "../../platform/table/keys.ts";
import { WEBHOOK_PREFIX, webhookKey, type WebhookRef } from "./keys.ts";
import type { Table } from "../../platform/table/table.ts";

type Changes = Partial<
  Pick<WebhookRecord, "url" | "events" | "enabled" | "disabled_reason" | "encrypted_secrets" | "subscribed_by">
>;

const counted = { counter: "webhook_count", most: MOST_WEBHOOKS } as const;

/** Webhooks of companies. */
export const createWebhookStore = (table: Table) => ({
  list: (companyId: string, descending = false): Promise<WebhookRecord[]> =>
    table.queryAll(webhookEntity, companyPartition(companyId), WEBHOOK_PREFIX, { descending, tolerant: true }),

  find: (ref: WebhookRef): Promise<WebhookRecord | undefined> => table.get(webhookEntity, webhookKey(ref)),

  /** A hook that may receive events; undefined if it is gone, or its company is being removed. */
  async findLive(ref: WebhookRef): Promise<WebhookRecord | undefined> {
    const [webhook, company] = await table.getMany(
      [webhookEntity, webhookKey(ref)],
      [presence, companyKey(ref.companyId)],
    );
    return company && webhook;
  },

  /** @returns `too many` if the company already has the maximum, `gone` if it has been deleted */
  create: (
    companyId: string,
    webhook: WebhookRecord,
    answer: NewIdempotencyRecord | null,
  ): Promise<"created" | "too many" | "gone"> =>
    unlessConditionFails<"created", "too many" | "gone">(
      async () => {
        const key = webhookKey({ companyId, webhookId: webhook.id });
        await table.transact(
          countWrite(companyId, 1, counted),
          { Put: { Item: { ...key, ...webhookEntity.label, ...webhook } } },
          ...idempotencyWrites(companyId, answer),
        );
        return "created";
      },
      (failure) => {
        if (failure.index > 0) throw failure;
        return failure.item ? "too many" : "gone";
      },
    ),

  /**
   * @param encryptedBefore the previous secrets, which new ones replace
   * @returns false if there is no such hook, or its secrets have changed
   */
  update: (ref: WebhookRef, changes: Changes, encryptedBefore?: string): Promise<boolean> => {
    const { expression, names, values } = assignments(changes);
    return unlessConditionFails(
      async () => {
        await table.transact({
          Update: {
            Key: { ...webhookKey(ref) },
            ConditionExpression: encryptedBefore === undefined ? EXISTS : "encrypted_secrets = :before",
            UpdateExpression: `SET ${expression}`,
            ExpressionAttributeNames: names,
            ExpressionAttributeValues: {
              ...values,
              ...(encryptedBefore === undefined ? {} : { ":before": encryptedBefore }),
            },
          },
        });
        return true;
      },
      () => false,
    );
  },

  /** Deletes a hook and stores the job that removes its deliveries. @returns false if there is none */
  delete: (ref: WebhookRef, jobId: string, at: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          { Delete: { Key: { ...webhookKey(ref) }, ConditionExpression: EXISTS } },
          deletionWrite(ref, jobId, { kind: "webhook", webhook_id: ref.webhookId }, at),
          countWrite(ref.companyId, -1, counted),
        );
        return true;
      },
      () => false,
    ),

  /** Records that a receiver has accepted a delivery. */
  noteSuccess: async (ref: WebhookRef, at: string): Promise<void> => {
    await unlessConditionFails(() =>
      table.update({
        Key: { ...webhookKey(ref) },
        ConditionExpression: EXISTS,
        UpdateExpression: "SET last_success_at = :at",
        ExpressionAttributeValues: { ":at": at },
      }),
    );
  },

  /**
   * Disables a hook whose receiver is gone.
   * @param unlessSuccessSince does not disable a hook that accepted a delivery at this time or later
   * @returns whether it was enabled until now
   */
  disable: (ref: WebhookRef, reason: string, unlessSuccessSince?: string): Promise<boolean> => {
    const spared = unlessSuccessSince !== undefined;
    const nothingSince = "(attribute_type(last_success_at, :null) OR last_success_at < :since)";
    return unlessConditionFails(
      async () => {
        await table.update({
          Key: { ...webhookKey(ref) },
          ConditionExpression: `enabled = :true${spared ? ` AND ${nothingSince}` : ""}`,
          UpdateExpression: "SET enabled = :false, disabled_reason = :reason",
          ExpressionAttributeValues: {
            ":true": true,
            ":false": false,
            ":reason": reason,
            ...(spared ? { ":since": unlessSuccessSince, ":null": "NULL" } : {}),
          },
        });
        return true;
      },
      () => false,
    );
  },
});
export type WebhookStore = ReturnType<typeof createWebhookStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    webhooks: Pick<WebhookStore, "find" | "list">;
  }
}
