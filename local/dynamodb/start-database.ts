import { lastingPort } from "../stack/free-port.ts";
import { unguessableLoopback } from "../http/unguessable-loopback.ts";
import type { Watch } from "../stack/keep-running.ts";
import { engineBinary } from "./engine-build.ts";
import { startEngine } from "./engine.ts";

export interface LocalDatabase {
  endpoint: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseFile: string;
  logFile: string;
  /** Address of a DynamoDB Local that somebody else runs, instead of the embedded engine. */
  external: string | undefined;
  watch: Watch;
  log: (line: string) => void;
}

/** Starts the database on a file, or uses the one at an address. @throws CannotStart */
export async function startDatabase({ external, ...options }: DatabaseOptions): Promise<LocalDatabase> {
  if (external) return { endpoint: external, close: async () => {} };
  const [binary, port] = await Promise.all([engineBinary(), lastingPort()]);
  // The engine lets pages of any origin read what it answers.
  const host = unguessableLoopback();
  const { close } = await startEngine({ binary, host, port, ...options });
  return { endpoint: `http://${host}:${port}`, close };
}
