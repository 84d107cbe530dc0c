// `npm start`: the whole system on one machine.
import { parseArgs } from "node:util";
import { CannotStart } from "../local/data-folder.ts";
import { startStack, type Stack } from "../local/stack.ts";

const HELP = `Starts the complete service on this machine.

  npm start -- [--port N] [--data DIR]

  --port N    port of the API, 3000 by default
  --data DIR  folder that keeps all data, .data by default`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const fail = (sentence: string, code: number): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
};

function readOptions(): { port: number; dataFolder: string } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "3000" },
        data: { type: "string", default: ".data" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      say(HELP);
      process.exit(0);
    }
    const port = /^\d+$/.test(values.port) ? Number(values.port) : NaN;
    if (!(port <= 65_535)) return fail(`--port must be a number from 0 to 65535, not "${values.port}".`, 2);
    return { port, dataFolder: values.data };
  } catch (error) {
    // Node's sentence on an unknown option goes on about what nobody wanted to know.
    const [sentence = ""] = (error as Error).message.split(". ");
    return fail(`${sentence}; npm start -- --help shows what there is.`, 2);
  }
}

let stack: Stack | undefined;
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stack?.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
// Whoever started this process is gone (killed, terminal closed): a stack that nobody can stop would hold port and data.
process.on("disconnect", () => void stop());

try {
  stack = await startStack(readOptions());
  if (stopping) await stack.close();
  else {
    const { mail, step_functions: executions } = stack.endpoints;
    say(`Ready: ${stack.url}   reference: ${stack.url}/docs   mails: ${mail}   executions: ${executions}/executions`);
  }
} catch (error) {
  if (error instanceof CannotStart) fail(error.message, 1);
  throw error;
}
