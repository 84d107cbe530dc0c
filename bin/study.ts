// `npm run study`: one study from audience to printed results.
import { runStudyCommand } from "../local/study/command.ts";

// One Ctrl-C can arrive several times (terminal, npm and bin/run.mjs each pass it on); only a later one forces the end.
const PATIENCE_MS = 1_000;
const interruption = new AbortController();
let interruptedAt = Infinity;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (performance.now() - interruptedAt > PATIENCE_MS) process.exit(130);
    interruptedAt = Math.min(interruptedAt, performance.now());
    interruption.abort();
  });
}

process.exitCode = await runStudyCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  input: process.stdin,
  environment: process.env,
  signal: interruption.signal,
});
