import { hashPassword, verifyPassword } from "../../adapters/passwords/argon2.ts";
import type { AccessTokens } from "../../adapters/tokens/access-tokens.ts";
import { sha256 } from "../../adapters/tokens/opaque-tokens.ts";
import type { authRoutes } from "../../contracts/routes/auth.ts";
import { passwordProblem } from "../../domain/company/password.ts";
import type { User } from "../../domain/company/schemas.ts";
import { newId } from "../../domain/ids.ts";
import { withoutControlCharacters } from "../../domain/text.ts";
import { BadRequest, Unauthenticated, Unprocessable } from "../../shared/errors.ts";
import type { Handlers } from "../../shared/http/request.ts";
import type { AccountStore } from "../../storage/accounts.ts";
import type { SessionStore } from "../../storage/sessions.ts";
import { clearedCookie, newSession, refresh, refreshCookie } from "./sessions.ts";

export interface AuthDependencies {
  accounts: AccountStore;
  sessions: SessionStore;
  tokens: AccessTokens;
  secureCookies: boolean;
}

export const createAuthHandlers = ({
  accounts,
  sessions,
  tokens,
  secureCookies,
}: AuthDependencies): Handlers<typeof authRoutes> => ({
  signUp: async ({ body }) => {
    const problem = passwordProblem(body.password, body.email);
    if (problem) throw new Unprocessable(`password: ${problem}`);
    const user: User = {
      id: newId(),
      email: body.email,
      full_name: withoutControlCharacters(body.full_name ?? "").trim() || (body.email.split("@")[0] as string),
      company_id: newId(),
      company_name: body.company_name,
      role: "owner",
    };
    const { token, session } = newSession(user.company_id, user.id);
    const [passwordHash, access_token] = await Promise.all([
      hashPassword(body.password),
      tokens.issue({ userId: user.id, companyId: user.company_id }),
    ]);
    if (!(await accounts.signUp(user, passwordHash, session)))
      throw new BadRequest("This e-mail address is already in use");
    return {
      status: 201,
      body: { access_token, token_type: "bearer", user },
      cookies: [refreshCookie(token, secureCookies)],
    };
  },

  logIn: async ({ body }) => {
    const account = await accounts.findAccount(body.email.trim().toLowerCase());
    const valid = await verifyPassword(body.password, account?.password_hash);
    if (!valid || !account) throw new Unauthenticated("Incorrect email or password");
    const { token, session } = newSession(account.company_id, account.user_id);
    const [access_token] = await Promise.all([
      tokens.issue({ userId: account.user_id, companyId: account.company_id }),
      sessions.start(session),
    ]);
    return {
      status: 200,
      body: { access_token, token_type: "bearer" },
      cookies: [refreshCookie(token, secureCookies)],
    };
  },

  refreshSession: async ({ cookies }) => {
    if (!cookies.refresh_token) throw new Unauthenticated("There is no refresh_token cookie; sign in");
    const { identity, token } = await refresh(sessions, cookies.refresh_token);
    return {
      status: 200,
      body: { access_token: await tokens.issue(identity), token_type: "bearer" },
      cookies: [refreshCookie(token, secureCookies)],
    };
  },

  logOut: async ({ cookies, identity }) => {
    const stored = cookies.refresh_token ? await sessions.findToken(sha256(cookies.refresh_token)) : undefined;
    if (stored?.user_id === identity.userId) await sessions.revoke(stored);
    return { status: 204, cookies: [clearedCookie(secureCookies)] };
  },

  getCurrentUser: async ({ identity }) => {
    const user = await accounts.findUser(identity.companyId, identity.userId);
    if (!user) throw new Unauthenticated("This user no longer exists");
    return { status: 200, body: user };
  },
});
