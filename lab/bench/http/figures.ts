import { median } from "../../../functions/statistics/quantile.ts";
import type { Figure, Target } from "../figure.ts";
import type { LoadResult } from "./load.ts";
import type { Measured } from "./rounds.ts";
import type { PeerName } from "./servers/server.ts";

/** What each of the others does with a request; ours has a thread for the API's functions and one that listens. */
const peers: Record<PeerName, { does: string; target?: Target }> = {
  "serverless-offline in process": {
    does: "its gateway and the functions share one thread; ours has two, and all write a log",
  },
  "bare Node with the SDK": {
    does: "Node's http server and the same calls to the same table by the same SDK: no token, no schema, no handler",
    target: { atLeast: 0.8 },
  },
};
const peerNames = Object.keys(peers) as PeerName[];

export type Medians = Omit<LoadResult, "unsuccessful">;

const mediansOf = (rounds: readonly LoadResult[]): Medians => {
  const of = (field: keyof Medians) => median(rounds.map((round) => round[field]));
  return { perSecond: of("perSecond"), p50: of("p50"), p99: of("p99") };
};

/**
 * Puts ours over each of the others, for every handler: requests a second, then the time to an answer.
 * @param loadAverage of the machine when the measurement began
 * @param versions of the other servers
 */
export function figuresOf(
  measured: readonly Measured[],
  loadAverage: number,
  versions: Readonly<Record<string, string>>,
): Figure[] {
  const handlers = [...new Set(measured.map(({ handler }) => handler))];
  const of = (handler: string, server: string) =>
    mediansOf(measured.find((one) => one.handler === handler && one.server === server)?.rounds ?? []);
  const versus = (handler: string) => {
    const ours = of(handler, "local server");
    return peerNames.map((peer) => ({ handler, peer, ours, theirs: of(handler, peer) }));
  };
  const pairs = handlers.flatMap(versus);
  const latency = (pair: (typeof pairs)[number], field: "p50" | "p99"): Figure => ({
    what: `${field} of an answer, ${pair.handler}`,
    size: "",
    measured: { value: pair.ours[field], unit: "s" },
    over: { value: pair.theirs[field], unit: "s", what: pair.peer },
    load: loadAverage,
  });
  return [
    ...pairs.map(({ handler, peer, ours, theirs }): Figure => {
      const { does, target } = peers[peer];
      return {
        what: `requests a second, ${handler}`,
        size: "",
        measured: { value: ours.perSecond, unit: "1/s" },
        over: { value: theirs.perSecond, unit: "1/s", what: peer },
        ...(target && { target }),
        load: loadAverage,
        details: does,
        data: {
          ours,
          theirs,
          versions,
          rounds: measured.filter((one) => one.handler === handler && ["local server", peer].includes(one.server)),
        },
      };
    }),
    ...pairs.map((pair) => latency(pair, "p50")),
    ...pairs.map((pair) => latency(pair, "p99")),
  ];
}
