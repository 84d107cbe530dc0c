import * as z from "zod";
import { defineEntity } from "./entity.ts";
import { timestamp } from "../timestamp.ts";
import { labelOf, labelled } from "./conditions.ts";
import { healthCheckKey } from "./unowned-keys.ts";
import { openTable, type Table } from "./table.ts";
import { REQUESTS_OF_API, TABLE_LIMITS } from "./table-limits.ts";

/** Who asks whether the service is well does not wait for long; the table answers in milliseconds. */
const LIMITS = {
  maxAttempts: 2,
  requestHandler: { ...TABLE_LIMITS.requestHandler, connectionTimeout: 500, requestTimeout: 1_000 },
};
/**
 * A function writes no more often than this. Nobody needs a token to ask, and a write costs five times what a read
 * does: so a flood of requests costs as many reads, and one write per function every five seconds.
 */
const WRITE_EVERY_MS = 5_000;

export const healthCheckEntity = defineEntity("health_check", z.object({ written_at: z.string() }));

let table: Table | undefined;
let written = -Infinity;

/**
 * Shows that the table answers this function: by a write, which finds full disks and lost rights, or if one has
 * succeeded within five seconds by a read. Each is one request for one unit.
 * @throws what the table's client throws if it does not, within three seconds
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
