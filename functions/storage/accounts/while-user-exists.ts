import { mustExist } from "../conditions.ts";
import { userKey, type Key } from "../keys.ts";
import { ConditionFailed, type Table, type Write } from "../table.ts";

/** A user as their access token names them. */
export interface UserRef {
  companyId: string;
  userId: string;
}

const isOf = ({ PK, SK }: Key, write: Write): boolean =>
  Object.values(write).some((input) => {
    const item = "Item" in input ? input.Item : "Key" in input ? input.Key : undefined;
    return item?.PK === PK && item.SK === SK;
  });

/**
 * The table as a user's request may write to it: every transaction holds only while the user is there, so that nothing
 * a request was about to write lands after the removal of its user has been acknowledged, however long it took. A
 * transaction about the user says itself what it asks of them: an item can be in it only once.
 * @param user who asks for what is being done; undefined if nobody does
 * @param gone what is thrown, whatever else stood in the way, when they have been removed
 */
export const whileUserExists = (table: Table, user: () => UserRef | undefined, gone: () => Error): Table => ({
  ...table,
  async transact(...writes) {
    const asking = user();
    const key = asking && userKey(asking.companyId, asking.userId);
    if (!key || writes.some((write) => isOf(key, write))) return table.transact(...writes);
    try {
      await table.transact(...writes, mustExist(key));
    } catch (error) {
      if (error instanceof ConditionFailed && error.indexes.includes(writes.length)) throw gone();
      throw error;
    }
  },
});
