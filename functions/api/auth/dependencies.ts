import type { QueueMail } from "../../adapters/queues/mail-queue.ts";
import type { AccessTokens } from "../../adapters/tokens/access-tokens.ts";
import type { authRoutes } from "../../contracts/routes/auth.ts";
import type { Handlers } from "../../shared/http/request.ts";
import type { AccountStore } from "../../storage/accounts/store.ts";
import type { InvitationStore } from "../../storage/invitations/store.ts";
import type { PasswordResetStore } from "../../storage/accounts/password-resets.ts";
import type { SessionStore } from "../../storage/sessions/store.ts";

export interface AuthDependencies {
  accounts: AccountStore;
  sessions: SessionStore;
  passwordResets: PasswordResetStore;
  invitations: InvitationStore;
  tokens: AccessTokens;
  queueMail: QueueMail;
  secureCookies: boolean;
}

/** The handler of one operation of the auth routes. */
export type AuthHandler<K extends keyof typeof authRoutes> = Handlers<typeof authRoutes>[K];
