import type { QueueMail } from "../../platform/queues/mail-queue.ts";
import type { AccessTokens } from "../tokens/access-tokens.ts";
import type { authRoutes } from "./routes.ts";
import type { AccountStore } from "./store.ts";
import type { InvitationStore } from "../invitations/store.ts";
import type { PasswordResetStore } from "../passwords/store-resets.ts";
import type { SessionStore } from "../sessions/store.ts";
import type { ApiHandler } from "../../platform/http/reads.ts";

/** Passed in and not imported, because it takes a function's whole CPU: a refused caller must not cause it. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** @param hash undefined if there is none; the check takes as long */
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
