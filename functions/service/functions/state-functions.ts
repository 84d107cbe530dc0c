import { codingStates } from "../../findings/codebook/states.ts";
import { marketRefreshStates } from "../../personas/signals/refresh/states.ts";
import { generationStates } from "../../personas/generation/states.ts";
import { reliabilityStates } from "../../findings/reliability/states.ts";
import { simulationStates } from "../../studies/simulation/states.ts";

/** One function per state of the pipelines; several states of a definition may run the same function. */
export const stateFunctions = {
  ...generationStates,
  ...simulationStates,
  ...reliabilityStates,
  ...codingStates,
  ...marketRefreshStates,
};
