// `npm run lab -- spread`: how far shares of models are from people's, as they are and as wide as people's usually are.
import { runSpreadCommand } from "./spread/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runSpreadCommand(process.argv.slice(2), terminalOf(process));
