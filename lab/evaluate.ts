// `npm run lab -- evaluate`: what the service promises about its personas and their answers, measured against chance.
import { runEvaluateCommand } from "./evaluation/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runEvaluateCommand(process.argv.slice(2), terminalOf(process));
