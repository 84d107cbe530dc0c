// `npm run bench`: speed and cost as ratios, in one table.
import { runBenchCommand } from "../test/bench/command.ts";
import { terminalOf } from "./cli/interruption.ts";

process.exitCode = await runBenchCommand(process.argv.slice(2), terminalOf(process));
