import { newOpaqueToken, sha256 } from "../../adapters/tokens/opaque-tokens.ts";
import { newId } from "../../domain/ids.ts";
import { timestamp } from "../../domain/timestamp.ts";
import type { NewSession } from "../../storage/accounts.ts";

const DAY_SECONDS = 86_400;
export const REFRESH_TOKEN_SECONDS = 30 * DAY_SECONDS;
/** A login can be kept alive by refreshing for this long, then one signs in again. */
export const SESSION_FAMILY_SECONDS = 180 * DAY_SECONDS;

/** A new session: the token for the caller's cookie, and what is stored of it. */
export function newSession(companyId: string, userId: string): { token: string; session: NewSession } {
  const token = newOpaqueToken();
  const now = Math.floor(Date.now() / 1000);
  return {
    token,
    session: {
      tokenSha256: sha256(token),
      familyId: newId(),
      companyId,
      userId,
      tokenExpiresAt: now + REFRESH_TOKEN_SECONDS,
      familyExpiresAt: now + SESSION_FAMILY_SECONDS,
      createdAt: timestamp(),
    },
  };
}

/** The `refresh_token` cookie. @param secure false only over plain HTTP on one machine */
export const refreshCookie = (token: string, secure: boolean): string =>
  `refresh_token=${token}; HttpOnly;${secure ? " Secure;" : ""} SameSite=Lax; Path=/api/v1/auth; Max-Age=${REFRESH_TOKEN_SECONDS}`;
