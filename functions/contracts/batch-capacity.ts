import * as z from "zod";

/** How wide a function asks batches of personas: what its share of the cap on model calls comes to. */
export const batchCapacitySchema = z.object({
  /** At once, each with a batch of its own. */
  invocations: z.int().positive(),
  /** Model calls that one invocation makes side by side at most. */
  callsAtOnce: z.int().positive(),
});
export type BatchCapacity = z.infer<typeof batchCapacitySchema>;

/** By function. */
export const batchCapacitiesSchema = z.record(z.string(), batchCapacitySchema);

/**
 * Divides personas into batches of the same size, give or take one: as many as there are invocations for them, so that
 * none has to wait for its turn while the work is alone.
 */
export function batchesOf(ids: readonly string[], { invocations }: Pick<BatchCapacity, "invocations">): string[][] {
  const count = Math.min(ids.length, invocations);
  const endOf = (index: number) => Math.round((ids.length * index) / count);
  return Array.from({ length: count }, (_, index) => ids.slice(endOf(index), endOf(index + 1)));
}
