import * as z from "zod";
import { defineEntity } from "./entity.ts";
import { timestamp } from "../timestamp.ts";
import { labelOf, labelled } from "./conditions.ts";
import { healthCheckKey } from "./unowned-keys.ts";
import { openTable, type Table } from "./table.ts";
import { REQUESTS_OF_API, TABLE_LIMITS } from "./table-limits.ts";

/** A health check must not wait long; the table answers in milliseconds. */
const LIMITS = {
  maxAttempts: 2,
  requestHandler: { ...TABLE_LIMITS.requestHandler, connectionTimeout: 500, requestTimeout: 1_000 },
};
/**
 * A function writes no more often than this. The check needs no token, and a write costs five times as much as a read.
 * A flood of requests therefore costs one read each, and only one write per function every five seconds.
 */
const WRITE_EVERY_MS = 5_000;

export const healthCheckEntity = defineEntity("health_check", z.object({ written_at: z.string() }));

let table: Table | undefined;
let written = -Infinity;

/**
 * Checks that the table answers this function. It writes, which also detects full disks and missing permissions. If a
 * write has succeeded within five seconds, it reads instead. Each is one request for one unit.
 * @throws the error of the table's client if the table does not answer within three seconds
 */
export async function reachTable(name: string, now = Date.now()): Promise<void> {
  table ??= openTable(name, LIMITS, { requestsAtOnce: REQUESTS_OF_API });
  if (now - written < WRITE_EVERY_MS) {
    await table.get(healthCheckEntity, healthCheckKey);
    return;
  }
  await table.update({
    Key: { ...healthCheckKey },
    UpdateExpression: `${labelled}, written_at = :now`,
    ExpressionAttributeValues: { ...labelOf(healthCheckEntity), ":now": timestamp(new Date(now)) },
  });
  written = now;
}
