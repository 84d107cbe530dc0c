import type { Identity } from "../platform/http/identity.ts";
import { mustExist } from "../platform/table/conditions.ts";
import { apiKeyKey, userKey, type Key } from "../platform/table/keys.ts";
import { ConditionFailed, type Table, type Write } from "../platform/table/table.ts";

const isOf = ({ PK, SK }: Key, write: Write): boolean =>
  Object.values(write).some((input) => {
    const item = "Item" in input ? input.Item : "Key" in input ? input.Key : undefined;
    return item?.PK === PK && item.SK === SK;
  });

const keyOf = (caller: Identity): Key =>
  "userId" in caller ? userKey(caller.companyId, caller.userId) : apiKeyKey(caller.companyId, caller.apiKeyId);

/**
 * The table as a caller's request may write to it: every transaction holds only while the user, or the API key, is
 * there, so that nothing a request was about to write lands after their deletion has been acknowledged, however long it
 * took. A transaction about the caller says itself what it asks of them: an item can be in it only once.
 * @param caller who asks for what is being done; undefined if nobody does
 * @param gone what is thrown, whatever else stood in the way, when they have been removed
 */
export const whileCallerExists = (
  table: Table,
  caller: () => Identity | undefined,
  gone: (caller: Identity) => Error,
): Table => ({
  ...table,
  async transact(...writes) {
    const asking = caller();
    const key = asking && keyOf(asking);
    if (!key || writes.some((write) => isOf(key, write))) return table.transact(...writes);
    try {
      await table.transact(...writes, mustExist(key));
    } catch (error) {
      if (error instanceof ConditionFailed && error.indexes.includes(writes.length)) throw gone(asking);
      throw error;
    }
  },
});
