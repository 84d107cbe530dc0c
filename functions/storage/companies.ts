import { timestamp } from "../domain/timestamp.ts";
import { createAccountStore, type AccountStore } from "./accounts.ts";
import { EXISTS, unlessConditionFails } from "./conditions.ts";
import { companyKey } from "./keys.ts";
import { newId } from "../domain/ids.ts";
import { removalWrite } from "./removals.ts";
import type { Table } from "./table.ts";

/** Users that are removed side by side, each by a transaction of its own. */
const AT_ONCE = 20;

/** Companies as a whole. */
export const createCompanyStore = (
  table: Table,
  accounts: Pick<AccountStore, "listMembers" | "removeMember"> = createAccountStore(table),
) => ({
  /**
   * Closes a company for good: deletes its item and files the job that removes everything else. What begins something in
   * a company asks for that item (projects, invitations, members, personas of the library), so nothing begins after it.
   * @param name what the company has to be called; undefined for operators, who know it by its id alone
   */
  close: (companyId: string, jobId: string, at: string, name?: string): Promise<"closed" | "another name" | "gone"> =>
    unlessConditionFails<"closed", "another name" | "gone">(
      async () => {
        const called = {
          ConditionExpression: `${EXISTS} AND #name = :name`,
          ExpressionAttributeNames: { "#name": "name" },
          ExpressionAttributeValues: { ":name": name },
        };
        await table.transact(
          {
            Delete: {
              Key: { ...companyKey(companyId) },
              ...(name === undefined ? { ConditionExpression: EXISTS } : called),
            },
          },
          removalWrite({ companyId }, jobId, { kind: "company" }, at),
        );
        return "closed";
      },
      ({ item }) => (item ? "another name" : "gone"),
    ),

  /**
   * Removes every user of a closed company, each with the job for what is left of the sessions. Nobody can sign in,
   * refresh or reset a password after it, and the addresses are free. Safe to repeat.
   */
  async removeMembers(companyId: string): Promise<number> {
    const members = await accounts.listMembers(companyId);
    for (let start = 0; start < members.length; start += AT_ONCE) {
      await Promise.all(
        members
          .slice(start, start + AT_ONCE)
          .map((member) => accounts.removeMember(companyId, member, newId(), timestamp())),
      );
    }
    return members.length;
  },
});
export type CompanyStore = ReturnType<typeof createCompanyStore>;
