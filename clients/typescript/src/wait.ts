import type { Calls } from "./calls.ts";
import type { components } from "./openapi.ts";
import { sleep } from "./sleep.ts";

type Schemas = components["schemas"];

/** What runs in the background, by its kind. */
export interface Ended {
  persona_group: Schemas["PersonaGroup"];
  simulation: Schemas["Simulation"];
  reliability_check: Schemas["ReliabilityStudy"];
}

/** Where it is; a reliability check has the id of its simulation. */
export interface Which {
  project_id: string;
  id: string;
}

export interface WaitOptions<K extends keyof Ended> {
  /** Ends the waiting; what is waited for runs on. */
  signal?: AbortSignal;
  /** Told what was seen at every look that saw something new. */
  onProgress?: (seen: Ended[K]) => void;
  /** Between looks, growing by half each time. */
  firstWaitMs?: number;
  longestWaitMs?: number;
}

interface Look {
  signal?: AbortSignal;
  headers: Record<string, string>;
}

const looks = {
  persona_group: (calls: Calls, { project_id, id }: Which, look: Look) =>
    calls.GET("/projects/{project_id}/persona-groups/{group_id}", {
      params: { path: { project_id, group_id: id } },
      ...look,
    }),
  simulation: (calls: Calls, { project_id, id }: Which, look: Look) =>
    calls.GET("/projects/{project_id}/simulations/{simulation_id}", {
      params: { path: { project_id, simulation_id: id } },
      ...look,
    }),
  reliability_check: (calls: Calls, { project_id, id }: Which, look: Look) =>
    calls.GET("/projects/{project_id}/simulations/{simulation_id}/reliability-check", {
      params: { path: { project_id, simulation_id: id } },
      ...look,
    }),
};

const FINAL = new Set(["complete", "failed", "aborted"]);
const statusOf = (seen: Ended[keyof Ended]): string =>
  "generation_status" in seen ? seen.generation_status : seen.status;

/**
 * Waits until something is complete, failed or aborted, and resolves to it; its status says which. What waits for
 * somebody (a survey for its questions, a live interview for its end) is waited for as well, so bring a signal there.
 * @throws ApiError; the signal's reason
 */
export async function waitFor<K extends keyof Ended>(
  calls: Calls,
  kind: K,
  which: Which,
  { signal, onProgress, firstWaitMs = 1_000, longestWaitMs = 15_000 }: WaitOptions<K> = {},
): Promise<Ended[K]> {
  let etag: string | null = null;
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 1.5, longestWaitMs)) {
    const headers: Record<string, string> = etag === null ? {} : { "if-none-match": etag };
    const { data, response } = await looks[kind](calls, which, { headers, ...(signal ? { signal } : {}) });
    if (response.status !== 304) {
      const seen = data as Ended[K];
      etag = response.headers.get("etag");
      onProgress?.(seen);
      if (FINAL.has(statusOf(seen))) return seen;
    }
    await sleep(wait, signal);
  }
}
