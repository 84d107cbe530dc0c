import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";

/**
 * How long the client waits for DynamoDB, and how often it tries: at most 9 s and the pauses between, out of the 28 s
 * that a request has. DynamoDB answers in milliseconds, a full page or a transaction of a hundred items in under a
 * second. A hanging request is on a connection or a node that is gone, and the next attempt goes elsewhere. Requests
 * queued behind hanging ones wait for them, too. If a request reads ten things at once, the last may take twice as
 * long.
 */
export const TABLE_LIMITS = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    // Limit for silence while the answer's body arrives, which the request timeout does not cover.
    socketTimeout: 3_000,
    // Without it, the SDK's HTTP/1.1 handler only logs that the time is over, and waits on.
    throwOnRequestTimeout: true,
  },
} as const satisfies DynamoDBClientConfig;

/**
 * Requests of one function that run at once. Further ones wait in the function and not at the table, where requests of
 * other functions would queue behind them. A batch of forty personas whose answers arrive together would send forty at
 * once. Two requests at 10 ms each are two hundred a second.
 */
export const REQUESTS_AT_ONCE = 2;
/**
 * The same for a function of the API, because people wait for its answers. Compared with bare Node making the same
 * calls, lists of simulations reach .70 of the throughput with two requests and .86 with five.
 */
export const REQUESTS_OF_API = 5;

/**
 * People of a study, or their results, that one round trip fetches: 150 to 500 KB. With 1 MB, the table and the reader
 * would be busy long enough to keep all others waiting.
 */
export const PEOPLE_AT_ONCE = 50;
