import { signIn, type ClientOptions } from "../../clients/typescript/src/index.ts";

const LOCAL = "http://127.0.0.1:3000/api/v1";

const isThisMachine = (host: string): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(host);

/**
 * Where the service is and as whom: API_URL (the stack of this machine unless set) and API_KEY, or else API_EMAIL and
 * API_PASSWORD of an account.
 */
export function readMcpEnvironment(variables: NodeJS.ProcessEnv): ClientOptions | { problem: string } {
  const { API_URL: url = LOCAL, API_KEY: key, API_EMAIL: email, API_PASSWORD: password } = variables;
  if (!URL.canParse(url)) return { problem: `API_URL is no address: ${url}` };
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !(protocol === "http:" && isThisMachine(hostname)))
    return { problem: "API_URL must begin with https://; only a service on this machine may be asked without." };
  if (key) return { url, key };
  if (email && password) return { url, key: signIn({ url, email, password }) };
  return { problem: "Set API_KEY to a key of your company, or API_EMAIL and API_PASSWORD to those of an account." };
}
