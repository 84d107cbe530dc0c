// `npm run study`: one study from audience to printed results.
import { runStudyCommand } from "./study/command.ts";
import { interruptionOf } from "./cli/interruption.ts";

process.exitCode = await runStudyCommand(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  input: process.stdin,
  environment: process.env,
  signal: interruptionOf(process),
});
