import { newId } from "../../domain/ids.ts";
import { timestamp } from "../../domain/timestamp.ts";
import type { Member } from "../../domain/company/schemas.ts";
import { companyEntity } from "../accounts/items.ts";
import { createAccountStore, memberRemoval, type AccountStore } from "../accounts/store.ts";
import { EXISTS, unlessConditionFails } from "../conditions.ts";
import { companyKey } from "../keys.ts";
import { deletionWrite } from "../deletions/writes.ts";
import type { Table } from "../table.ts";

/** Users that are removed side by side, each by a transaction of its own. */
const AT_ONCE = 20;
/** Users that fit into one transaction: three writes each, two for the company, a hundred in all. */
const MOST_WITH_COMPANY = 32;

type NotClosed = "another name" | "gone";

/** Companies as a whole. */
export const createCompanyStore = (
  table: Table,
  accounts: Pick<AccountStore, "listMembers"> = createAccountStore(table),
) => {
  /**
   * @param members all users of the company, who are removed with it
   * @returns `other members` if the company has others by now
   */
  const closeWith = (
    companyId: string,
    jobId: string,
    at: string,
    name: string | undefined,
    members: readonly Member[] | null,
  ): Promise<"closed" | "other members" | NotClosed> =>
    unlessConditionFails<"closed", "other members" | NotClosed>(
      async () => {
        const asked = [EXISTS, name === undefined ? [] : "#name = :name", members ? "member_count = :members" : []];
        const values = {
          ...(name === undefined ? {} : { ":name": name }),
          ...(members && { ":members": members.length }),
        };
        await table.transact(
          {
            Delete: {
              Key: { ...companyKey(companyId) },
              ConditionExpression: asked.flat().join(" AND "),
              ...(name === undefined ? {} : { ExpressionAttributeNames: { "#name": "name" } }),
              ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
            },
          },
          deletionWrite({ companyId }, jobId, { kind: "company" }, at),
          ...(members ?? []).flatMap((member) => memberRemoval(companyId, member, newId(), at)),
        );
        return "closed";
      },
      ({ index, item }) => {
        if (index > 0) return "other members";
        if (!item) return "gone";
        return name === undefined || companyEntity.read(item).name === name ? "other members" : "another name";
      },
    );

  return {
    /**
     * Closes a company for good: deletes its item and files the job that removes everything else. What begins something
     * in a company asks for that item (projects, invitations, members, personas of the library), so nothing begins
     * after it.
     * @param name what the company has to be called; undefined for operators, who know it by its id alone
     */
    close: async (companyId: string, jobId: string, at: string, name?: string): Promise<"closed" | NotClosed> =>
      (await closeWith(companyId, jobId, at, name, null)) as "closed" | NotClosed,

    /**
     * Closes a company as {@link close} does and removes its users, all or nothing: nobody can sign in, refresh or
     * reset a password after it, and the addresses are free. That they are all its users follows from their number and
     * from each of them being there.
     * @param members the company's users as they were read
     * @returns `other members`, and has done nothing, if they are no longer those, or too many for one transaction
     */
    closeWithMembers: async (
      companyId: string,
      members: readonly Member[],
      jobId: string,
      at: string,
      name: string,
    ): Promise<"closed" | "other members" | NotClosed> =>
      members.length > MOST_WITH_COMPANY ? "other members" : closeWith(companyId, jobId, at, name, members),

    /**
     * Removes every user of a closed company, each with the job for what is left of the sessions. Nobody can sign in,
     * refresh or reset a password after it, and the addresses are free. Safe to repeat.
     */
    async removeMembers(companyId: string): Promise<number> {
      const members = await accounts.listMembers(companyId);
      const remove = (member: Member) =>
        unlessConditionFails(() => table.transact(...memberRemoval(companyId, member, newId(), timestamp())));
      for (let start = 0; start < members.length; start += AT_ONCE)
        await Promise.all(members.slice(start, start + AT_ONCE).map(remove));
      return members.length;
    },
  };
};
export type CompanyStore = ReturnType<typeof createCompanyStore>;
