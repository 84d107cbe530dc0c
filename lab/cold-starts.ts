// `npm run lab -- cold-starts`: how long the bundle of every function takes to load, over Node alone.
import { runColdStartsCommand } from "./cold-starts/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runColdStartsCommand(process.argv.slice(2), terminalOf(process));
