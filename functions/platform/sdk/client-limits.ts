import { inRequest } from "../time-limits.ts";

/** How long an SDK client waits for one service, and how often it tries. */
export interface ClientLimits {
  maxAttempts: number;
  requestHandler: {
    /** ms until the connection stands. */
    connectionTimeout: number;
    /** ms from the request's first byte to the answer's headers. */
    requestTimeout: number;
    /** ms of silence on the connection; covers the answer's body, which `requestTimeout` does not. */
    socketTimeout: number;
    /** Without it, the SDK's HTTP/1.1 handler only logs that the request's time is over, and waits on. */
    throwOnRequestTimeout: true;
  };
}

const SECOND = 1_000;

const limits = (connectSeconds: number, requestSeconds: number, maxAttempts: number): ClientLimits => ({
  maxAttempts,
  requestHandler: {
    connectionTimeout: inRequest(connectSeconds * SECOND),
    requestTimeout: inRequest(requestSeconds * SECOND),
    socketTimeout: inRequest(requestSeconds * SECOND),
    throwOnRequestTimeout: true,
  },
});

/**
 * The limits by service. Left to itself the SDK waits minutes for an answer, so one connection that hangs would use up
 * the whole time of a function. Every row is far above what the service takes when it is well, and all attempts of a
 * row fit into the 28 s of a request; those at a scan are ended by a deadline of their own. The table's limits are in
 * `storage`, Bedrock's beside its client, which speaks HTTP/2.
 *
 * A request that timed out may have been carried out all the same. Every call here may be made twice: executions and
 * jobs carry their name, objects their key, a message that comes twice is worked on once; a mail may arrive twice.
 */
export const CLIENT_LIMITS = {
  // Answers in tens of milliseconds.
  queues: limits(1, 5, 3),
  executions: limits(1, 5, 3),
  secrets: limits(1, 5, 3),
  // 50 MB go up within 2 s from a function, and a thousand objects are deleted in one request.
  files: limits(1, 12, 2),
  // A photograph takes 1 to 5 s; throttling is tried again after up to 0.5, 1 and 2 s.
  scans: limits(2, 10, 4),
  // A mail of a few kilobytes is taken in well under a second.
  mail: limits(2, 5, 4),
} as const satisfies Record<string, ClientLimits>;
