import type { AccessTokens } from "../tokens/access-tokens.ts";
import { passwordProblem } from "../passwords/password-problem.ts";
import type { User } from "../../platform/http/identity.ts";
import { BadRequest, Unprocessable } from "../../platform/errors.ts";
import { refreshCookie } from "./sessions.ts";

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
