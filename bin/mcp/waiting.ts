import * as z from "zod";
import { waitFor, type Ended, type Which } from "../../clients/typescript/src/index.ts";
import type { Run } from "./tool.ts";

/** How long a tool may wait before it answers; many callers give up on a call after a minute. */
export const waitSeconds = z
  .number()
  .min(0)
  .max(600)
  .default(45)
  .describe("Seconds to wait for the end; 0 answers at once. Work goes on at the service either way.");

/** Waits for an end as long as the caller allows. @returns what was seen last */
export async function waitAtMost<K extends keyof Ended>(
  kind: K,
  which: Which,
  seconds: number,
  { api, signal, progress }: Run,
): Promise<Ended[K]> {
  let last: Ended[K] | undefined;
  let timer: NodeJS.Timeout | undefined;
  const enough = new AbortController();
  try {
    return await waitFor(api, kind, which, {
      signal: AbortSignal.any([signal, enough.signal]),
      onProgress: (seen) => {
        last = seen;
        // From the first look on, so that there is one to tell of.
        timer ??= setTimeout(() => enough.abort(), seconds * 1_000);
        if ("progress" in seen && seen.progress) progress(seen.progress.percent, seen.progress.message);
      },
    });
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted || last === undefined) throw error;
    return last;
  } finally {
    clearTimeout(timer);
  }
}
