import { codingStates } from "./states/answer-coding.ts";
import { marketRefreshStates } from "./states/market-refresh.ts";
import { generationStates } from "./states/persona-generation.ts";
import { reliabilityStates } from "./states/reliability-study.ts";
import { simulationStates } from "./states/simulation.ts";

/** One function per state of the pipelines; several states of a definition may run the same. */
export const stateFunctions = {
  ...generationStates,
  ...simulationStates,
  ...reliabilityStates,
  ...codingStates,
  ...marketRefreshStates,
};
