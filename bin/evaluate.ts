// `npm run evaluate`: what the service promises about its personas and their answers, measured against chance.
import { runEvaluateCommand } from "../local/evaluation/command.ts";

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

process.exitCode = await runEvaluateCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruption.signal,
});
