import type * as z from "zod";
import { signUpAnswerSchema, tokenAnswerSchema } from "../../functions/domain/company/schemas.ts";
import { newAccount, type Account, type AccountFile } from "./accounts.ts";
import { AccountRefused, ServiceAnsweredError } from "./errors.ts";
import { send, type Call } from "./http-client.ts";

/** Requests of a signed-in user. */
export interface Session {
  request<S extends z.ZodType>(call: Omit<Call, "token">, schema: S): Promise<z.infer<S>>;
  email(): string;
}

const wasRefused = (error: unknown): boolean => error instanceof ServiceAnsweredError && error.status === 401;

async function logIn(serviceUrl: string, { email, password }: Account, signal: AbortSignal): Promise<string> {
  const call = { method: "POST", path: "/auth/login", body: { email, password }, signal } as const;
  return (await send(serviceUrl, call, tokenAnswerSchema)).access_token;
}

/** Renews an access token that expires on the way (15 minutes). */
function sessionOf(serviceUrl: string, account: Account, first: string, signal: AbortSignal): Session {
  let token = first;
  return {
    email: () => account.email,
    async request(call, schema) {
      try {
        return await send(serviceUrl, { ...call, token }, schema);
      } catch (error) {
        if (!wasRefused(error)) throw error;
        // Not a new account: it could not see what this study has made so far.
        token = await logIn(serviceUrl, account, signal);
        return send(serviceUrl, { ...call, token }, schema);
      }
    },
  };
}

/**
 * Signs in with the kept account, or signs up once and keeps the account. An account the service does not know any more
 * (its data was deleted) is replaced.
 * @param accountKey the address under which the account is kept
 */
export async function signIn(
  serviceUrl: string,
  accounts: AccountFile,
  accountKey: string,
  signal: AbortSignal,
): Promise<Session> {
  const kept = accounts.find(accountKey);
  try {
    if (kept) return sessionOf(serviceUrl, kept, await logIn(serviceUrl, kept, signal), signal);
  } catch (error) {
    if (!wasRefused(error)) throw error;
  }
  const account = newAccount();
  const body = { ...account, company_name: "Studies from the terminal", full_name: "Study command" };
  const answer = await send(serviceUrl, { method: "POST", path: "/auth/signup", body, signal }, signUpAnswerSchema);
  accounts.keep(accountKey, account);
  return sessionOf(serviceUrl, account, answer.access_token, signal);
}

/**
 * Signs in with an account that somebody has; it is neither made nor kept.
 * @throws AccountRefused when the service does not know it
 */
export async function signInAs(serviceUrl: string, account: Account, signal: AbortSignal): Promise<Session> {
  try {
    return sessionOf(serviceUrl, account, await logIn(serviceUrl, account, signal), signal);
  } catch (error) {
    if (wasRefused(error)) throw new AccountRefused(account.email, new URL(serviceUrl).host);
    throw error;
  }
}
