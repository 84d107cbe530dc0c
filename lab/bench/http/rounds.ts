import type { Children } from "./children.ts";
import { load, type LoadResult } from "./load.ts";
import type { ComparedRequest } from "./requests.ts";
import type { Server, ServerName } from "./servers/server.ts";

export interface Load {
  rounds: number;
  warmRequests: number;
  seconds: number;
  connections: number;
}

/** What every round found of one server at one handler. */
export interface Measured {
  server: ServerName;
  handler: string;
  rounds: LoadResult[];
}

/**
 * Loads every server with every request, in rounds, so that what else the machine does meets all of them alike. The
 * others are idle meanwhile; each round begins with another server.
 * @throws Error in a sentence if a server fails; the signal's reason when interrupted
 */
export async function measureRounds(
  servers: readonly Server[],
  requests: readonly ComparedRequest[],
  { rounds, ...how }: Load,
  { children, say, signal }: { children: Children; say: (line: string) => void; signal: AbortSignal },
): Promise<Measured[]> {
  const measured = requests.flatMap(({ handler }) =>
    servers.map(({ name }): Measured => ({ server: name, handler, rounds: [] })),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { handler, path, headers } of requests) {
      for (const { name, url } of startingWith(servers, round)) {
        const result = await load(children, { url: url + path, headers, ...how }, signal);
        measured.find((one) => one.server === name && one.handler === handler)?.rounds.push(result);
        say(`Round ${round + 1} of ${rounds}, ${handler}, ${name}: ${result.perSecond.toFixed(0)} requests/s`);
      }
    }
  }
  return measured;
}

/** The same values in the same cycle, from another one on. */
const startingWith = <T>(values: readonly T[], index: number): T[] => {
  const from = index % values.length;
  return [...values.slice(from), ...values.slice(0, from)];
};
