import { ApiError, createClient, signIn as keyOf, type Client } from "../../clients/typescript/src/index.ts";
import { checkAnswer } from "../cli/check-answer.ts";
import { CommandError } from "../cli/errors.ts";
import { newAccount, type Account, type AccountFile } from "./accounts.ts";

/** Requests of a signed-in user, or with an API key. */
export interface Session {
  api: Client;
  /** The user's e-mail address, or how the key begins. */
  caller: string;
}

/** Where somebody signs in. */
export type SignInOptions = Pick<Parameters<typeof createClient>[0], "url" | "signal" | "send" | "idempotencyKeys">;

const wasRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const checked = (options: SignInOptions) => ({ ...options, check: checkAnswer });

const logIn = async (options: SignInOptions, { email, password }: Account): Promise<string> =>
  (await createClient(checked(options)).logIn({ body: { email, password } })).access_token;

/** Renews an access token that expires on the way (15 minutes): never with a new account, which would see nothing. */
const sessionOf = (options: SignInOptions, account: Account, token: string): Session => ({
  api: createClient({ ...checked(options), key: keyOf({ ...options, ...account }, token) }),
  caller: account.email,
});

/**
 * Signs in with the kept account, or signs up once and keeps the account. An account the service does not know any more
 * (its data was deleted) is replaced.
 * @param accountKey the address under which the account is kept
 */
export async function signIn(
  options: SignInOptions,
  accounts: AccountFile,
  accountKey = options.url,
): Promise<Session> {
  const kept = accounts.find(accountKey);
  try {
    if (kept) return sessionOf(options, kept, await logIn(options, kept));
  } catch (error) {
    if (!wasRefused(error)) throw error;
  }
  const account = newAccount();
  const body = { ...account, company_name: "Studies from the terminal", full_name: "Study command" };
  const { access_token } = await createClient(checked(options)).signUp({ body });
  accounts.keep(accountKey, account);
  return sessionOf(options, account, access_token);
}

/**
 * Signs in with an account that somebody has; it is neither made nor kept.
 * @throws CommandError when the service does not know it
 */
export async function signInAs(options: SignInOptions, account: Account): Promise<Session> {
  try {
    return sessionOf(options, account, await logIn(options, account));
  } catch (error) {
    if (!wasRefused(error)) throw error;
    const { host } = new URL(options.url);
    throw new CommandError(
      `${host} knows no account ${account.email} with this password; check STUDY_EMAIL and STUDY_PASSWORD.`,
    );
  }
}

/** How much of an API key may be shown: what the service calls its prefix. */
const SHOWN_OF_KEY = 16;

/** What an API key can do; it lasts as long as the study. The first request says whether the service takes it. */
export const sessionWithKey = (options: SignInOptions, apiKey: string): Session => ({
  api: createClient({ ...checked(options), key: apiKey }),
  caller: apiKey.slice(0, SHOWN_OF_KEY),
});
