// `npm run check`: types, lint, import rules and formatting.
import { runChecks } from "./checks.ts";
import { interruptionOf } from "./interruption.ts";
import { takeNoArguments } from "./no-arguments.ts";

takeNoArguments(process.argv.slice(2), "npm run check");
const signal = interruptionOf(process);
const { failed } = await runChecks(signal);
process.exitCode = signal.aborted ? 130 : failed === 0 ? 0 : 1;
