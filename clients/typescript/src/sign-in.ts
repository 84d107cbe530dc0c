import { createClient, type ClientOptions } from "./client.ts";
import type { Key } from "./key.ts";

/**
 * Access tokens of a person's account, where there is no API key; each lives for 15 minutes and is then renewed.
 * @param known a token that the account has already
 */
export function signIn(
  { email, password, ...options }: Omit<ClientOptions, "key"> & { email: string; password: string },
  known?: string,
): Key {
  const api = createClient(options);
  let newest = known;
  let token = known === undefined ? undefined : Promise.resolve(known);
  const logIn = async () => (newest = (await api.logIn({ body: { email, password } })).access_token);
  return (refused) => {
    // Several calls may have been refused with the same token.
    if (token === undefined || (refused !== undefined && refused === newest)) {
      token = logIn();
      token.catch(() => (token = undefined));
    }
    return token;
  };
}
