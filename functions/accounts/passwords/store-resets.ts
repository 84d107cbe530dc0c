import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { unlessConditionFails } from "../../platform/table/conditions.ts";
import { userKey, userPartition } from "../../platform/table/keys.ts";
import { accountKey, resetTokenKey } from "../../platform/table/unowned-keys.ts";
import type { Account } from "../sign-in/store-items.ts";
import { userOfEpoch } from "../sessions/store.ts";
import type { Table } from "../../platform/table/table.ts";
import { tokenMarkWrite } from "../sessions/store-token-marks.ts";

const passwordResetSchema = z.object({
  email: z.string(),
  user_id: z.string(),
  company_id: z.string(),
  /**
   * The user's epoch when the link was made. Using one link begins a new epoch, so that all earlier links stop working.
   */
  session_epoch: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
});
/** The token of a reset link as stored: its hash is the key, the token itself is not stored. */
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export const passwordResetEntity = defineEntity("reset_token", passwordResetSchema);

export const createPasswordResetStore = (table: Table) => ({
  /**
   * Stores the token of a link, on the condition that the account is unchanged, with the mark by which the user's
   * deletion finds it.
   * @returns false if the user has been removed or has changed the password since: the link would not work
   */
  save(tokenSha256: string, account: Account, expiresAt: number, at: string): Promise<boolean> {
    const { email, user_id, company_id, session_epoch } = account;
    const reset: PasswordReset = { email, user_id, company_id, session_epoch, expires_at: expiresAt };
    const Key = resetTokenKey(tokenSha256);
    return unlessConditionFails(
      async () => {
        await table.transact(
          { Put: { Item: { ...Key, ...passwordResetEntity.label, ...reset, created_at: at } } },
          tokenMarkWrite(userPartition(company_id, user_id), Key, expiresAt),
          userOfEpoch(company_id, user_id, session_epoch),
        );
        return true;
      },
      () => false,
    );
  },

  /** A token that can still be used, as far as can be seen before using it. */
  async find(tokenSha256: string, now = Date.now() / 1000): Promise<PasswordReset | undefined> {
    const reset = await table.get(passwordResetEntity, resetTokenKey(tokenSha256));
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
              // Since the link was made, the address may have become free and may belong to somebody else.
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

declare module "../../platform/http/reads.ts" {
  interface Reads {
    passwordResets: Pick<PasswordResetStore, "find">;
  }
}
