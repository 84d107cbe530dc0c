import { TOKEN_MARK_PREFIX, markedToken, tokenMarkKey, type Key } from "../keys.ts";
import type { Table, Write } from "../table.ts";

/**
 * Tokens lie under their hash alone, which nothing leads to. So whoever stores one leaves a mark with its owner, in the
 * same transaction; both go together when they expire, and the removal of the owner finds the token by it.
 * @param expiresAt of the token, seconds since 1970
 */
export const tokenMarkWrite = (partition: string, token: Key, expiresAt: number): Write => ({
  Put: { Item: { ...tokenMarkKey(partition, token), entity: "token_mark", expires_at: expiresAt } },
});

/**
 * Deletes the tokens that are marked in a partition. The marks stay, so that this can be repeated.
 * @returns how many there were
 */
export async function deleteMarkedTokens(table: Table, partition: string): Promise<number> {
  const marks = await table.queryAll<Key>(partition, TOKEN_MARK_PREFIX, { keysOnly: true });
  await table.deleteAll(marks.map(markedToken));
  return marks.length;
}
