// One Ctrl-C can arrive several times (terminal, npm and bin/run.mjs each pass it on); only a later one forces the end.
const PATIENCE_MS = 1_000;
/** For a service of its own to close; whoever asked is back at the prompt within five seconds. */
const GRACE_MS = 3_000;

/**
 * A signal that is aborted when this process is asked to stop, or when nobody takes its output any more (a closed
 * terminal, a pipe to a program that has ended). Asked again after a second, it exits at once; if it has not ended
 * after {@link GRACE_MS}, by itself.
 */
export function interruptionOf(process: NodeJS.Process): AbortSignal {
  const interruption = new AbortController();
  let interruptedAt = Infinity;
  const stop = () => {
    if (!interruption.signal.aborted) setTimeout(() => process.exit(130), GRACE_MS).unref();
    interruptedAt = Math.min(interruptedAt, performance.now());
    interruption.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (performance.now() - interruptedAt > PATIENCE_MS) process.exit(130);
      stop();
    });
  }
  for (const stream of [process.stdout, process.stderr]) stream.on("error", stop);
  return interruption.signal;
}
