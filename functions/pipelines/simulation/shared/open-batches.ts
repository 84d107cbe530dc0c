import { createStateHandler } from "../../../shared/state-handler.ts";
import { ONE_BATCH } from "../../../contracts/batch-capacity.ts";
import type { Environment, FunctionName } from "../../../contracts/environment.ts";
import { askBatchInputSchema, type SimulationInput } from "../../../contracts/pipelines/inputs.ts";
import { BATCH_SECONDS } from "../../../contracts/states/state.ts";
import { askBatch } from "../../batches/ask-batch.ts";
import { openAskDependencies } from "./open-ask-dependencies.ts";
import type { AskDependencies } from "./respondent.ts";
import { untilMaxCost } from "./until-max-cost.ts";

/** Asks one persona; its models take places that the whole batch shares. */
type AskOne = (dependencies: AskDependencies, input: SimulationInput & { persona_id: string }) => Promise<unknown>;

/**
 * Makes the handler of a state that asks batches of personas.
 * @param ask has one persona asked whatever it was not asked yet
 * @param seconds after which a batch hands back to the state machine
 */
export function createBatchHandler(
  name: FunctionName,
  environment: Environment<"simulation-ask-survey">,
  ask: AskOne,
  seconds = BATCH_SECONDS,
) {
  const dependencies = openAskDependencies(environment);
  const { model } = dependencies;
  const capacity = environment.BATCH_CAPACITIES[name] ?? ONE_BATCH;
  return createStateHandler(name, askBatchInputSchema, ({ persona_ids: personaIds, ...input }, logger) =>
    askBatch({ personaIds, model, capacity, seconds, logger }, (persona_id, models) =>
      untilMaxCost(
        () => ask({ ...dependencies, ...models }, { ...input, persona_id }),
        () => undefined,
      ),
    ),
  );
}
