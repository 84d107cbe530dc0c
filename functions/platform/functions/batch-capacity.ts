import * as z from "zod";

/** How many personas a function asks at once, as its share of the cap on model calls allows. */
export const batchCapacitySchema = z.object({
  /** Invocations at once, each with its own batch. */
  invocations: z.int().positive(),
  /** The most model calls that one invocation makes in parallel. */
  callsAtOnce: z.int().positive(),
  /** The most model calls that ask one persona in parallel. */
  callsEach: z.int().positive(),
});
export type BatchCapacity = z.infer<typeof batchCapacitySchema>;

/** By function. */
export const batchCapacitiesSchema = z.record(z.string(), batchCapacitySchema);

/** Used if no capacity is set: everybody in one batch. */
export const ONE_BATCH: BatchCapacity = { invocations: 1, callsAtOnce: 1, callsEach: 1 };

/** The most lanes that an inline Map has. */
const MOST_LANES = 40;

/**
 * Divides personas into batches whose sizes differ by one at most. Makes as few batches as still allow all calls in
 * parallel. Never makes more batches than invocations, so that no batch waits if no other work is running.
 */
export function splitIntoBatches(ids: readonly string[], capacity: BatchCapacity): string[][] {
  const { invocations, callsAtOnce, callsEach } = capacity;
  const filled = Math.ceil((ids.length * callsEach) / callsAtOnce);
  const count = Math.min(ids.length, invocations, MOST_LANES, filled);
  const endOf = (index: number) => Math.round((ids.length * index) / count);
  return Array.from({ length: count }, (_, index) => ids.slice(endOf(index), endOf(index + 1)));
}
