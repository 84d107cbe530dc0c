import { lastingPort } from "../stack/free-port.ts";
import { unguessableLoopback } from "../http/unguessable-loopback.ts";
import type { Watch } from "../stack/keep-running.ts";
import { engineBinary } from "./engine-build.ts";
import { startEngine } from "./engine.ts";
import { guardEngine } from "./guarded-endpoint.ts";

export interface LocalDatabase {
  /** For programs of this machine. */
  endpoint: string;
  /** The engine itself, for the stack's own functions: a request takes one way less. */
  engine: string;
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
  if (external) return { endpoint: external, engine: external, close: async () => {} };
  const [binary, port] = await Promise.all([engineBinary(), lastingPort()]);
  // The engine lets pages of any origin read what it answers.
  const host = unguessableLoopback();
  const started = await startEngine({ binary, host, port, ...options });
  const engine = `http://${host}:${port}`;
  const guard = await guardEngine(engine);
  const close = async () => {
    await guard.close();
    await started.close();
  };
  return { endpoint: guard.endpoint, engine, close };
}
