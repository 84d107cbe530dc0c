// `npm run costs`: what every kind of study consumes and costs, and what an idle environment costs a month.
import { runCostsCommand } from "./costs/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runCostsCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
