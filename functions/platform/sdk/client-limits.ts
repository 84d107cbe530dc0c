import { inRequest } from "../time-limits.ts";

/** How long an SDK client waits for one service, and how often it tries. */
export interface ClientLimits {
  maxAttempts: number;
  requestHandler: {
    /** ms until the connection is established. */
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
 * The limits by service. By default the SDK waits minutes for an answer, so one hanging connection would use up the
 * whole time of a function. Every row is far above the time of a healthy service. All attempts of a row fit into the 28
 * s of a request; those of a scan have their own deadline. The table's limits are in `storage`. Bedrock's are next to
 * its client, which uses HTTP/2.
 *
 * A request that timed out may still have been executed. Every call here may be made twice: executions and jobs are
 * identified by name, objects by key, and a repeated message is processed once. A mail may arrive twice.
 */
export const CLIENT_LIMITS = {
  // Answers in tens of milliseconds.
  queues: limits(1, 5, 3),
  executions: limits(1, 5, 3),
  secrets: limits(1, 5, 3),
  // A function uploads 50 MB within 2 s, and a thousand objects are deleted in one request.
  files: limits(1, 12, 2),
  // A photograph takes 1 to 5 s; throttled requests are retried after up to 0.5, 1 and 2 s.
  scans: limits(2, 10, 4),
  // A mail of a few kilobytes is accepted in well under a second.
  mail: limits(2, 5, 4),
} as const satisfies Record<string, ClientLimits>;
