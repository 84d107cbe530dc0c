import { sha256 } from "../tokens/opaque-tokens.ts";
import type { authRoutes } from "./routes.ts";
import { emailSchema } from "../company/schemas.ts";
import { Unauthenticated, callerGone } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { forgotPassword, resetPassword } from "./passwords.ts";
import { clearedCookie, newSession, refresh, refreshCookie } from "./sessions.ts";
import { signUp } from "./sign-up.ts";

const incorrect = () => new Unauthenticated("Incorrect email or password");

export const authHandlers: ApiHandlers<typeof authRoutes, AuthDependencies> = {
  signUp,
  acceptInvitation,
  forgotPassword,
  resetPassword,

  logIn: handler({
    load: async ({ accounts }, { body }) => {
      // Text that is not an address has no account and cannot be used as a key.
      const email = emailSchema.safeParse(body.email);
      return email.success ? accounts.findAccount(email.data) : undefined;
    },
    act: async ({ passwords, sessions, tokens, secureCookies }, { body }, account) => {
      const valid = await passwords.verify(body.password, account?.password_hash);
      if (!valid || !account) throw incorrect();
      const { token, session } = newSession(account.company_id, account.user_id, account.session_epoch);
      // The password may have been reset since it was checked.
      if (!(await sessions.start(session))) throw incorrect();
      return {
        status: 200,
        body: {
          access_token: await tokens.issue({ userId: account.user_id, companyId: account.company_id }),
          token_type: "bearer",
        },
        cookies: [refreshCookie(token, secureCookies)],
      };
    },
  }),

  refreshSession: {
    act: async ({ sessions, tokens, secureCookies }, { cookies }) => {
      if (!cookies.refresh_token) throw new Unauthenticated("There is no refresh_token cookie; sign in");
      const { identity, token } = await refresh(sessions, cookies.refresh_token);
      return {
        status: 200,
        body: { access_token: await tokens.issue(identity), token_type: "bearer" },
        cookies: [refreshCookie(token, secureCookies)],
      };
    },
  },

  logOut: handler({
    load: async ({ sessions }, { cookies }) =>
      cookies.refresh_token ? sessions.findToken(sha256(cookies.refresh_token)) : undefined,
    act: async ({ sessions, secureCookies }, { identity }, stored) => {
      if (stored?.user_id === identity.userId) await sessions.revoke(stored);
      return { status: 204, cookies: [clearedCookie(secureCookies)] };
    },
  }),

  getNotifications: {
    load: async ({ accounts }, { identity }) => {
      const notifications = await accounts.findNotifications(identity.companyId, identity.userId);
      if (!notifications) throw callerGone(identity);
      return { status: 200, body: notifications };
    },
  },

  updateNotifications: handler({
    // Has a load, so that `act` runs only after the caller has been looked up: its write is not a transaction that
    // would check the caller.
    load: ({ accounts }, { identity: { companyId, userId } }) => accounts.findNotifications(companyId, userId),
    act: async ({ accounts }, { identity, body }) => {
      if (!(await accounts.setNotifications(identity.companyId, identity.userId, body))) throw callerGone(identity);
      return { status: 200, body };
    },
  }),

  getCurrentUser: { load: async (_reads, { user }) => ({ status: 200, body: await user() }) },
};
