// One Ctrl-C can arrive several times (terminal, npm and bin/run.mjs each pass it on); only a later one forces the end.
const PATIENCE_MS = 1_000;

/** A signal that is aborted when this process is asked to stop; asked again after a second, it exits at once. */
export function interruptionOf(process: NodeJS.Process): AbortSignal {
  const interruption = new AbortController();
  let interruptedAt = Infinity;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (performance.now() - interruptedAt > PATIENCE_MS) process.exit(130);
      interruptedAt = Math.min(interruptedAt, performance.now());
      interruption.abort();
    });
  }
  return interruption.signal;
}
