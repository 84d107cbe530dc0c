import * as z from "zod";

/** How wide a function asks batches of personas: what its share of the cap on model calls comes to. */
export const batchCapacitySchema = z.object({
  /** At once, each with a batch of its own. */
  invocations: z.int().positive(),
  /** Model calls that one invocation makes side by side at most. */
  callsAtOnce: z.int().positive(),
  /** Model calls that one persona is asked by side by side at most. */
  callsEach: z.int().positive(),
});
export type BatchCapacity = z.infer<typeof batchCapacitySchema>;

/** By function. */
export const batchCapacitiesSchema = z.record(z.string(), batchCapacitySchema);

/** Where there is no capacity: everybody in one batch. */
export const ONE_BATCH: BatchCapacity = { invocations: 1, callsAtOnce: 1, callsEach: 1 };

/** An inline Map has so many lanes at most. */
const MOST_LANES = 40;

/**
 * Divides personas into batches of the same size, give or take one: as few as leave everybody's calls side by side, and
 * no more than there are invocations, so that none has to wait for its turn while the work is alone.
 */
export function splitIntoBatches(ids: readonly string[], capacity: BatchCapacity): string[][] {
  const { invocations, callsAtOnce, callsEach } = capacity;
  const filled = Math.ceil((ids.length * callsEach) / callsAtOnce);
  const count = Math.min(ids.length, invocations, MOST_LANES, filled);
  const endOf = (index: number) => Math.round((ids.length * index) / count);
  return Array.from({ length: count }, (_, index) => ids.slice(endOf(index), endOf(index + 1)));
}
