import * as z from "zod";
import { defineEntity, presence } from "../../platform/table/entity.ts";
import { EXISTS, unlessConditionFails } from "../../platform/table/conditions.ts";
import { sessionFamilyKey, userKey, userPartition } from "../../platform/table/keys.ts";
import { refreshTokenKey } from "../../platform/table/unowned-keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { userEntity } from "../sign-in/store-items.ts";
import { tokenMarkWrite } from "./store-token-marks.ts";

export interface NewSession {
  tokenSha256: string;
  familyId: string;
  companyId: string;
  userId: string;
  /** The user's epoch when the session began: sessions of earlier epochs no longer work. */
  epoch: number;
  /** Seconds since 1970, as DynamoDB's TTL requires. */
  tokenExpiresAt: number;
  familyExpiresAt: number;
  createdAt: string;
}

const refreshTokenSchema = z.object({
  family_id: z.string(),
  company_id: z.string(),
  user_id: z.string(),
  session_epoch: z.int(),
  expires_at: z.int(),
  /** When its session ends at the latest. */
  family_expires_at: z.int(),
  /** When it was exchanged, milliseconds since 1970. */
  rotated_at: z.int().optional(),
  /** The successor, which only this token can decrypt. */
  encrypted_successor: z.string().optional(),
});
/** A refresh token as stored: its hash is the key, the token itself is not stored. */
export type StoredRefreshToken = z.infer<typeof refreshTokenSchema>;
export const refreshTokenEntity = defineEntity("refresh_token", refreshTokenSchema);
/** A session: it works while this item exists. */
export const sessionFamilyEntity = defineEntity("session_family", z.object({ expires_at: z.int() }));

/** The token, and the mark by which it is found after its user has been removed. */
const tokenWrites = (session: NewSession): Write[] => [
  {
    Put: {
      Item: {
        ...refreshTokenKey(session.tokenSha256),
        ...refreshTokenEntity.label,
        family_id: session.familyId,
        company_id: session.companyId,
        user_id: session.userId,
        session_epoch: session.epoch,
        created_at: session.createdAt,
        expires_at: session.tokenExpiresAt,
        family_expires_at: session.familyExpiresAt,
      },
    },
  },
  tokenMarkWrite(
    userPartition(session.companyId, session.userId),
    refreshTokenKey(session.tokenSha256),
    session.tokenExpiresAt,
  ),
];

/**
 * The writes that begin a session; code that makes a user adds them to its own transaction. They do not check that the
 * user exists, because one transaction cannot both write and check the same item.
 */
export const sessionWrites = (session: NewSession): Write[] => [
  ...tokenWrites(session),
  {
    Put: {
      Item: {
        ...sessionFamilyKey(session.companyId, session.userId, session.familyId),
        ...sessionFamilyEntity.label,
        created_at: session.createdAt,
        expires_at: session.familyExpiresAt,
      },
    },
  },
];

/**
 * Checks in a transaction that the user exists and that no password reset or deletion has ended the user's sessions
 * since. All sessions therefore end at once, without a search for them.
 */
export const userOfEpoch = (companyId: string, userId: string, epoch: number): Write => ({
  ConditionCheck: {
    Key: { ...userKey(companyId, userId) },
    ConditionExpression: "session_epoch = :epoch",
    ExpressionAttributeValues: { ":epoch": epoch },
  },
});

const familyKeyOf = ({ company_id, user_id, family_id }: StoredRefreshToken) =>
  sessionFamilyKey(company_id, user_id, family_id);

/**
 * Sessions: one family per login, a chain of refresh tokens in each. If a family is gone, its tokens no longer work.
 */
export const createSessionStore = (table: Table) => ({
  /** @returns false if the user has been removed, or all sessions ended, since the epoch was read */
  start: (session: NewSession): Promise<boolean> =>
    unlessConditionFails(
      async () => {
        await table.transact(userOfEpoch(session.companyId, session.userId, session.epoch), ...sessionWrites(session));
        return true;
      },
      () => false,
    ),

  findToken: (sha256: string): Promise<StoredRefreshToken | undefined> =>
    table.get(refreshTokenEntity, refreshTokenKey(sha256)),

  /** Whether the session of a token is alive: it has not ended alone or together with all others of its user. */
  async isAlive(token: StoredRefreshToken): Promise<boolean> {
    const [family, user] = await table.getMany(
      [presence, familyKeyOf(token)],
      [userEntity, userKey(token.company_id, token.user_id)],
    );
    return family !== undefined && user?.session_epoch === token.session_epoch;
  },

  /**
   * Exchanges a token for its successor, in one transaction.
   * @returns `rotated before` if somebody was faster, `revoked` if the session has ended
   */
  rotate: (
    sha256: string,
    token: StoredRefreshToken,
    successor: NewSession,
    encryptedSuccessor: string,
    now: number,
  ): Promise<"rotated" | "rotated before" | "revoked"> =>
    unlessConditionFails<"rotated", "rotated before" | "revoked">(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...refreshTokenKey(sha256) },
              ConditionExpression: `${EXISTS} AND attribute_not_exists(rotated_at)`,
              UpdateExpression: "SET rotated_at = :now, encrypted_successor = :encrypted",
              ExpressionAttributeValues: { ":now": now, ":encrypted": encryptedSuccessor },
            },
          },
          {
            Update: {
              Key: { ...familyKeyOf(token) },
              ConditionExpression: EXISTS,
              UpdateExpression: "SET refreshed_at = :now",
              ExpressionAttributeValues: { ":now": now },
            },
          },
          ...tokenWrites(successor),
          userOfEpoch(token.company_id, token.user_id, token.session_epoch),
        );
        return "rotated";
      },
      ({ index }) => (index === 0 ? "rotated before" : "revoked"),
    ),

  /** Ends a session: none of its tokens works any more. */
  revoke: (token: StoredRefreshToken): Promise<void> => table.deleteAll([familyKeyOf(token)]),
});
export type SessionStore = ReturnType<typeof createSessionStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    sessions: Pick<SessionStore, "findToken">;
  }
}
