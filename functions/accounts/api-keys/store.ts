import { apiKeyEntity, LAST_USE_ROUNDED_TO_MS, MOST_API_KEYS, type ApiKeyRecord } from "./record.ts";
import { presence } from "../../platform/table/entity.ts";
import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import { countWrite } from "../company/store-count.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { API_KEY_PREFIX, apiKeyKey, companyKey, companyPartition, keyReader } from "../../platform/table/keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { withdrawFor } from "./store-withdraw.ts";

const counted = { counter: "api_key_count", most: MOST_API_KEYS } as const;

/** The write that removes an existing key. */
export const apiKeyDeletion = (companyId: string, apiKeyId: string): Write => ({
  Delete: { Key: { ...apiKeyKey(companyId, apiKeyId) }, ConditionExpression: EXISTS },
});

/** API keys of companies. */
export const createApiKeyStore = (table: Table) => ({
  /** A key; undefined if it has been revoked, or its company is gone. */
  async find(companyId: string, apiKeyId: string): Promise<ApiKeyRecord | undefined> {
    const [key, company] = await table.getMany(
      [apiKeyEntity, apiKeyKey(companyId, apiKeyId)],
      [presence, companyKey(companyId)],
    );
    return company && key;
  },

  /** Records that a key is used, unless that was recorded within the last hour or the key has been revoked. */
  async noteUse(companyId: string, { id, last_used_at }: ApiKeyRecord, now = Date.now()): Promise<void> {
    const due = timestamp(new Date(now - LAST_USE_ROUNDED_TO_MS));
    if (last_used_at !== undefined && last_used_at > due) return;
    await unlessConditionFails(() =>
      table.update({
        Key: { ...apiKeyKey(companyId, id) },
        ConditionExpression: `${EXISTS} AND (attribute_not_exists(last_used_at) OR last_used_at <= :due)`,
        UpdateExpression: "SET last_used_at = :now",
        ExpressionAttributeValues: { ":due": due, ":now": timestamp(new Date(now)) },
      }),
    );
  },

  /** The keys of a company, oldest first: their ids are sorted by creation. */
  list: (companyId: string, descending = false): Promise<ApiKeyRecord[]> =>
    table.queryAll(apiKeyEntity, companyPartition(companyId), API_KEY_PREFIX, { descending, tolerant: true }),

  /** @returns `too many` if the company has as many as it may, `gone` if it has been deleted */
  create: (
    companyId: string,
    key: ApiKeyRecord,
    answer: NewIdempotencyRecord | null,
  ): Promise<"created" | "too many" | "gone"> =>
    unlessConditionFails<"created", "too many" | "gone">(
      async () => {
        await table.transact(
          countWrite(companyId, 1, counted),
          { Put: { Item: { ...apiKeyKey(companyId, key.id), ...apiKeyEntity.label, ...key } } },
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
   * Revokes a key: new requests with it are refused, and running ones write nothing more. Stores the job that does
   * {@link withdraw}.
   * @returns false if it is already gone
   */
  revoke: (companyId: string, apiKeyId: string, jobId: string, at: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(
          apiKeyDeletion(companyId, apiKeyId),
          countWrite(companyId, -1, counted),
          deletionWrite({ companyId }, jobId, { kind: "api_key", api_key_id: apiKeyId }, at),
        );
        return true;
      },
      () => false,
    ),

  /** Withdraws the open invitations of a revoked key and disables its webhooks. Safe to repeat. */
  withdraw: (companyId: string, apiKeyId: string): Promise<number> => withdrawFor(table, companyId, apiKeyId),

  /** Revokes all keys of a closed company, which can get no new ones. Safe to repeat. */
  async revokeAll(companyId: string): Promise<void> {
    const keys = await table.queryAll(keyReader, companyPartition(companyId), API_KEY_PREFIX, { keysOnly: true });
    if (keys.length > 0) await table.transact(...keys.map(({ PK, SK }) => ({ Delete: { Key: { PK, SK } } })));
  },
});
export type ApiKeyStore = ReturnType<typeof createApiKeyStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    apiKeys: Pick<ApiKeyStore, "list">;
  }
}
