// `npm run rotate-key`: another key signs access tokens.
import { rotateKey } from "./operate/rotate-key/command.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { questionAt } from "./operate/run-command.ts";

const ask = questionAt(process);
process.exitCode = await rotateKey(process.argv.slice(2), {
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
  signal: interruptionOf(process),
  ...(ask ? { ask } : {}),
});
