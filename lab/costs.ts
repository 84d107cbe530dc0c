// `npm run lab -- costs`: what every kind of study consumes and costs, and what an idle environment costs a month.
import { runCostsCommand } from "./costs/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runCostsCommand(process.argv.slice(2), terminalOf(process));
