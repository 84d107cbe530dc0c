// `npm run conformance`: whether a model can do what the service asks of it, prompt by prompt and language by language.
import { runConformanceCommand } from "./conformance/command.ts";
import { terminalOf } from "./cli/interruption.ts";

process.exitCode = await runConformanceCommand(process.argv.slice(2), terminalOf(process));
