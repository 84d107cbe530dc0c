// `npm run cold-starts`: how long the bundle of every function takes to load, over Node alone.
import { runColdStartsCommand } from "./cold-starts/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runColdStartsCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
