// `npm run test:file -- PATH`: some test files, or the tests below a folder, and nothing else before or after them.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { startChild } from "./child.ts";
import { interruptionOf } from "./cli/interruption.ts";

const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}; npm run test:file -- PATH [-t "words of a test's name"] is what there is.\n`);
  process.exit(2);
};

function readArguments(): string[] {
  try {
    const { values, positionals } = parseArgs({
      options: { t: { type: "string", short: "t" } },
      allowPositionals: true,
    });
    const missing = positionals.find((path) => !existsSync(path));
    if (missing !== undefined) return refuse(`There is no ${missing}`);
    if (positionals.length === 0) return refuse("Which test? Without a path it would be all of them");
    return values.t === undefined ? positionals : [...positionals, "-t", values.t];
  } catch (error) {
    return refuse((error as Error).message.split(". ")[0] ?? "");
  }
}

const args = readArguments();
const signal = interruptionOf(process);
const child = startChild(["node_modules/vitest/vitest.mjs", "run", ...args], { readsOutput: false, signal });
child.on("close", (code) => (process.exitCode = signal.aborted ? 130 : (code ?? 1)));
