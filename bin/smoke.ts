// `npm run smoke`: the whole workflow against a deployed service, as a customer.
import { terminalOf } from "./cli/interruption.ts";
import { smoke } from "./operate/smoke/command.ts";

process.exitCode = await smoke(process.argv.slice(2), terminalOf(process));
