import type { Model } from "../port/model.ts";
import type { BatchCapacity } from "../../platform/functions/batch-capacity.ts";
import { BatchUnfinished, isHopeless, isWorthRetrying } from "../../platform/model-errors.ts";
import type { Logger } from "../../platform/log/logger.ts";
import { createCallSlots } from "../../platform/pipelines/call-slots.ts";

/** How one persona of a batch asks models: its calls take places that the whole batch shares. */
export interface SharedModels {
  /** Puts no further question when time is up. @throws BatchUnfinished */
  model: Model;
  /** Rates what was answered, also when time is up: it would be lost otherwise. */
  ratingModel: Model;
}

export interface Batch {
  personaIds: readonly string[];
  model: Model;
  /** The capacity of this function: how many calls one invocation makes at once, and how many one persona makes. */
  capacity: Pick<BatchCapacity, "callsAtOnce" | "callsEach">;
  /** No further question is asked after this time, in seconds from now. */
  seconds: number;
  logger: Pick<Logger, "warn">;
  /**
   * On the last try: records that the work goes on without a persona that failed again.
   * @throws whatever makes the whole work fail, such as too many lost
   */
  lose?: ((personaId: string, error: Error) => Promise<void>) | undefined;
  now?: () => number;
}

/** The output of a state that asks personas, for people who look at the execution. */
export interface BatchOutcome {
  /** Personas that this invocation was to ask. */
  asked: number;
  /** Personas that the work goes on without; `reason` is the name of the error. */
  failed: { persona_id: string; reason: string }[];
}

/**
 * Asks the personas of a batch, in their order. As many run in parallel as keep all places for model calls taken, with
 * as many calls waiting. A persona that fails leaves the others alone: they are through when the retry comes, which
 * then asks those that failed. On the last try those that fail again are recorded as lost.
 * @param ask asks one persona everything that is left; stores its answers step by step
 * @throws BatchUnfinished; or the error of a persona, if nothing else is left to do
 */
export async function askBatch(
  batch: Batch,
  ask: (personaId: string, models: SharedModels) => Promise<unknown>,
): Promise<BatchOutcome> {
  const { personaIds, model, seconds, logger, lose, now = Date.now } = batch;
  const { callsAtOnce, callsEach } = batch.capacity;
  const slots = createCallSlots(callsAtOnce);
  const end = now() + seconds * 1_000;
  const isOver = () => now() >= end;
  const failures: unknown[] = [];
  const lost: BatchOutcome["failed"] = [];

  const failed = async (personaId: string, error: unknown): Promise<void> => {
    // A persona that only ran out of time has not failed; one that goes on after a failure has.
    const failure = error instanceof BatchUnfinished ? error.cause : error;
    if (failure !== undefined) logger.warn("persona failed", { persona_id: personaId, error: failure });
    if (!lose || error instanceof BatchUnfinished || isHopeless(error)) return void failures.push(error);
    const reason = error instanceof Error ? error : new Error(String(error));
    await lose(personaId, reason).then(
      () => lost.push({ persona_id: personaId, reason: reason.name }),
      (tooMuch: unknown) => failures.push(tooMuch),
    );
  };

  const modelsFor = (begun: () => void): SharedModels => {
    const limited = (isStillWanted: () => void): Model => ({
      prepare: () => model.prepare(),
      ask(prompt, modelId) {
        const answer = slots.hold(() => model.ask(prompt, modelId), isStillWanted);
        begun();
        return answer;
      },
    });
    const isStillWanted = () => {
      if (isOver()) throw new BatchUnfinished("Time is up for this invocation");
      if (failures.some(isHopeless)) throw new BatchUnfinished("Somebody of the batch has failed for good");
    };
    return { model: limited(isStillWanted), ratingModel: limited(() => {}) };
  };

  const under: Promise<void>[] = [];
  /** @returns when the persona has asked its first questions, or is through without any */
  const begin = (personaId: string): Promise<void> => {
    const begun = Promise.withResolvers<void>();
    const asked = ask(personaId, modelsFor(begun.resolve))
      .then(
        () => undefined,
        (error: unknown) => failed(personaId, error),
      )
      .finally(begun.resolve);
    under.push(asked);
    return begun.promise;
  };

  for (let start = 0; start < personaIds.length;) {
    const room = await slots.untilRoom();
    if (isOver() || failures.some(isHopeless)) break;
    // If there is room for all calls of several personas, they are loaded without waiting for each other.
    const together = personaIds.slice(start, start + Math.max(1, Math.floor(room / callsEach)));
    // Until they have asked their first questions, nobody knows how much room they leave.
    await Promise.all(together.map(begin));
    start += together.length;
  }
  await Promise.all(under);
  const hopeless = failures.find(isHopeless);
  if (hopeless !== undefined) throw hopeless;
  // Retries are counted anew each time that a batch continues: they are for personas that fail when all else is done.
  const unfinished = failures.find((error) => error instanceof BatchUnfinished);
  if (unfinished) throw unfinished;
  if (under.length < personaIds.length) throw new BatchUnfinished("Time is up for this invocation");
  if (failures.length > 0) throw failures.find(isWorthRetrying) ?? failures[0];
  return { asked: personaIds.length, failed: lost };
}
