// `npm run lab -- sample`: records the sample project that every company can open.
import { runSampleCommand } from "./sample/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runSampleCommand(process.argv.slice(2), terminalOf(process));
