import type { SimulationType } from "../../platform/log/study-types.ts";
import { kindOf } from "../study-kinds.ts";

/** Moderated rounds of a focus group (docs/methods.md, Asking); other studies have none. */
export const roundsOf = (study: { simulation_type: SimulationType }): number => kindOf(study).rounds ?? 0;

/**
 * Members of a group speak in at most this many waves per round, so that a round's length does not grow with the group.
 */
export const MOST_WAVES = 3;
