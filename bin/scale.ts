// `npm run scale`: what 10, 1,000 and 100,000 studies a day cost, and where each quota ends.
import { runScaleCommand } from "./costs/scale/command.ts";
import { terminalOf } from "./cli/interruption.ts";

process.exitCode = await runScaleCommand(process.argv.slice(2), terminalOf(process));
