// `npm run lab -- soak`: half an hour of load with large studies under way, and what the stack used meanwhile.
import { runSoakCommand } from "./bench/soak/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runSoakCommand(process.argv.slice(2), terminalOf(process));
