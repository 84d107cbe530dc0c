// `npm run ministack`: our pipelines in MiniStack, an emulator of AWS that others wrote, with the real functions.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../lib/project-root.ts";
import { startChild } from "./child.ts";
import { CommandError } from "./cli/errors.ts";
import { terminalOf } from "./cli/interruption.ts";
import { readOptions } from "./cli/read-options.ts";
import { runCommand } from "./cli/run-command.ts";

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

const terminal = terminalOf(process);

/** @throws CommandError if MiniStack cannot be installed, or tests failed */
async function runTests(paths: readonly string[]): Promise<void> {
  const MINISTACK =
    process.env.MINISTACK ||
    (await install().catch((error: Error) => {
      const reason = error.message.trim().split("\n").at(-1) ?? "";
      throw new CommandError(`MiniStack cannot be installed (${reason}); set MINISTACK to its program.`);
    }));
  const args = ["--reporter=verbose", "--no-file-parallelism", "--testTimeout=600000", "--hookTimeout=600000"];
  const child = startChild(
    ["node_modules/vitest/vitest.mjs", "run", ...(paths.length > 0 ? paths : ["test/ministack"]), ...args],
    { readsOutput: false, variables: { MINISTACK }, signal: terminal.signal },
  );
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new CommandError("Tests failed in MiniStack.");
}

process.exitCode = await runCommand(terminal, {
  help: HELP,
  readArguments: () => {
    const { values, positionals } = readOptions(
      "ministack --",
      process.argv.slice(2),
      { help: { type: "boolean" } },
      true,
    );
    return values.help ? "help" : positionals;
  },
  run: runTests,
});
