import { newOpaqueToken, encrypt, sha256, decrypt } from "../tokens/opaque-tokens.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { Unauthenticated } from "../../platform/errors.ts";
import type { UserIdentity } from "../../platform/http/identity.ts";
import type { NewSession, SessionStore, StoredRefreshToken } from "../sessions/store.ts";

const DAY_SECONDS = 86_400;
export const REFRESH_TOKEN_SECONDS = 30 * DAY_SECONDS;
/** Refreshing keeps a login alive for this long; then the user must sign in again. */
export const SESSION_FAMILY_SECONDS = 180 * DAY_SECONDS;

/**
 * A new session: the token for the caller's cookie, and its stored data.
 * @param epoch the user's epoch, read together with the credentials of the sign-in; 0 for a new user
 */
export function newSession(companyId: string, userId: string, epoch = 0): { token: string; session: NewSession } {
  const token = newOpaqueToken();
  const now = Math.floor(Date.now() / 1000);
  return {
    token,
    session: {
      tokenSha256: sha256(token),
      familyId: newId(),
      companyId,
      userId,
      epoch,
      tokenExpiresAt: now + REFRESH_TOKEN_SECONDS,
      familyExpiresAt: now + SESSION_FAMILY_SECONDS,
      createdAt: timestamp(),
    },
  };
}

/**
 * A token that is used again within this time after its exchange gets the same successor: an answer was lost, or two
 * tabs asked at once. Later, somebody else may have it, and the session ends.
 */
export const REUSE_GRACE_MS = 10_000;

const ended = () => new Unauthenticated("The session has ended; sign in again");

/**
 * Exchanges a refresh token for its successor.
 * @returns who it belongs to, and the token for the caller's cookie
 * @throws Unauthenticated if it is unknown, expired, revoked or used again too late; the last ends the whole session
 */
export async function refresh(
  sessions: SessionStore,
  token: string,
  now = Date.now(),
): Promise<{ identity: UserIdentity; token: string }> {
  const hash = sha256(token);
  const stored = await sessions.findToken(hash);
  const seconds = now / 1000;
  if (!stored || stored.expires_at <= seconds) throw ended();
  const identity = { userId: stored.user_id, companyId: stored.company_id };
  if (stored.rotated_at !== undefined) return { identity, token: await successorOf(sessions, stored, token, now) };

  const successor = newOpaqueToken();
  const outcome = await sessions.rotate(
    hash,
    stored,
    {
      tokenSha256: sha256(successor),
      familyId: stored.family_id,
      companyId: stored.company_id,
      userId: stored.user_id,
      epoch: stored.session_epoch,
      tokenExpiresAt: Math.min(Math.floor(seconds) + REFRESH_TOKEN_SECONDS, stored.family_expires_at),
      familyExpiresAt: stored.family_expires_at,
      createdAt: timestamp(new Date(now)),
    },
    encrypt(successor, token),
    now,
  );
  if (outcome === "rotated") return { identity, token: successor };
  const again = outcome === "rotated before" ? await sessions.findToken(hash) : undefined;
  if (!again) throw ended();
  return { identity, token: await successorOf(sessions, again, token, now) };
}

async function successorOf(
  sessions: SessionStore,
  stored: StoredRefreshToken,
  token: string,
  now: number,
): Promise<string> {
  if (!(await sessions.isAlive(stored))) throw ended();
  if (stored.encrypted_successor !== undefined && now - (stored.rotated_at ?? 0) <= REUSE_GRACE_MS) {
    return decrypt(stored.encrypted_successor, token);
  }
  await sessions.revoke(stored);
  throw ended();
}

/** Clears the cookie. */
export const clearedCookie = (secure: boolean): string =>
  `refresh_token=; HttpOnly;${secure ? " Secure;" : ""} SameSite=Lax; Path=/api/v1/auth; Max-Age=0`;

/** The `refresh_token` cookie. @param secure false only over plain HTTP on one machine */
export const refreshCookie = (token: string, secure: boolean): string =>
  `refresh_token=${token}; HttpOnly;${secure ? " Secure;" : ""} SameSite=Lax; Path=/api/v1/auth; ` +
  `Max-Age=${REFRESH_TOKEN_SECONDS}`;
