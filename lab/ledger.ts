// `npm run lab -- ledger`: every public question that people answered against every run of a real model at hand.
import { runLedgerCommand } from "./ledger/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runLedgerCommand(process.argv.slice(2), terminalOf(process));
