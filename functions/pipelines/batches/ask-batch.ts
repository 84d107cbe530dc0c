import type { Model } from "../../adapters/bedrock/model.ts";
import { BatchUnfinished, isHopeless } from "../../domain/model-errors.ts";
import type { Logger } from "../../shared/logger.ts";
import { createCallSlots } from "./call-slots.ts";

/** How one persona of a batch asks models: what they call takes places that the whole batch shares. */
export interface SharedModels {
  /** Puts no further question when time is up. @throws BatchUnfinished */
  model: Model;
  /** Rates what was answered, also when time is up: it would be lost otherwise. */
  ratingModel: Model;
}

export interface Batch {
  personaIds: readonly string[];
  model: Model;
  /** Model calls side by side at most. */
  callsAtOnce: number;
  /** From when on no further question is put; in seconds from now. */
  seconds: number;
  logger: Pick<Logger, "warn">;
  now?: () => number;
}

/**
 * Asks the personas of a batch, in their order, as many of them side by side as keep all places for model calls taken,
 * with as many calls waiting.
 * Whoever fails leaves the others alone: they are through when the retry comes, which then asks those who failed.
 * @param ask one persona all there is to ask, from where it stands; stores what it answers step by step
 * @throws BatchUnfinished; what asking somebody has failed with, if nothing else is left to do
 */
export async function askBatch(batch: Batch, ask: (personaId: string, models: SharedModels) => Promise<unknown>) {
  const { personaIds, model, callsAtOnce, seconds, logger, now = Date.now } = batch;
  const slots = createCallSlots(callsAtOnce);
  const end = now() + seconds * 1_000;
  const isOver = () => now() >= end;
  const failures: unknown[] = [];

  const modelsFor = (begun: () => void): SharedModels => {
    const limited = (isStillWanted: () => void): Model => ({
      prepare: () => model.prepare(),
      ask(prompt, modelId) {
        const answer = slots.hold(() => model.ask(prompt, modelId), isStillWanted);
        begun();
        return answer;
      },
    });
    const wantedInTime = () => {
      if (isOver()) throw new BatchUnfinished("Time is up for this invocation");
    };
    return { model: limited(wantedInTime), ratingModel: limited(() => {}) };
  };

  const under: Promise<void>[] = [];
  for (const personaId of personaIds) {
    if (isOver() || failures.some(isHopeless)) break;
    const begun = Promise.withResolvers<void>();
    const asked = ask(personaId, modelsFor(begun.resolve))
      .then(
        () => undefined,
        (error: unknown) => {
          failures.push(error);
          if (!(error instanceof BatchUnfinished)) logger.warn("persona failed", { persona_id: personaId, error });
        },
      )
      .finally(begun.resolve);
    under.push(asked);
    // Until it has put its first questions nobody knows how many places it leaves.
    await begun.promise;
    await slots.untilFewWait();
  }
  await Promise.all(under);
  const hopeless = failures.find(isHopeless);
  if (hopeless !== undefined) throw hopeless;
  // Retries are counted anew each time that a batch goes on: they are for whoever fails when all else is done.
  if (under.length < personaIds.length || failures.some((error) => error instanceof BatchUnfinished))
    throw new BatchUnfinished("Time is up for this invocation");
  if (failures.length > 0) throw failures[0];
}
