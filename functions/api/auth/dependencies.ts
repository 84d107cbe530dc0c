import type { QueueMail } from "../../adapters/queues/mail-queue.ts";
import type { AccessTokens } from "../../adapters/tokens/access-tokens.ts";
import type { authRoutes } from "../../contracts/routes/auth.ts";
import type { AccountStore } from "../../storage/accounts/store.ts";
import type { InvitationStore } from "../../storage/invitations/store.ts";
import type { PasswordResetStore } from "../../storage/accounts/password-resets.ts";
import type { SessionStore } from "../../storage/sessions/store.ts";
import type { ApiHandler } from "../reads.ts";

/** Given, and not imported, because it takes a function's whole CPU: nobody who is refused may cause it. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** @param hash undefined if there is none, which takes as long */
  verify: (password: string, hash: string | undefined) => Promise<boolean>;
}

export interface AuthDependencies {
  accounts: AccountStore;
  sessions: SessionStore;
  passwordResets: PasswordResetStore;
  invitations: InvitationStore;
  passwords: Passwords;
  tokens: AccessTokens;
  queueMail: QueueMail;
  secureCookies: boolean;
}

/** The handler of one operation of the auth routes. */
export type AuthHandler<K extends keyof typeof authRoutes> = ApiHandler<(typeof authRoutes)[K], AuthDependencies>;
