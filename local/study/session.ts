import type * as z from "zod";
import { signUpAnswerSchema, tokenAnswerSchema } from "../../functions/domain/company/schemas.ts";
import { newAccount, type Account, type AccountFile } from "./accounts.ts";
import { ServiceAnsweredError } from "./errors.ts";
import { send, type Call } from "./http-client.ts";

/** Requests of a signed-in user. */
export interface Session {
  request<S extends z.ZodType>(call: Omit<Call, "token">, schema: S): Promise<z.infer<S>>;
  email(): string;
}

const wasRefused = (error: unknown): boolean => error instanceof ServiceAnsweredError && error.status === 401;

/**
 * Signs in with the kept account, or signs up once and keeps the account. An account the service does not know any more
 * (its data was deleted) is replaced. An access token that expires on the way (15 minutes) is renewed.
 * @param accountKey the address under which the account is kept
 */
export async function signIn(
  serviceUrl: string,
  accounts: AccountFile,
  accountKey: string,
  signal: AbortSignal,
): Promise<Session> {
  let account: Account | undefined = accounts.find(accountKey);

  const logIn = async ({ email, password }: Account): Promise<string> => {
    const call = { method: "POST", path: "/auth/login", body: { email, password }, signal } as const;
    return (await send(serviceUrl, call, tokenAnswerSchema)).access_token;
  };
  const signUp = async (): Promise<string> => {
    account = newAccount();
    const body = { ...account, company_name: "Studies from the terminal", full_name: "Study command" };
    const answer = await send(serviceUrl, { method: "POST", path: "/auth/signup", body, signal }, signUpAnswerSchema);
    accounts.keep(accountKey, account);
    return answer.access_token;
  };
  const authenticate = async (): Promise<string> => {
    if (!account) return signUp();
    try {
      return await logIn(account);
    } catch (error) {
      if (wasRefused(error)) return signUp();
      throw error;
    }
  };

  let token = await authenticate();
  return {
    email: () => account?.email ?? "",
    async request(call, schema) {
      try {
        return await send(serviceUrl, { ...call, token }, schema);
      } catch (error) {
        if (!wasRefused(error) || !account) throw error;
        // Not a new account: it could not see what this study has made so far.
        token = await logIn(account);
        return send(serviceUrl, { ...call, token }, schema);
      }
    },
  };
}
