// `npm start`: the whole system on one machine.
import { parseArgs } from "node:util";
import { findServers, hintOn, variablesFor } from "../local/bedrock/upstream/find-servers.ts";
import { CannotStart } from "../local/data-folder.ts";
import { startStack, type Stack } from "../local/stack.ts";

const HELP = `Starts the complete service on this machine.

  npm start -- [--port N] [--data DIR] [--model NAME]

  --port N      port of the API, 3000 by default
  --data DIR    folder that keeps all data, .data by default
  --model NAME  a model of a server on this machine (Ollama, LM Studio, llama.cpp, vLLM);
                auto: the first that is found`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);
const fail = (sentence: string, code: number): never => {
  complain(sentence);
  process.exit(code);
};
const GRACE_MS = 3_000;

function readOptions(): { port: number; dataFolder: string; model: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "3000" },
        data: { type: "string", default: ".data" },
        model: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      say(HELP);
      process.exit(0);
    }
    const port = /^\d+$/.test(values.port) ? Number(values.port) : NaN;
    if (!(port <= 65_535)) return fail(`--port must be a number from 0 to 65535, not "${values.port}".`, 2);
    if (values.model === "") return fail("--model needs the name of a model, or auto.", 2);
    return { port, dataFolder: values.data, model: values.model };
  } catch (error) {
    // Node's sentence on an unknown option goes on about what nobody wanted to know.
    const [sentence = ""] = (error as Error).message.split(". ");
    return fail(`${sentence}; npm start -- --help shows what there is.`, 2);
  }
}

const { port, dataFolder, model } = readOptions();
const isModelSet = ["LOCAL_LLM_URL", "LOCAL_LLM_MODEL", "REPLAY_MODEL", "LOCAL_BEDROCK"].some(
  (name) => process.env[name],
);
if (model !== undefined && isModelSet)
  fail(
    "--model looks for a server itself: leave LOCAL_LLM_URL, LOCAL_LLM_MODEL, REPLAY_MODEL and LOCAL_BEDROCK out.",
    2,
  );
/** For `npm run dev`, which replaces its functions. */
export let starting: Promise<Stack> | undefined;
let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // What has been acknowledged is stored: an end that takes too long costs nobody anything.
  setTimeout(() => process.exit(code), GRACE_MS).unref();
  const stack = await starting?.catch(() => undefined);
  await stack?.close();
  process.exit(code);
}
// SIGTERM stands for the death of whoever started this, too: a stack that nobody can stop would hold port and data.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
// A terminal that has gone takes nothing any more; the signal that says so comes by itself.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
// Whatever the parts of this process have left uncaught: nobody knows what still works.
process.on("uncaughtException", (error: Error) => {
  complain(`The service stops, because something in it failed (${error.message}); its data are kept: start it again.`);
  complain(error.stack ?? "");
  void stop(1);
});

try {
  if (model !== undefined)
    for (const [name, value] of Object.entries(variablesFor(model, await findServers()))) process.env[name] ??= value;
  starting = startStack({ port, dataFolder, notice: complain });
  const { url, endpoints, failed } = await starting;
  const { mail, step_functions: executions } = endpoints;
  if (!stopping) {
    const others = `reference: ${url}/docs   mails: ${mail}   executions: ${executions}/executions`;
    say(`Ready: ${url}   ${others}\nOpen ${url}/console in your browser to describe an audience and ask it.`);
  }
  void failed.then((sentence) => {
    complain(sentence);
    void stop(1);
  });
  if (model === undefined && !isModelSet) {
    const hint = hintOn(await findServers());
    if (hint !== null && !stopping) say(hint);
  }
} catch (error) {
  if (error instanceof CannotStart) fail(error.message, 1);
  throw error;
}
