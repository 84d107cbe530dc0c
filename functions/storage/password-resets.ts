import { unlessConditionFails } from "./conditions.ts";
import { accountKey, resetTokenKey, userKey } from "./keys.ts";
import type { Account } from "./accounts.ts";
import type { Table } from "./table.ts";

/** The token of a reset link as stored: its hash is the key, the token itself is nowhere. */
export interface PasswordReset {
  email: string;
  user_id: string;
  company_id: string;
  /** The user's epoch when the link was made. Using one link begins a new epoch, so earlier links die with it. */
  session_epoch: number;
  /** Seconds since 1970. */
  expires_at: number;
}

export const createPasswordResetStore = (table: Table) => ({
  /** Stores the token of a link for an account as it is now. */
  save(tokenSha256: string, account: Account, expiresAt: number, at: string): Promise<void> {
    const reset: PasswordReset = {
      email: account.email,
      user_id: account.user_id,
      company_id: account.company_id,
      session_epoch: account.session_epoch,
      expires_at: expiresAt,
    };
    return table.transact({
      Put: { Item: { ...resetTokenKey(tokenSha256), entity: "reset_token", ...reset, created_at: at } },
    });
  },

  /** A token that can still be used, as far as can be seen before using it. */
  async find(tokenSha256: string, now = Date.now() / 1000): Promise<PasswordReset | undefined> {
    const reset = await table.get<PasswordReset>(resetTokenKey(tokenSha256));
    return reset && reset.expires_at > now ? reset : undefined;
  },

  /**
   * Uses a token: sets the password and ends every session of the user, in one transaction.
   * @returns false if the token was used or has expired meanwhile, another token was used, or the user was removed
   */
  redeem: (
    tokenSha256: string,
    { email, user_id, company_id, session_epoch }: PasswordReset,
    passwordHash: string,
    now = Date.now() / 1000,
  ): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        const epochs = { ":epoch": session_epoch, ":next": session_epoch + 1 };
        await table.transact(
          {
            Delete: {
              Key: { ...resetTokenKey(tokenSha256) },
              ConditionExpression: "expires_at > :now",
              ExpressionAttributeValues: { ":now": now },
            },
          },
          {
            Update: {
              Key: { ...accountKey(email) },
              // Since the link was made the address may have become free and somebody else's.
              ConditionExpression: "user_id = :user AND session_epoch = :epoch",
              UpdateExpression: "SET password_hash = :hash, session_epoch = :next",
              ExpressionAttributeValues: { ":hash": passwordHash, ":user": user_id, ...epochs },
            },
          },
          {
            Update: {
              Key: { ...userKey(company_id, user_id) },
              ConditionExpression: "session_epoch = :epoch",
              UpdateExpression: "SET session_epoch = :next",
              ExpressionAttributeValues: epochs,
            },
          },
        );
        return true;
      },
      () => false,
    ),
});
export type PasswordResetStore = ReturnType<typeof createPasswordResetStore>;
