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
 * The table as a caller's request may write to it. Every transaction succeeds only while the user or the API key
 * exists. A slow request therefore cannot write anything after the deletion of its caller has been acknowledged. A
 * transaction that writes the caller's own item must state its own condition, because an item can be in a transaction
 * only once.
 * @param caller the caller of the current work; undefined if there is none
 * @param gone the error to throw if the caller has been removed, even if other conditions failed too
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
