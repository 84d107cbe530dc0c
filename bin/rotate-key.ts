// `npm run rotate-key`: another key signs access tokens.
import { rotateKey } from "./operate/rotate-key/command.ts";
import { terminalOf } from "./cli/interruption.ts";
import { questionAt } from "./operate/run-command.ts";

const ask = questionAt(process);
process.exitCode = await rotateKey(process.argv.slice(2), { ...terminalOf(process), ...(ask ? { ask } : {}) });
