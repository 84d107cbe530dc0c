import type { Client, Exchange } from "./client.ts";
import type { OperationId, Schemas } from "./operations.ts";
import { sleep } from "./sleep.ts";

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

type Look = { headers: Record<string, string>; signal?: AbortSignal };

const looks = {
  persona_group: (api: Client, { project_id, id }: Which, look: Look) =>
    api.exchange("getPersonaGroup", { params: { project_id, group_id: id }, ...look }),
  simulation: (api: Client, { project_id, id }: Which, look: Look) =>
    api.exchange("getSimulation", { params: { project_id, simulation_id: id }, ...look }),
  reliability_check: (api: Client, { project_id, id }: Which, look: Look) =>
    api.exchange("getReliabilityCheck", { params: { project_id, simulation_id: id }, ...look }),
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
  api: Client,
  kind: K,
  which: Which,
  { signal, onProgress, firstWaitMs = 1_000, longestWaitMs = 15_000 }: WaitOptions<K> = {},
): Promise<Ended[K]> {
  let etag: string | null = null;
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 1.5, longestWaitMs)) {
    const headers: Record<string, string> = etag === null ? {} : { "if-none-match": etag };
    const answer: Exchange<OperationId> = await looks[kind](api, which, { headers, ...(signal ? { signal } : {}) });
    if (answer.status !== 304) {
      const seen = answer.body as Ended[K];
      etag = answer.headers.get("etag");
      onProgress?.(seen);
      if (FINAL.has(statusOf(seen))) return seen;
    }
    await sleep(wait, signal);
  }
}
