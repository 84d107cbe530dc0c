// `npm run bench`: speed and cost as ratios, in one table.
import { runBenchCommand } from "../test/bench/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runBenchCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
