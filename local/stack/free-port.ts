import { randomInt } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";

/** A port of 127.0.0.1 that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Why a port of an address of this machine cannot be had at this moment; undefined if it can. */
const obstacle = (port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** Whether a port of an address of this machine is free at this moment; of 0.0.0.0 whether it is of all of them. */
export const isFree = async (port: number, host = "127.0.0.1"): Promise<boolean> =>
  port <= 65_535 && (await obstacle(port, host)) === undefined;

/** Ports that no system hands out to those who ask for any: Linux begins at 32768, macOS and Windows at 49152. */
const LASTING = [20_000, 32_000] as const;
/** After so many in a row it is not the ports. */
const MOST_TRIES = 100;

/**
 * A port that is free at this moment, and will be for whoever is started again on it: one that the system chooses may
 * be somebody else's by then.
 * @throws Error if the system gives out no port at all
 */
export async function lastingPort(): Promise<number> {
  // The engine of the database wants its port free on all addresses; elsewhere that is a question to the user.
  const host = process.platform === "linux" ? "0.0.0.0" : "127.0.0.1";
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(...LASTING);
    const error = await obstacle(port, host);
    if (!error) return port;
    // Windows keeps whole ranges to itself, and says that access is denied.
    if (tries === MOST_TRIES) throw error;
  }
}
