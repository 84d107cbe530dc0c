// `npm run lab -- ablation`: which of our ways of asking comes nearest to people, with any real model.
import { runAblationCommand } from "./ablation/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runAblationCommand(process.argv.slice(2), terminalOf(process));
