// `npm run lab -- megastudy`: published consumer studies, from the file of the questionnaire to people's answers.
import { runMegastudyCommand } from "./megastudy/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runMegastudyCommand(process.argv.slice(2), terminalOf(process));
