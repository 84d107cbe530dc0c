import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { BedrockError, type BedrockErrorType } from "../bedrock/bedrock-error.ts";
import { brokenConnection, nameFailure, malformed } from "./failures.ts";
import { assembled, isEventStream } from "./event-stream.ts";
import { isObject } from "./read-json.ts";

/** Where a server is, and the key that it wants. */
export interface ServerAddress {
  /** Base address, with or without `/v1`. */
  url: string;
  /** As text, or what reads it: a key may change while the connection is open. */
  apiKey?: string | (() => Promise<string>);
}

/** What the server is sent, and what it answers. */
export interface Connection {
  /**
   * Posts a body, or gets without one. While the server has asked to wait, the call fails at once with what is left of
   * the wait: the waiting is done in one place (../port/model-call.ts).
   * @returns the answer as JSON, a stream of events as the one answer that it makes up
   * @throws BedrockError in the server's own words
   */
  send(path: string, body: unknown, signal?: AbortSignal): Promise<unknown>;
}

/**
 * The most seconds that a server has for an answer unless it is set: longer answers would take too long for studies.
 */
export const MOST_SECONDS = 300;
/** The most that can be set. */
export const LONGEST_SECONDS = 3_600;

/** How long a server has for an answer, in seconds, which the question at the start may find out (probe.ts). */
export interface Patience {
  seconds: number;
}

const addressOf = (url: string, path: string) => {
  const base = url.replace(/(?<!\/)\/+$/, "").replace(/\/chat\/completions$/, "");
  return `${base.endsWith("/v1") ? base : `${base}/v1`}/${path}`;
};

interface Exchange {
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Posts a body, or gets without one. Not by `fetch`, which waits 300 s for the headers of an answer and no longer. */
async function exchanged(address: string, { body, headers, signal }: Exchange) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const { request } = address.startsWith("https:") ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const asked = request(address, {
      method: sent === undefined ? "GET" : "POST",
      headers: sent === undefined ? headers : { ...headers, "content-type": "application/json" },
      signal,
      // A connection that the server is about to close would break the next call.
      agent: false,
    });
    asked.once("response", resolve).once("error", reject).end(sent);
  });
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

function parsed(contentType: string, said: string): unknown {
  try {
    return JSON.parse(said) as unknown;
  } catch {
    if (isEventStream(contentType, said)) return assembled(said);
    throw malformed("JSON", said);
  }
}

/** The status that an error in a body of status 200 means; null when there is none. */
function hiddenFailure(answer: unknown): number | null {
  if (!isObject(answer) || !answer.error || (Array.isArray(answer.choices) && answer.choices.length > 0)) return null;
  const code = isObject(answer.error) ? Number(answer.error.code) : NaN;
  return code >= 400 && code < 600 ? code : 502;
}

/** Whether waiting helps: an empty account, for example, stays empty. */
const isPassing = ({ type }: BedrockError) => type === "ThrottlingException" || type === "ServiceUnavailableException";

/** Opens the way to a server; all calls that share it share what `Retry-After` has asked for. */
export function connect({ url, apiKey }: ServerAddress, patience: Readonly<Patience>): Connection {
  /** Until when the server wants no calls, milliseconds of the process, and what it said. */
  let closed: { until: number; error: BedrockError } | null = null;

  async function exchange(path: string, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    const { seconds } = patience;
    const key = typeof apiKey === "function" ? await apiKey() : apiKey;
    const headers = { ...(key ? { authorization: `Bearer ${key}` } : {}) };
    const timeout = AbortSignal.timeout(seconds * 1000);
    const response = await exchanged(addressOf(url, path), {
      body,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((error: unknown) => {
      if (!timeout.aborted) throw brokenConnection(url, error);
      throw new BedrockError("ModelTimeoutException", `The model server did not answer within ${seconds} s.`);
    });
    const isOk = response.status >= 200 && response.status < 300;
    const answer = isOk ? parsed(response.headers["content-type"] ?? "", response.text) : undefined;
    const status = isOk ? hiddenFailure(answer) : response.status;
    if (status === null) return answer;
    const said = isOk ? JSON.stringify(answer) : response.text;
    throw nameFailure(status, response.headers["retry-after"] ?? null, said, key);
  }

  return {
    async send(path, body, signal) {
      const seconds = ((closed?.until ?? 0) - performance.now()) / 1000;
      if (closed && seconds > 0)
        throw new BedrockError(closed.error.type as BedrockErrorType, closed.error.message, undefined, seconds);
      try {
        return await exchange(path, body, signal);
      } catch (error) {
        if (error instanceof BedrockError && error.retryAfter !== undefined && isPassing(error)) {
          const until = performance.now() + error.retryAfter * 1000;
          if (until > (closed?.until ?? 0)) closed = { until, error };
        }
        throw error;
      }
    },
  };
}
