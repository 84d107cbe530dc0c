import { EXISTS, unlessConditionFails } from "./conditions.ts";
import { refreshTokenKey, sessionFamilyKey } from "./keys.ts";
import type { Table, Write } from "./table.ts";

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

/** A refresh token as stored: its hash is the key, the token itself is nowhere. */
export interface StoredRefreshToken {
  family_id: string;
  company_id: string;
  user_id: string;
  expires_at: number;
  /** When its session ends at the latest. */
  family_expires_at: number;
  /** When it was exchanged, milliseconds since 1970. */
  rotated_at?: number;
  /** The successor, readable only with this token in hand. */
  sealed_successor?: string;
}

const tokenWrite = (session: NewSession): Write => ({
  Put: {
    Item: {
      ...refreshTokenKey(session.tokenSha256),
      entity: "refresh_token",
      family_id: session.familyId,
      company_id: session.companyId,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.tokenExpiresAt,
      family_expires_at: session.familyExpiresAt,
    },
  },
});

/** The writes that begin a session; sign-up makes them part of its own transaction. */
export const sessionWrites = (session: NewSession): Write[] => [
  tokenWrite(session),
  {
    Put: {
      Item: {
        ...sessionFamilyKey(session.companyId, session.userId, session.familyId),
        entity: "session_family",
        created_at: session.createdAt,
        expires_at: session.familyExpiresAt,
      },
    },
  },
];

const familyKeyOf = ({ company_id, user_id, family_id }: StoredRefreshToken) =>
  sessionFamilyKey(company_id, user_id, family_id);

/** Sessions: one family per login, a chain of refresh tokens in each. A family that is gone takes its tokens with it. */
export const createSessionStore = (table: Table) => ({
  start: (session: NewSession): Promise<void> => table.transact(...sessionWrites(session)),

  findToken: (sha256: string): Promise<StoredRefreshToken | undefined> =>
    table.get<StoredRefreshToken>(refreshTokenKey(sha256)),

  /** Whether the session of a token has not been revoked. */
  isAlive: async (token: StoredRefreshToken): Promise<boolean> => (await table.get(familyKeyOf(token))) !== undefined,

  /**
   * Exchanges a token for its successor, in one transaction.
   * @returns `rotated before` if somebody was faster, `revoked` if the session has ended
   */
  rotate: (
    sha256: string,
    token: StoredRefreshToken,
    successor: NewSession,
    sealedSuccessor: string,
    now: number,
  ): Promise<"rotated" | "rotated before" | "revoked"> =>
    unlessConditionFails<"rotated", "rotated before" | "revoked">(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...refreshTokenKey(sha256) },
              ConditionExpression: `${EXISTS} AND attribute_not_exists(rotated_at)`,
              UpdateExpression: "SET rotated_at = :now, sealed_successor = :sealed",
              ExpressionAttributeValues: { ":now": now, ":sealed": sealedSuccessor },
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
          tokenWrite(successor),
        );
        return "rotated";
      },
      ({ index }) => (index === 0 ? "rotated before" : "revoked"),
    ),

  /** Ends a session: none of its tokens works any more. */
  revoke: (token: StoredRefreshToken): Promise<void> => table.deleteAll([familyKeyOf(token)]),
});
export type SessionStore = ReturnType<typeof createSessionStore>;
