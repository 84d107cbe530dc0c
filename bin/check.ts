// `npm run check`: types, lint, import rules and formatting.
import { runChecks } from "./checks.ts";
import { takeNoArguments } from "./no-arguments.ts";

takeNoArguments(process.argv.slice(2), "npm run check");
const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
