// Runs as a process of its own: `load-generator.ts OPTIONS` sends requests for a while and tells what came back.
import { requirePeer } from "./peer-packages.ts";
import { percentile } from "./percentile.ts";
import type { LoadOptions, LoadResult } from "./load.ts";

interface Run {
  on(event: "response", listen: (client: unknown, status: number, bytes: number, milliseconds: number) => void): void;
}
interface Summary {
  /** Seconds. */
  duration: number;
  errors: number;
  timeouts: number;
}
type Autocannon = (options: object, done: (error: Error | null, summary: Summary) => void) => Run;

const { url, headers, connections, warmRequests, seconds } = JSON.parse(process.argv[2] ?? "{}") as LoadOptions;
const autocannon = requirePeer<Autocannon>("autocannon");

/** As long as a gateway waits for a function. */
const TIMEOUT_SECONDS = 29;

/** Its own percentiles are whole milliseconds, so every answer's time is kept. */
function run(extent: { duration: number } | { amount: number }): Promise<LoadResult> {
  const times: number[] = [];
  let unsuccessful = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      { url, headers, connections, pipelining: 1, timeout: TIMEOUT_SECONDS, ...extent },
      (error, summary) => {
        if (error) return reject(error);
        times.sort((a, b) => a - b);
        resolve({
          perSecond: times.length / summary.duration,
          p50: percentile(times, 0.5) / 1_000,
          p99: percentile(times, 0.99) / 1_000,
          unsuccessful: unsuccessful + summary.errors + summary.timeouts,
        });
      },
    );
    instance.on("response", (_client, status, _bytes, milliseconds) => {
      if (status >= 200 && status < 300) times.push(milliseconds);
      else unsuccessful += 1;
    });
  });
}

await run({ amount: warmRequests });
const result = await run({ duration: seconds });
process.send?.(result, undefined, undefined, () => process.exit(0));
