// `npm run soak`: half an hour of load with large studies under way, and what the stack used meanwhile.
import { runSoakCommand } from "../test/bench/soak/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runSoakCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
