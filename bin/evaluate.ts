// `npm run evaluate`: what the service promises about its personas and their answers, measured against chance.
import { runEvaluateCommand } from "./evaluation/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runEvaluateCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
