// `npm run dev`: the whole stack, and what is saved runs in it a moment later.
import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { projectRoot } from "../lib/project-root.ts";
import { startChild } from "./child.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { watchSources } from "./watch-sources.ts";

const HELP = `Starts the complete service on this machine, and again whenever a file is saved.

  npm run dev -- [--port N] [--data DIR] [--inspect PORT]

  --port N        port of the API, 3000 by default
  --data DIR      folder that keeps all data, .data by default
  --inspect PORT  waits for a debugger at 127.0.0.1:PORT; functions then have no time limit

Below functions/ and console/ only these are replaced; in local/, lib/ and state-machines/ the stack is started again.`;

/** What the stack is made of; tests and documents concern it not. */
const FOLDERS = ["bin", "clients/typescript/src", "console", "functions", "lib", "local", "state-machines"];

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

function readOptions(): { args: string[]; inspectorPort: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string" },
        data: { type: "string" },
        inspect: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      say(HELP);
      process.exit(0);
    }
    if (values.inspect !== undefined && !(/^\d+$/.test(values.inspect) && Number(values.inspect) <= 65_535)) {
      complain(`--inspect must be a port from 0 to 65535, not "${values.inspect}".`);
      process.exit(2);
    }
    const args = (["port", "data"] as const).flatMap((name) =>
      values[name] === undefined ? [] : [`--${name}`, values[name]],
    );
    return { args, inspectorPort: values.inspect };
  } catch (error) {
    const [sentence = ""] = (error as Error).message.split(". ");
    complain(`${sentence}; npm run dev -- --help shows what there is.`);
    process.exit(2);
  }
}

const { args, inspectorPort } = readOptions();
const interruption = interruptionOf(process);
let stack: ChildProcess | undefined;
let ending = new AbortController();

function start(): void {
  ending = new AbortController();
  const child = startChild(["bin/dev-stack.ts", ...args], {
    readsOutput: false,
    variables: inspectorPort === undefined ? {} : { DEV_INSPECTOR_PORT: inspectorPort },
    signal: AbortSignal.any([ending.signal, interruption]),
  });
  stack = child;
  // The one thing it ever says: this process itself runs what was saved.
  child.on("message", restart);
  child.once("exit", (code) => {
    stack = undefined;
    if (interruption.aborted) process.exit(0);
    if (ending.signal.aborted) return start();
    // Wrong options, a port that is taken: nothing to save will help.
    if (code === 2) process.exit(code);
    complain("The stack has ended. Waiting for the next save.");
  });
}

function restart(): void {
  say("Starting again ...");
  ending.abort();
}

const watcher = watchSources(projectRoot, FOLDERS, {
  complain,
  saved: (files) => (stack ? stack.connected && stack.send({ saved: files }) : start()),
});
interruption.addEventListener("abort", () => {
  watcher.close();
  if (!stack) process.exit(0);
});
start();
