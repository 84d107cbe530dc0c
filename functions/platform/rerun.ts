import { canBeId } from "./ids.ts";

/**
 * Reruns of a study are simulations that no list shows: they measure how stable the original is. Their id names the
 * study they belong to. It has 36 + 1 + 36 + 2 characters at most, so it also fits as an execution's name (80).
 */
export interface Rerun {
  /** The simulation that is run again. */
  simulationId: string;
  /** The reliability study that ordered it. */
  studyId: string;
  /** 0 is the run without personas, 1 to 5 change nothing, and each run with number 6 or higher changes one thing. */
  number: number;
}

export const rerunId = ({ simulationId, studyId, number }: Rerun): string => `${simulationId}_${studyId}_${number}`;

/** Beginning of the ids of all reruns of a simulation. */
export const rerunPrefix = (simulationId: string): string => `${simulationId}_`;

/** Parses the id of a rerun; undefined for the id of an ordinary simulation. */
export function parseRerunId(id: string): Rerun | undefined {
  const [simulationId = "", studyId = "", number = "", ...more] = id.split("_");
  if (!canBeId(simulationId) || !canBeId(studyId) || !/^\d$/.test(number) || more.length > 0) return undefined;
  return { simulationId, studyId, number: Number(number) };
}

export const isRerun = (id: string): boolean => parseRerunId(id) !== undefined;

/** The number of the run whose respondents have no persona. */
export const NO_PERSONA_RUN = 0;
/** The number of the run that makes the direct estimate, if the study needs one. Every study has this run. */
export const ESTIMATING_RUN = 1;
/** The number of the first run that changes something (studies/sensitivity/vary.ts). */
export const FIRST_VARIED_RUN = 6;

/**
 * Whether a run asks the same personas the same questions in the same way: an ordinary simulation, or a rerun that
 * changes nothing. All other runs are compared with these and never counted among them.
 */
export const isUnvaried = (id: string): boolean => {
  const rerun = parseRerunId(id);
  return rerun === undefined || (rerun.number !== NO_PERSONA_RUN && rerun.number < FIRST_VARIED_RUN);
};
