import type { Role, User } from "../domain/company/schemas.ts";
import { ABSENT, unlessConditionFails } from "./conditions.ts";
import { accountKey, companyKey, refreshTokenKey, sessionFamilyKey, userKey } from "./keys.ts";
import type { Table, Write } from "./table.ts";

export interface Account {
  email: string;
  password_hash: string;
  user_id: string;
  company_id: string;
}

export interface NewSession {
  tokenSha256: string;
  familyId: string;
  companyId: string;
  userId: string;
  /** Seconds since 1970, as DynamoDB's TTL wants it. */
  tokenExpiresAt: number;
  familyExpiresAt: number;
  createdAt: string;
}

const sessionWrites = (session: NewSession): Write[] => [
  {
    Put: {
      Item: {
        ...refreshTokenKey(session.tokenSha256),
        entity: "refresh_token",
        family_id: session.familyId,
        company_id: session.companyId,
        user_id: session.userId,
        created_at: session.createdAt,
        expires_at: session.tokenExpiresAt,
      },
    },
  },
  {
    Put: {
      Item: {
        ...sessionFamilyKey(session.companyId, session.userId, session.familyId),
        entity: "session_family",
        current_sha256: session.tokenSha256,
        created_at: session.createdAt,
        expires_at: session.familyExpiresAt,
      },
    },
  },
];

/** Companies, their users and the sessions of users. */
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

  startSession: (session: NewSession): Promise<void> => table.transact(...sessionWrites(session)),

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
