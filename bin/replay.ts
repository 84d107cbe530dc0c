// `npm run replay FILE`: computes a study again from its replay bundle, and compares what comes of it.
import { terminalOf } from "./cli/interruption.ts";
import { replayCommand } from "./replay/command.ts";

process.exitCode = await replayCommand(process.argv.slice(2), terminalOf(process));
