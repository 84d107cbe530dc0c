import createFetchClient from "openapi-fetch";
import { errorOf } from "./errors.ts";
import type { paths } from "./openapi.ts";
import { PATIENCE, sendPatiently } from "./send.ts";

/**
 * What a call carries as its bearer token: an API key, or a function that gives an access token. The function is told
 * the token that was refused, if one was, and is then expected to have another.
 */
export type Key = string | ((refused?: string) => Promise<string>);

/** Access tokens of a person's account, where there is no API key; each lives for 15 minutes and is then renewed. */
export function signIn({ url, email, password }: { url: string; email: string; password: string }): Key {
  const api = createFetchClient<paths>({ baseUrl: url, fetch: (request) => sendPatiently(request, fetch, PATIENCE) });
  api.use({
    onResponse: async ({ request, response }) =>
      response.ok ? undefined : Promise.reject(await errorOf(request, response)),
  });
  let token: Promise<string> | undefined;
  let known: string | undefined;
  const logIn = async () => {
    const { data } = await api.POST("/auth/login", { body: { email, password } });
    return (known = data?.access_token ?? "");
  };
  return (refused) => {
    // Several calls may have been refused with the same token.
    if (token === undefined || (refused !== undefined && refused === known)) {
      token = logIn();
      token.catch(() => (token = undefined));
    }
    return token;
  };
}
