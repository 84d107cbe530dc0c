import type * as z from "zod";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { ONE_BATCH, type BatchCapacity } from "../../platform/functions/batch-capacity.ts";
import type { Environment, FunctionName } from "../../platform/functions/environment.ts";
import { askBatchInputSchema, type SimulationInput } from "../../platform/pipelines/state-inputs.ts";
import { BATCH_SECONDS } from "../../platform/functions/state.ts";
import { requireEnoughPersonas } from "../../platform/pipelines/losses.ts";
import type { SimulationLifecycle } from "./store-lifecycle.ts";
import { askBatch } from "../../models/batches/ask-batch.ts";
import { fallbackOf } from "../../models/batches/fallback-of.ts";
import { openAskDependencies } from "./open-ask-dependencies.ts";
import { ParticipantLost, type AskDependencies } from "./load-participant.ts";
import { simulationRef } from "./input-ref.ts";
import { untilMaxCost } from "./until-max-cost.ts";

type BatchInput = z.output<typeof askBatchInputSchema>;
/** Asks one persona; its models take places that the whole batch shares. */
type AskOne<I> = (dependencies: AskDependencies, input: I & { persona_id: string }) => Promise<unknown>;
type AskEnvironment = Environment<"simulation-ask-closing-question"> & {
  BATCH_CAPACITIES?: Record<string, BatchCapacity>;
};

/**
 * Records that a study goes on without a participant.
 * @throws TooManyLost if it cannot
 */
async function lose(simulations: SimulationLifecycle, input: SimulationInput, personaId: string, error: Error) {
  const ref = simulationRef(input);
  const position = (await simulations.find(ref))?.participants[personaId]?.position;
  if (position === undefined) return;
  await simulations.saveLoss(ref, position, error.name);
  // Read after the write: if several batches lose somebody at the same time, the last one sees all.
  requireEnoughPersonas((await simulations.find(ref))?.participants ?? {}, error);
}

/**
 * Makes the handler of a state that asks personas.
 * @param ask asks one persona everything it was not asked yet
 * @param seconds after which it hands back to the state machine
 */
function createAskHandler<I extends BatchInput>(
  name: FunctionName,
  environment: AskEnvironment,
  inputSchema: z.ZodType<I>,
  ask: AskOne<I>,
  seconds: number,
) {
  const dependencies = openAskDependencies(environment);
  const { simulations } = dependencies;
  const { fallbacks } = environment.MODEL_IDS;
  const capacity = environment.BATCH_CAPACITIES?.[name] ?? ONE_BATCH;
  return createStateHandler(name, inputSchema, (input, logger) => {
    const { persona_ids: personaIds, last_try: isLast } = input;
    const model = isLast ? fallbackOf(dependencies.model, fallbacks) : dependencies.model;
    const loseOne = (personaId: string, error: Error) => lose(simulations, input, personaId, error);
    return askBatch(
      { personaIds, model, capacity, seconds, logger, lose: isLast ? loseOne : undefined },
      (persona_id, models) =>
        untilMaxCost(
          () => ask({ ...dependencies, ...models }, { ...input, persona_id }),
          () => undefined,
        ).catch((error: unknown) => {
          if (!(error instanceof ParticipantLost)) throw error;
        }),
    );
  });
}

/** Makes the handler of a state that asks batches of personas. */
export const createBatchHandler = (
  name: FunctionName,
  environment: Environment<"simulation-ask-survey">,
  ask: AskOne<BatchInput>,
  seconds = BATCH_SECONDS,
) => createAskHandler(name, environment, askBatchInputSchema, ask, seconds);

/** Makes the handler of a state that asks one persona one question; it cannot be entered again for the rest. */
export const createPersonaHandler = <I extends BatchInput>(
  name: FunctionName,
  environment: Environment<"simulation-ask-closing-question">,
  inputSchema: z.ZodType<I>,
  ask: AskOne<I>,
) => createAskHandler(name, environment, inputSchema, ask, Infinity);
