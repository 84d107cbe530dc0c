import { ApiError } from "./errors.ts";
import type { Send } from "./exchange.ts";

/**
 * What a call carries as its bearer token: an API key, or a function that gives an access token. The function is told
 * the token that was refused, if one was, and is then expected to have another.
 */
export type Key = string | ((refused?: string) => Promise<string>);

/** Refuses what no header can carry, which whoever else refuses it would repeat to all who listen. */
function asHeader(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key.trim()))
    throw new ApiError(401, "The key has characters that no key has; set it whole, and nothing beside it.");
  return `Bearer ${key.trim()}`;
}

/** Sends what is for somebody who is signed in with a key, and once more where a token was refused. */
export const withKey =
  (key: Key, send: Send): Send =>
  async (request) => {
    if (!request.needsToken) return send(request);
    const sendWith = (token: string) =>
      send({ ...request, headers: { authorization: asHeader(token), ...request.headers } });
    if (typeof key === "string") return sendWith(key);
    const token = await key();
    const answer = await sendWith(token);
    // What was refused has had no effect.
    return answer.status === 401 ? sendWith(await key(token)) : answer;
  };
