// `npm run lab -- examples`: the recorded studies in docs/examples/recorded.
import { runExamplesCommand } from "./examples/command.ts";
import { terminalOf } from "../bin/cli/interruption.ts";

process.exitCode = await runExamplesCommand(process.argv.slice(2), terminalOf(process));
