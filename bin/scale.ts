// `npm run scale`: what 10, 1,000 and 100,000 studies a day cost, and where each quota ends.
import { runScaleCommand } from "./costs/scale/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runScaleCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
