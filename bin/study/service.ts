import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ApiError, createClient } from "../../clients/typescript/src/index.ts";
import { checkAnswer } from "../cli/check-answer.ts";
import { CommandError } from "../cli/errors.ts";

export interface Service {
  /** Where to send requests. */
  url: string;
  /** Whether it was started for this study. */
  own: boolean;
  close(): Promise<void>;
}

/** Starts a service on a free port of 127.0.0.1 on the data of a folder. */
export type StartService = (dataFolder: string) => Promise<{ url: string; close(): Promise<void> }>;

/** The complete local stack; loaded only when it is needed, since it is large. */
export const startLocalStack: StartService = async (dataFolder) => {
  const { startStack } = await import("../../local/stack.ts");
  return startStack({ port: 0, dataFolder });
};

/** What a running stack writes into its data folder, and leaves there. */
const endpointsSchema = z.object({ api: z.url() });

/** Where the stack on a data folder serves or has served the API. */
function addressKeptIn(dataFolder: string): string | undefined {
  try {
    return endpointsSchema.parse(JSON.parse(readFileSync(join(dataFolder, "endpoints.json"), "utf8"))).api;
  } catch {
    return undefined;
  }
}

const isThisMachine = (url: string): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);

/** Whether the service answers at an address; undefined if it does, else why not. */
async function absence(url: string, signal: AbortSignal): Promise<ApiError | undefined> {
  try {
    await createClient({ url, signal, patience: { attempts: 1 }, check: checkAnswer }).getHealth();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Finds the service at an address, or starts one where nobody asked for a particular other one: a study must never run
 * somewhere else than the person who named an address thinks. Without an address, one that runs on the data folder
 * comes first, whatever its port.
 * @throws CommandError
 */
export async function reachService(
  { url, urlGiven, dataFolder }: { url: string; urlGiven: boolean; dataFolder: string },
  start: StartService,
  signal: AbortSignal,
): Promise<Service> {
  const kept = urlGiven ? undefined : addressKeptIn(dataFolder);
  if (kept !== undefined && kept !== url && isThisMachine(kept) && !(await absence(kept, signal))) {
    return { url: kept, own: false, close: async () => {} };
  }
  const missing = await absence(url, signal);
  if (!missing) return { url, own: false, close: async () => {} };
  if (missing.status >= 500) {
    const said = `its health check says: ${missing.message}`;
    throw new CommandError(`The service at ${url} is not well (${said}); its logs say why.`);
  }
  if (urlGiven) {
    if (missing.status > 0) throw new CommandError(`Something answers at ${url}, but not this service.`);
    if (!isThisMachine(url)) throw new CommandError(`No service at ${url}: ${missing.message}`);
  }
  const started = await start(dataFolder);
  return { url: started.url, own: true, close: () => started.close() };
}
