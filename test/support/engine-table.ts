import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Table } from "../../functions/platform/table/table.ts";
import { createTable } from "../../local/dynamodb/create-table.ts";
import { startDatabase } from "../../local/dynamodb/start-database.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import { openLocalTable } from "./library.ts";
import { openRawTable, type RawTable } from "./raw-table.ts";

/** The table of the service in an engine of its own: what conditions and keys come to, without a stack. */
export interface EngineTable {
  endpoint: string;
  table: Table;
  /** The same table, behind the back of the stores. */
  raw: RawTable;
  close(): Promise<void>;
}

export async function startEngineTable(): Promise<EngineTable> {
  const folder = await mkdtemp(join(tmpdir(), "engine-table-"));
  const { endpoint, close } = await startDatabase({
    databaseFile: join(folder, "table.sqlite"),
    logFile: join(folder, "engine.log"),
    external: undefined,
    watch: { log: () => undefined, giveUp: () => undefined },
    log: () => undefined,
  });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "local", credentials });
  await createTable(client, TABLE_NAME);
  client.destroy();
  const raw = openRawTable(endpoint);
  return {
    endpoint,
    table: openLocalTable(endpoint),
    raw,
    async close() {
      raw.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
