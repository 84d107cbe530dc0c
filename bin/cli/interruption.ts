// One Ctrl-C can arrive several times (terminal, npm and bin/run.mjs each pass it on); only a later one forces the end.
const PATIENCE_MS = 1_000;
/** For a service of its own to close; whoever asked is back at the prompt within five seconds. */
const GRACE_MS = 3_000;

/** What a pipe says whose reader has ended, and a terminal that was closed. */
const TAKEN_BY_NOBODY: ReadonlySet<string | undefined> = new Set(["EPIPE", "EIO"]);

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
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // A reader that has had enough is no failure; a disk that is full has lost what somebody waits for.
      if (!TAKEN_BY_NOBODY.has(error.code)) {
        process.once("exit", () => (process.exitCode = 1));
        if (stream === process.stdout) process.stderr.write(`The output could not be written (${error.message}).\n`);
      }
      stop();
    });
  }
  return interruption.signal;
}

/** What a command of this process writes to, and what it hears of. */
export const terminalOf = (process: NodeJS.Process) => ({
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
