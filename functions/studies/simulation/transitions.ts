import type { SimulationStatus, SimulationType } from "./schemas.ts";
import { studyKinds } from "../study-kinds.ts";

/**
 * The states from which a simulation may move to each state. The storage layer turns a row into the condition of its
 * write. `complete`, `failed` and `aborted` are final: no row leaves them. Only a retry leaves `failed`, see
 * {@link reopenedStatus}.
 */
export const simulationTransitions = {
  running: ["pending"],
  active: ["pending"],
  generating_report: ["running", "active", "generating_report"],
  complete: ["generating_report"],
  failed: ["pending", "running", "active", "generating_report"],
  aborted: ["pending", "running", "active", "generating_report"],
} as const satisfies Partial<Record<SimulationStatus, readonly SimulationStatus[]>>;

/** Days for which the answers of a failed study are kept, so that a retry goes on from them. */
export const ANSWERS_KEPT_DAYS = 14;

/** The status in which a failed study that had begun goes on: after a live interview nobody is asked any more. */
export const reopenedStatus = (type: SimulationType) => (studyKinds[type].isLive ? "generating_report" : "running");

/** A rerun is over when everybody has answered: nobody reads a report of it. */
export const rerunCompletesFrom = ["running"] as const satisfies readonly SimulationStatus[];

export const finalStatuses = ["complete", "failed", "aborted"] as const satisfies readonly SimulationStatus[];
export const isFinal = (status: SimulationStatus): boolean => (finalStatuses as readonly string[]).includes(status);
