import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { TOKEN_MARK_PREFIX, keyReader, markedToken, tokenMarkKey, type Key } from "../../platform/table/keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";

export const tokenMarkEntity = defineEntity("token_mark", z.object({ expires_at: z.int() }));

/**
 * Tokens are stored only under their hash, which nothing else refers to. The code that stores a token therefore also
 * stores a mark with its owner, in the same transaction. Both expire together, and the deletion of the owner finds the
 * token by its mark.
 * @param expiresAt when the token expires, in seconds since 1970
 */
export const tokenMarkWrite = (partition: string, token: Key, expiresAt: number): Write => ({
  Put: { Item: { ...tokenMarkKey(partition, token), ...tokenMarkEntity.label, expires_at: expiresAt } },
});

/**
 * Deletes the tokens that are marked in a partition. The marks stay, so that this can be repeated.
 * @returns how many there were
 */
export async function deleteMarkedTokens(table: Table, partition: string): Promise<number> {
  const marks = await table.queryAll(keyReader, partition, TOKEN_MARK_PREFIX, { keysOnly: true });
  await table.deleteAll(marks.map(markedToken));
  return marks.length;
}
