// `npm run lab -- bench`: speed and cost as ratios, in one table.
import { runBenchCommand } from "./bench/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runBenchCommand(process.argv.slice(2), terminalOf(process));
