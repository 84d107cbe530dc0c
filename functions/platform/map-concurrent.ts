/**
 * Processes things in parallel, up to a limit. No work is still running when it returns or throws.
 * @returns the results in the order of the things
 * @throws the first error; no further work starts after it
 */
export async function mapConcurrent<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const errors: unknown[] = [];
  const rest = things.entries();
  const worker = async () => {
    for (const [index, thing] of rest) {
      try {
        results[index] = await work(thing);
      } catch (error) {
        errors.push(error);
      }
      if (errors.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  if (errors.length > 0) throw errors[0];
  return results;
}
