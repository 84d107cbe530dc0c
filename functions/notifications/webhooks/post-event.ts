import { lookup as resolve, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { literalAddress, mayConnectTo, type AllowedAddresses } from "./address.ts";

/** The time that the receiver has to answer; Standard Webhooks advises 15 to 30 s. */
const ANSWER_MS = 15_000;
/** How much of an answer's body is received before the connection is closed; its content is ignored. */
const MOST_BODY_BYTES = 4_096;
const BODY_MS = 1_000;

/** The result of an attempt: the status of the answer, or the reason why there is none, in words for the owner. */
export type PostOutcome = { status: number } | { error: string };

/** The name leads to an address that deliveries must not go to. */
class NotPublic extends Error {
  override readonly name = "NotPublic";
}

type Resolve = typeof resolve;

/**
 * Resolves a name when the socket connects, and refuses it unless all its addresses are allowed. A name that leads to
 * this service half of the time would otherwise succeed at a second try.
 */
const judged =
  (allowed: AllowedAddresses, resolveName: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found;
      const refused = addresses.find(({ address }) => !mayConnectTo(address, allowed));
      const failure = error ?? (refused || addresses.length === 0 ? new NotPublic(hostname) : null);
      if (failure) return callback(failure, []);
      if (options.all) return callback(null, addresses);
      const [{ address, family }] = addresses as [LookupAddress];
      return callback(null, address, family);
    });
  };

const CLOSED = "The connection was closed before an answer came";

/** Sentences for errors that a receiver's owner can fix. */
function sentenceFor(error: NodeJS.ErrnoException): string {
  if (error instanceof NotPublic) return "The address does not lead to the public internet";
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return `No answer within ${ANSWER_MS / 1000} seconds`;
  switch (error.code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "The host name cannot be resolved";
    case "ECONNREFUSED":
      return "The connection was refused";
    case "ECONNRESET":
    case "EPIPE":
      return CLOSED;
    default:
      // TLS has about eighty codes of its own; none contains data of this service.
      return `The connection failed (${error.code ?? "unknown reason"})`;
  }
}

/** Waits for the end of a short answer, so that its sender sees no broken connection, and cuts off a long one. */
const finish = (response: IncomingMessage): Promise<void> =>
  new Promise((done) => {
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      response.destroy();
      done();
    };
    const timer = setTimeout(end, BODY_MS);
    response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BODY_BYTES) end();
    });
    response.once("close", end).once("error", end);
  });

/**
 * Posts an event. The address is checked each time the connection is made. A redirect is treated like any other answer.
 * TLS sends the host name and checks its certificate.
 * @param resolveName replaces the resolver in tests
 */
export function postEvent(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  allowed: AllowedAddresses,
  resolveName: Resolve = resolve,
): Promise<PostOutcome> {
  const url = new URL(address);
  const literal = literalAddress(url.hostname);
  // A socket to an IP address uses no resolver.
  if (literal !== undefined && !mayConnectTo(literal, allowed))
    return Promise.resolve({ error: sentenceFor(new NotPublic(literal)) });
  if (url.protocol !== "https:" && allowed === "public")
    return Promise.resolve({ error: "The address does not begin with https://" });
  return new Promise((settle) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = send(url, {
      method: "POST",
      agent: false,
      lookup: judged(allowed, resolveName),
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        ...headers,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "synthetic-consumer-research-webhooks",
      },
    });
    let answered = false;
    request.once("response", (response) => {
      answered = true;
      void finish(response).then(() => settle({ status: response.statusCode ?? 0 }));
    });
    // If a receiver answers 101 to change the protocol, Node closes the connection and reports neither an answer nor an
    // error.
    request.once("close", () => {
      if (!answered) settle({ error: CLOSED });
    });
    request.on("error", (error) => settle({ error: sentenceFor(error) }));
    request.end(body);
  });
}
