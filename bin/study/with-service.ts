import { join } from "node:path";
import type { ProgressDisplay } from "../cli/progress-display.ts";
import type { Terminal } from "../cli/run-command.ts";
import { openAccountFile } from "./accounts.ts";
import type { ServiceOptions } from "./arguments.ts";
import { readCredentials } from "./credentials.ts";
import { reachService, startLocalStack, type Service, type StartService } from "./service.ts";
import { sessionWithKey, signIn, signInAs, type Session } from "./session.ts";

/** A service that somebody is signed in at. */
export interface SignedIn {
  session: Session;
  service: Service;
  /** Where the data can be read from now on: the port of a service started for one command is gone with it. */
  lastingUrl: string;
  /** Where the account is kept; null for the person's own, and for a key. */
  accountFile: string | null;
}

/**
 * Reaches the service, or starts one, signs in and closes what it started.
 * @throws CommandError, ApiError
 */
export async function withService(
  options: ServiceOptions,
  { environment, signal, startService }: Pick<Terminal, "environment" | "signal"> & { startService?: StartService },
  display: ProgressDisplay,
  use: (signedIn: SignedIn) => Promise<void>,
): Promise<void> {
  const own = readCredentials(environment);
  const accounts = openAccountFile(join(options.dataFolder, "study-account.json"));
  const service = await reachService(options, announced(startService ?? startLocalStack, display), signal);
  try {
    signal.throwIfAborted();
    const lastingUrl = service.own ? options.url : service.url;
    const at = { url: service.url, signal };
    const session =
      own === null
        ? await signIn(at, accounts, lastingUrl)
        : "apiKey" in own
          ? sessionWithKey(at, own.apiKey)
          : await signInAs(at, own);
    await use({ session, service, lastingUrl, accountFile: own ? null : accounts.path });
  } finally {
    await service.close();
  }
}

const announced =
  (start: StartService, display: { say(line: string): void }): StartService =>
  async (dataFolder) => {
    display.say(`No service is running; starting one on the data in ${dataFolder} ...`);
    return start(dataFolder);
  };
