import type { Member, Notifications } from "../company/schemas.ts";
import type { User } from "../../platform/http/identity.ts";
import { ABSENT, EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import { USER_PREFIX, companyKey, companyPartition, userKey } from "../../platform/table/keys.ts";
import { accountKey } from "../../platform/table/unowned-keys.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { FIRST_EPOCH, accountEntity, companyEntity, userEntity, type Account } from "./store-items.ts";
import { sessionWrites, type NewSession } from "../sessions/store.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/**
 * The writes that make a user: the claim of the address first, whose condition fails if it is taken.
 * @param requestKey SHA-256 of the request's `Idempotency-Key`
 */
export const userWrites = (
  { id, email, full_name, company_id, role }: User,
  passwordHash: string,
  requestKey: string | null,
  created_at: string,
): Write[] => {
  const account: Account = {
    email,
    password_hash: passwordHash,
    user_id: id,
    company_id,
    session_epoch: FIRST_EPOCH,
    request_key: requestKey,
    created_at,
  };
  const user = { id, email, full_name, role, session_epoch: FIRST_EPOCH, created_at };
  return [
    { Put: { Item: { ...accountKey(email), ...accountEntity.label, ...account }, ConditionExpression: ABSENT } },
    { Put: { Item: { ...userKey(company_id, id), ...userEntity.label, ...user } } },
  ];
};

/**
 * Counts the users of an existing company in the transaction that makes or removes one. Code that has read the users
 * can then check that it has all of them. Nobody can join a deleted company.
 */
export const memberCountWrite = (companyId: string, change: 1 | -1): Write => ({
  Update: {
    Key: { ...companyKey(companyId) },
    ConditionExpression: EXISTS,
    UpdateExpression: "ADD member_count :change",
    ExpressionAttributeValues: { ":change": change },
  },
});

/** The writes that remove a user; their transaction must check the company itself. */
export const memberDeletion = (companyId: string, { id, email }: Member, jobId: string, at: string): Write[] => [
  { Delete: { Key: { ...userKey(companyId, id) }, ConditionExpression: EXISTS } },
  {
    Delete: {
      Key: { ...accountKey(email) },
      ConditionExpression: "user_id = :user",
      ExpressionAttributeValues: { ":user": id },
    },
  },
  deletionWrite({ companyId }, jobId, { kind: "user", user_id: id }, at),
];

/** Companies and their users. */
export const createAccountStore = (table: Table) => ({
  /**
   * Creates company, owner, claim of the e-mail address and first session in one transaction.
   * @param requestKey SHA-256 of the request's `Idempotency-Key`
   * @returns false if the address is taken
   */
  signUp: (user: User, passwordHash: string, session: NewSession, requestKey: string | null): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        const { company_id: id, company_name: name } = user;
        const company = { id, name, member_count: 1, created_at: session.createdAt };
        await table.transact(
          ...userWrites(user, passwordHash, requestKey, session.createdAt),
          { Put: { Item: { ...companyKey(id), ...companyEntity.label, ...company } } },
          ...sessionWrites(session),
        );
        return true;
      },
      () => false,
    ),

  findAccount: (email: string): Promise<Account | undefined> => table.get(accountEntity, accountKey(email)),

  /** The user with the name of the company; undefined if they have been removed, or the company has. */
  async findUser(companyId: string, userId: string): Promise<User | undefined> {
    const [user, company] = await table.getMany(
      [userEntity, userKey(companyId, userId)],
      [companyEntity, companyKey(companyId)],
    );
    if (!user || !company) return undefined;
    const { id, email, full_name, role } = user;
    return { id, email, full_name, company_id: companyId, company_name: company.name, role };
  },

  /** The users of a company, oldest first: their ids are sorted by creation. */
  async listMembers(companyId: string, descending = false): Promise<Member[]> {
    const users = await table.queryAll(userEntity, companyPartition(companyId), USER_PREFIX, { descending });
    return users.map(({ id, email, full_name, role, created_at }) => ({ id, email, full_name, role, created_at }));
  },

  findMember: (companyId: string, userId: string): Promise<Member | undefined> =>
    table.get(userEntity, userKey(companyId, userId)),

  /** The mails that a user wants; undefined if the user has been removed. */
  async findNotifications(companyId: string, userId: string): Promise<Notifications | undefined> {
    const user = await table.get(userEntity, userKey(companyId, userId));
    return user && { completion_mails: user.completion_mails };
  },

  /** @returns false if the user has been removed */
  setNotifications: (companyId: string, userId: string, { completion_mails }: Notifications): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.update({
          Key: { ...userKey(companyId, userId) },
          ConditionExpression: EXISTS,
          UpdateExpression: "SET completion_mails = :mails",
          ExpressionAttributeValues: { ":mails": completion_mails },
        });
        return true;
      },
      () => false,
    ),

  /** Ids of the users who asked for mails about work that has ended. */
  async listMailed(companyId: string): Promise<string[]> {
    const users = await table.queryAll(userEntity, companyPartition(companyId), USER_PREFIX);
    return users.flatMap(({ id, completion_mails }) => (completion_mails ? [id] : []));
  },

  /**
   * Removes a user and the claim of the address, and stores the job that removes the remains of the sessions. Every
   * session checks its user, so all of them end at once.
   * @returns false if the user or the company is already gone
   */
  removeMember: (companyId: string, member: Member, jobId: string, at: string): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(...memberDeletion(companyId, member, jobId, at), memberCountWrite(companyId, -1));
        return true;
      },
      () => false,
    ),
});
export type AccountStore = ReturnType<typeof createAccountStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    accounts: Pick<AccountStore, "findAccount" | "findMember" | "findNotifications" | "listMembers">;
  }
}
