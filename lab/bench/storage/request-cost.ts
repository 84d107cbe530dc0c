import { awsPrices } from "../../costs/aws-prices.ts";
import { isTableCall, type ServiceCall } from "./calls.ts";
import { longestSequence } from "./sequence.ts";

/** What one request asks of the table and of the bucket. */
export interface RequestCost {
  /** Calls of the table that are waited for one after the other. */
  inSequence: number;
  calls: number;
  readUnits: number;
  writeUnits: number;
  bucketWrites: number;
  bucketReads: number;
  /** US dollars of a million such requests, units of the table and requests to the bucket. */
  usdPerMillion: number;
}

/** What S3 bills as PUT, COPY, POST or LIST, and as GET and everything else; deleting is free. */
const BUCKET_WRITES = new Set(["PutObject", "CopyObject", "ListObjectsV2"]);
const BUCKET_READS = new Set(["GetObject", "HeadObject"]);

/** Sums up the calls of one invocation. */
export function costOf(calls: readonly ServiceCall[]): RequestCost {
  const table = calls.filter(isTableCall);
  const bucket = (commands: ReadonlySet<string>) =>
    calls.filter(({ service, command }) => service === "S3" && commands.has(command)).length;
  const readUnits = table.reduce((sum, call) => sum + call.readUnits, 0);
  const writeUnits = table.reduce((sum, call) => sum + call.writeUnits, 0);
  const bucketWrites = bucket(BUCKET_WRITES);
  const bucketReads = bucket(BUCKET_READS);
  const usd =
    readUnits * awsPrices.readRequestUnit +
    writeUnits * awsPrices.writeRequestUnit +
    bucketWrites * awsPrices.s3Write +
    bucketReads * awsPrices.s3Read;
  return {
    inSequence: longestSequence(table).length,
    calls: table.length,
    readUnits,
    writeUnits,
    bucketWrites,
    bucketReads,
    usdPerMillion: usd * 1e6,
  };
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** `3 calls in all; 1.5 RRU, 3 WRU; 2.67 USD per million requests` */
export function costInWords({ calls, readUnits, writeUnits, bucketWrites, bucketReads, usdPerMillion }: RequestCost) {
  const bucket =
    bucketWrites + bucketReads > 0 ? `; ${bucketWrites} writes and ${bucketReads} reads of the bucket` : "";
  const units = `${number(readUnits)} RRU, ${number(writeUnits)} WRU${bucket}`;
  return (
    `${calls} ${calls === 1 ? "call" : "calls"} in all; ${units}; ${usdPerMillion.toFixed(2)} USD per million ` +
    "requests"
  );
}

/** `Get functions/accounts/sign-in/store.ts:66`, one per call of the longest chain. */
export const chainOf = (calls: readonly ServiceCall[]): string[] =>
  longestSequence(calls.filter(isTableCall)).map(({ command, from }) => `${command} ${from}`);
