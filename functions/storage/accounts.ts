import type { Role, User } from "../domain/company/schemas.ts";
import { ABSENT, unlessConditionFails } from "./conditions.ts";
import { accountKey, companyKey, userKey } from "./keys.ts";
import { sessionWrites, type NewSession } from "./sessions.ts";
import type { Table } from "./table.ts";

export interface Account {
  email: string;
  password_hash: string;
  user_id: string;
  company_id: string;
}

/** Companies and their users. */
export const createAccountStore = (table: Table) => ({
  /**
   * Creates company, owner, claim of the e-mail address and first session in one transaction.
   * @returns false if the address is taken
   */
  async signUp(user: User, passwordHash: string, session: NewSession): Promise<boolean> {
    const { id, email, full_name, company_id, company_name, role } = user;
    const created_at = session.createdAt;
    const account: Account = { email, password_hash: passwordHash, user_id: id, company_id };
    return unlessConditionFails(
      async () => {
        await table.transact(
          {
            Put: {
              Item: { ...accountKey(email), entity: "account", ...account, created_at },
              ConditionExpression: ABSENT,
            },
          },
          {
            Put: {
              Item: { ...companyKey(company_id), entity: "company", id: company_id, name: company_name, created_at },
            },
          },
          { Put: { Item: { ...userKey(company_id, id), entity: "user", id, email, full_name, role, created_at } } },
          ...sessionWrites(session),
        );
        return true;
      },
      () => false,
    );
  },

  findAccount: (email: string): Promise<Account | undefined> => table.get<Account>(accountKey(email)),

  /** The user with the name of the company; undefined if the user has been removed. */
  async findUser(companyId: string, userId: string): Promise<User | undefined> {
    const [user, company] = await table.getMany<
      [{ id: string; email: string; full_name: string; role: Role } | undefined, { name: string } | undefined]
    >(userKey(companyId, userId), companyKey(companyId));
    if (!user || !company) return undefined;
    const { id, email, full_name, role } = user;
    return { id, email, full_name, company_id: companyId, company_name: company.name, role };
  },
});
export type AccountStore = ReturnType<typeof createAccountStore>;
