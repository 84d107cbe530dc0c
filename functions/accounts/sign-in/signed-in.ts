import type { AccessTokens } from "../tokens/access-tokens.ts";
import type { User } from "../../platform/http/identity.ts";
import { BadRequest, Unprocessable } from "../../platform/errors.ts";
import { refreshCookie } from "./sessions.ts";
import common from "../../data/common-passwords.json" with { type: "json" };

const commonPasswords: ReadonlySet<string> = new Set(common.passwords);

/** What is wrong with a password of the right length, in words that follow `password: `; undefined if nothing is. */
export function passwordProblem(password: string, email: string): string | undefined {
  const lower = password.trim().toLowerCase();
  if (lower === email.toLowerCase()) return "must not be the e-mail address";
  if (commonPasswords.has(lower)) return "is one of the most common passwords; choose another";
  return undefined;
}

export const addressTaken = () => new BadRequest("This e-mail address is already in use");

/**
 * @param field the password's name in the body
 * @throws Unprocessable if it is a common one or the e-mail address
 */
export function checkPassword(field: string, password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw new Unprocessable(`${field}: ${problem}`);
}

/** The answer to a request that made a user: signed in, as after a login. */
export async function signedIn(
  { tokens, secureCookies }: { tokens: AccessTokens; secureCookies: boolean },
  user: User,
  refreshToken: string,
) {
  const access_token = await tokens.issue({ userId: user.id, companyId: user.company_id });
  return {
    status: 201 as const,
    body: { access_token, token_type: "bearer" as const, user },
    cookies: [refreshCookie(refreshToken, secureCookies)],
  };
}
