import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
} from "@aws-sdk/client-dynamodb";
import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { UNFINISHED_WORK_INDEX } from "../functions/storage/unfinished-work.ts";
import { CannotStart } from "./data-folder.ts";
import { freePort } from "./free-port.ts";
import { unguessableLoopback } from "./http/unguessable-loopback.ts";

export interface LocalDatabase {
  endpoint: string;
  close(): Promise<void>;
}

function engineBinary(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve("@dynoxide/linux-x64/package.json")), "dynoxide");
  } catch {
    throw new CannotStart(
      `The embedded database has no build for ${process.platform}-${process.arch}; start any DynamoDB Local and set DYNAMODB_ENDPOINT to its address.`,
    );
  }
}

/**
 * Starts the database on a file, or uses the one at `DYNAMODB_ENDPOINT`, and waits until it answers.
 *
 * The engine is a child of a shell that waits on a pipe from this process: when this process ends, however it ends, the
 * pipe closes and the shell ends the engine, so that a killed stack leaves nobody behind who holds the file.
 */
export async function startDatabase(file: string, logFile: string): Promise<LocalDatabase> {
  const external = process.env.DYNAMODB_ENDPOINT;
  if (external) return { endpoint: external, close: async () => {} };
  const port = await freePort();
  // The engine lets pages of any origin read what it answers.
  const host = unguessableLoopback();
  const log = openSync(logFile, "a");
  const shell = spawn(
    "/bin/sh",
    [
      "-c",
      '"$0" --host "$3" --port "$1" --db-path "$2" </dev/null & engine=$!; cat >/dev/null; kill $engine; wait $engine',
      engineBinary(),
      String(port),
      file,
      host,
    ],
    // Detached: Ctrl-C is for the stack, which ends the engine last, when nobody writes any more.
    { stdio: ["pipe", log, log], detached: true },
  );
  const ended = new Promise<void>((resolve) => shell.once("exit", () => resolve()));
  const endpoint = `http://${host}:${port}`;
  await waitUntilItAnswers(endpoint, logFile);
  return {
    endpoint,
    close: async () => {
      shell.stdin?.end();
      await ended;
    },
  };
}

async function waitUntilItAnswers(endpoint: string, logFile: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await client.send(new ListTablesCommand({ Limit: 1 }));
      client.destroy();
      return;
    } catch {
      await sleep(25);
    }
  }
  throw new CannotStart(`The embedded database did not start within 5 seconds; ${logFile} says why.`);
}

/** Creates the table as the deployment defines it, unless it is there. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: "PAY_PER_REQUEST",
        AttributeDefinitions: ["PK", "SK", "work_shard", "work_since"].map((AttributeName) => ({
          AttributeName,
          AttributeType: "S" as const,
        })),
        KeySchema: [
          { AttributeName: "PK", KeyType: "HASH" },
          { AttributeName: "SK", KeyType: "RANGE" },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: UNFINISHED_WORK_INDEX,
            KeySchema: [
              { AttributeName: "work_shard", KeyType: "HASH" },
              { AttributeName: "work_since", KeyType: "RANGE" },
            ],
            Projection: { ProjectionType: "ALL" },
          },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}
