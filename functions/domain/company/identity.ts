import type { Role } from "./schemas.ts";

/** A user, as their access token names them. */
export interface UserIdentity {
  companyId: string;
  userId: string;
}

/** An API key, as it was when the request came. */
export interface ApiKeyIdentity {
  companyId: string;
  apiKeyId: string;
  role: Role;
}

/** Who calls: taken from the Authorization header and from nowhere else. */
export type Identity = UserIdentity | ApiKeyIdentity;

/** What is written down of who did something: the id of a user, or of an API key. */
export const callerId = (identity: Identity): string => ("userId" in identity ? identity.userId : identity.apiKeyId);
