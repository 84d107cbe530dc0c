/**
 * Runs `work` until `deadline` (ms since 1970). Work that takes longer is told by its signal and no longer waited for,
 * also where the SDK sleeps between two attempts.
 * @throws what `late` makes
 */
export async function before<T>(
  deadline: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error,
): Promise<T> {
  const remaining = deadline - Date.now();
  if (remaining <= 0) throw late();
  const signal = AbortSignal.timeout(remaining);
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(late()), { once: true });
  });
  return Promise.race([passed, work(signal)]);
}
