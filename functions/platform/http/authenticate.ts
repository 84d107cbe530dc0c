import type { ApiKeyIdentity, Identity, UserIdentity } from "./identity.ts";
import type { Role, User } from "./identity.ts";
import { Forbidden, Unauthenticated, callerGone } from "../errors.ts";
import type { Row } from "./request.ts";

/** Checks tokens and API keys. */
export interface Callers {
  /** The user that an access token names. @throws Unauthenticated */
  verify: (token: string) => Promise<UserIdentity>;
  /** The user as they are now; undefined if they or their company have been removed. */
  findUser: (identity: UserIdentity) => Promise<User | undefined>;
  /**
   * The API key that a bearer token contains, as it is now; undefined if the token is not an API key.
   * @throws Unauthenticated
   */
  findApiKey: (token: string) => Promise<ApiKeyIdentity> | undefined;
}

function bearerToken(headers: Record<string, string | undefined>): string {
  const match = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "");
  if (!match) throw new Unauthenticated("A bearer access token or API key is needed");
  return match[1] as string;
}

function requireRole({ role: needed }: Row, role: Role): void {
  if (needed && role !== needed) throw new Forbidden("Only an owner of the company may do this");
}

/**
 * Identifies the caller by the request's token. An API key is looked up before anything else is read: a key is not
 * signed, so an invented one must cost no more than this lookup.
 * @returns null for a route that needs no token
 * @throws Unauthenticated, and Forbidden if a key may not do this
 */
export async function identify(
  callers: Callers | undefined,
  route: Row,
  headers: Record<string, string | undefined>,
): Promise<Identity | null> {
  if (route.auth === "none") return null;
  if (!callers) throw new Error("A route that needs a token has nobody who checks it");
  const token = bearerToken(headers);
  const key = await callers.findApiKey(token);
  if (!key) return callers.verify(token);
  if (route.usersOnly) throw new Forbidden("Only a user who is signed in may do this, not an API key");
  requireRole(route, key.role);
  return key;
}

/** @throws Unauthenticated as soon as the user has been removed, Forbidden if the user's role does not allow it */
export async function findUser(callers: Callers | undefined, route: Row, identity: UserIdentity): Promise<User> {
  const user = await callers?.findUser(identity);
  if (!user) throw callerGone(identity);
  requireRole(route, user.role);
  return user;
}
