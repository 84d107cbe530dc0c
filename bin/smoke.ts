// `npm run smoke`: the whole workflow against a deployed service, as a customer.
import { interruptionOf } from "./cli/interruption.ts";
import { smoke } from "./operate/smoke/command.ts";

process.exitCode = await smoke(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
});
