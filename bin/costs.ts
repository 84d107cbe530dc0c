// `npm run costs`: what every kind of study consumes and costs, and what an idle environment costs a month.
import { runCostsCommand } from "./costs/command.ts";
import { terminalOf } from "./cli/interruption.ts";

process.exitCode = await runCostsCommand(process.argv.slice(2), terminalOf(process));
