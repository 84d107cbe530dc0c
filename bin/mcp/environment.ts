import { signIn, type ClientOptions } from "../../clients/typescript/src/index.ts";

const LOCAL = "http://127.0.0.1:3000/api/v1";

const isThisMachine = (host: string): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(host);

/** The address of the API: API_URL, or else the stack of this machine. */
export function readApiUrl({ API_URL: url = LOCAL }: NodeJS.ProcessEnv): { url: string } | { problem: string } {
  if (!URL.canParse(url)) return { problem: `API_URL is not an address: ${url}` };
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !(protocol === "http:" && isThisMachine(hostname)))
    return { problem: "API_URL must begin with https://; only a service on this machine may be asked without." };
  return { url };
}

/** The address of the API, and as whom to call it: API_KEY, or else API_EMAIL and API_PASSWORD of an account. */
export function readMcpEnvironment(variables: NodeJS.ProcessEnv): ClientOptions | { problem: string } {
  const { API_KEY: key, API_EMAIL: email, API_PASSWORD: password } = variables;
  const api = readApiUrl(variables);
  if ("problem" in api) return api;
  const { url } = api;
  if (key) return { url, key };
  if (email && password) return { url, key: signIn({ url, email, password }) };
  return { problem: "Set API_KEY to a key of your company, or API_EMAIL and API_PASSWORD to those of an account." };
}
