import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";

/**
 * How long the client waits for DynamoDB, and how often it tries: 9 s and the pauses between, at most, of the 28 s that
 * a request has. DynamoDB answers in milliseconds, a full page or a transaction of a hundred items in under a second;
 * one that hangs is on a connection or a node that is gone, and the next attempt goes elsewhere. What waits for its
 * turn behind those that hang waits for them, too: of a request that reads ten things at once the last may take twice
 * as long.
 */
export const TABLE_LIMITS = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    // Of silence while the answer's body arrives, which the request's time does not cover.
    socketTimeout: 3_000,
    // Without it, the SDK's HTTP/1.1 handler only logs that the time is over, and waits on.
    throwOnRequestTimeout: true,
  },
} as const satisfies DynamoDBClientConfig;

/**
 * Requests of one function that are under way at once; more wait in the function for their turn, not at the table,
 * where those of others would wait behind them. A batch of forty personas whose answers come together would send forty;
 * two at 10 ms are two hundred a second.
 */
export const REQUESTS_AT_ONCE = 2;
/**
 * The same of a function of the API, for whose answers people wait: with two, a list of simulations is answered .70
 * times as often as by bare Node with the same calls, with five .86 times.
 */
export const REQUESTS_OF_API = 5;

/**
 * People of a study, or their results, that one round trip fetches: 150 to 500 KB. With 1 MB the table and whoever
 * reads it are busy for a moment in which both keep everybody else waiting.
 */
export const PEOPLE_AT_ONCE = 50;
