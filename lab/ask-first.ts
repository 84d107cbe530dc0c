// `npm run lab -- ask-first`: how much of what people's answers can bring is got by asking the questions ranked first.
import { runAskFirstCommand } from "./ask-first/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runAskFirstCommand(process.argv.slice(2), terminalOf(process));
