import { presence } from "../domain/entity.ts";
import { healthCheckKey } from "./unowned-keys.ts";
import { openTable, type Table } from "./table.ts";
import { REQUESTS_OF_API, TABLE_LIMITS } from "./table-limits.ts";

/** Who asks whether the service is well does not wait for long; the table answers in milliseconds. */
const LIMITS = {
  maxAttempts: 2,
  requestHandler: { ...TABLE_LIMITS.requestHandler, connectionTimeout: 500, requestTimeout: 1_000 },
};

let table: Table | undefined;

/**
 * Reads an item that is never there: for one read unit, the cheapest proof that the table answers this function.
 * @throws what the table's client throws if it does not, within three seconds
 */
export async function reachTable(name: string): Promise<void> {
  table ??= openTable(name, LIMITS, { requestsAtOnce: REQUESTS_OF_API });
  await table.get(presence, healthCheckKey);
}
