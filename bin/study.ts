// `npm run study`: one study from audience to printed results.
import { runStudyCommand } from "./study/command.ts";
import { terminalOf } from "./cli/interruption.ts";

process.exitCode = await runStudyCommand(process.argv.slice(2), { ...terminalOf(process), input: process.stdin });
