import type { Client } from "../../clients/typescript/src/index.ts";
import type { ProgressDisplay } from "../cli/progress-display.ts";

/** What a study is conducted with. */
export interface Conduct {
  /** Its requests end when the study is interrupted. */
  api: Client;
  display: ProgressDisplay;
  signal: AbortSignal;
  /** What a person says in a live interview, line by line. */
  input?: (NodeJS.ReadableStream & { isTTY?: boolean }) | undefined;
  polling?: Polling | undefined;
}

/** Milliseconds between looks: the first wait, the factor by which waits grow, the longest. */
export interface Polling {
  first: number;
  growth: number;
  longest: number;
}

/** Where a study is, as the paths of its routes say it. */
export interface SimulationParams {
  project_id: string;
  simulation_id: string;
}

export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
