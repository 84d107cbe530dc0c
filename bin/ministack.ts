// `npm run ministack`: our pipelines in MiniStack, an emulator of AWS that others wrote, with the real functions.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../lib/project-root.ts";
import { startChild } from "./child.ts";
import { interruptionOf } from "./cli/interruption.ts";

/** The version that was tried; a newer one may find more, or be wrong in new ways. */
const VERSION = "1.5.33";
const HELP = `Runs tests with MiniStack (PyPI, ${VERSION}) in place of our own Step Functions. It executes the
definitions that are deployed; their tasks run the real functions on the table and the model of the one-machine stack.

  npm run ministack -- [PATH ...]

  PATH   test files or folders, such as test/pipelines/concept-test.test.ts; test/ministack unless told

The first run installs MiniStack into .cache with Python 3.10 or newer and pip; MINISTACK names a program that is
installed elsewhere. Exit code 0: all tests passed; 1: some failed, or MiniStack cannot be installed; 130:
interrupted.`;

const run = promisify(execFile);

/** @returns path of the program @throws Error if Python, pip or the package cannot be had */
async function install(): Promise<string> {
  const folder = join(projectRoot, ".cache", `ministack-${VERSION}`);
  const program = join(folder, "bin", "ministack");
  if (existsSync(program)) return program;
  process.stdout.write(`Installing MiniStack ${VERSION} ...\n`);
  await run("python3", ["-m", "venv", folder]);
  await run(join(folder, "bin", "pip"), ["install", "--quiet", `ministack==${VERSION}`]);
  return program;
}

const paths = process.argv.slice(2);
if (paths.some((path) => path.startsWith("-"))) {
  process.stdout.write(`${HELP}\n`);
} else {
  const signal = interruptionOf(process);
  try {
    const MINISTACK = process.env.MINISTACK || (await install());
    const args = ["--reporter=verbose", "--no-file-parallelism", "--testTimeout=600000", "--hookTimeout=600000"];
    const child = startChild(
      ["node_modules/vitest/vitest.mjs", "run", ...(paths.length > 0 ? paths : ["test/ministack"]), ...args],
      {
        readsOutput: false,
        variables: { MINISTACK },
        signal,
      },
    );
    child.on("close", (code) => (process.exitCode = signal.aborted ? 130 : (code ?? 1)));
  } catch (error) {
    const reason = (error as Error).message.trim().split("\n").at(-1) ?? "";
    process.stderr.write(`MiniStack cannot be installed (${reason}); set MINISTACK to its program.\n`);
    process.exitCode = 1;
  }
}
