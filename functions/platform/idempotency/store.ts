import * as z from "zod";
import { defineEntity } from "../table/entity.ts";
import { IDEMPOTENCY_LIVES_SECONDS, type NewIdempotencyRecord } from "./record.ts";
import { IDEMPOTENCY_PREFIX, companyPartition, idempotencyRecordKey, keyReader } from "../table/keys.ts";
import type { Table, Write } from "../table/table.ts";

export const idempotencyEntity = defineEntity(
  "answer",
  z.object({
    fingerprint: z.string(),
    status: z.int(),
    /** Stored as text: the table returns the keys of a map in any order, but the repeated answer must be identical. */
    body: z.string(),
    resource_ids: z.array(z.string()),
    /** Seconds since 1970. */
    expires_at: z.int(),
  }),
);

/** An expression may have 4 KB and 300 operators. */
export const MOST_FORGOTTEN = 100;

/**
 * The write that stores an answer in the same transaction as the effect. Neither is ever stored without the other, even
 * if the request is repeated or interrupted. Returns no write for a request without a key.
 */
export function idempotencyWrites(
  companyId: string,
  answer: NewIdempotencyRecord | null,
  now = Math.floor(Date.now() / 1000),
): Write[] {
  if (!answer) return [];
  const { key, fingerprint, status, body, resourceIds } = answer;
  return [
    {
      Put: {
        Item: {
          ...idempotencyRecordKey(companyId, key),
          ...idempotencyEntity.label,
          fingerprint,
          status,
          body: JSON.stringify(body),
          resource_ids: resourceIds,
          expires_at: now + IDEMPOTENCY_LIVES_SECONDS,
        },
        // Expired items stay for up to two days until DynamoDB sweeps them.
        ConditionExpression: "attribute_not_exists(PK) OR expires_at <= :now",
        ExpressionAttributeValues: { ":now": now },
      },
    },
  ];
}

/** Answers that requests with an `Idempotency-Key` got. */
export const createIdempotencyStore = (table: Table) => ({
  async find(
    companyId: string,
    keySha256: string,
    now = Date.now() / 1000,
  ): Promise<{ fingerprint: string; status: number; body: unknown } | undefined> {
    const stored = await table.get(idempotencyEntity, idempotencyRecordKey(companyId, keySha256));
    if (!stored || stored.expires_at <= now) return undefined;
    return { fingerprint: stored.fingerprint, status: stored.status, body: JSON.parse(stored.body) as unknown };
  },

  /** Deletes the answers that refer to any of these resources. @param resourceIds at most {@link MOST_FORGOTTEN} */
  async forget(companyId: string, resourceIds: readonly string[]): Promise<number> {
    if (resourceIds.length === 0) return 0;
    const keys = await table.query(keyReader, {
      KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
      FilterExpression: resourceIds.map((_, index) => `contains(resource_ids, :id${index})`).join(" OR "),
      ExpressionAttributeValues: {
        ":partition": companyPartition(companyId),
        ":prefix": IDEMPOTENCY_PREFIX,
        ...Object.fromEntries(resourceIds.map((id, index) => [`:id${index}`, id])),
      },
      ProjectionExpression: "PK, SK",
      ConsistentRead: true,
    });
    await table.deleteAll(keys);
    return keys.length;
  },
});
export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;
