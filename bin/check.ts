// `npm run check`: types, lint, import rules and formatting, with --changed of changed files where that is safe.
import { projectRoot } from "../lib/project-root.ts";
import { changedFiles } from "./changed-files.ts";
import { checksOf, runChecks } from "./checks.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";

function readChanged(args: readonly string[]): readonly string[] | undefined {
  const others = args[0] === "--changed" ? args.slice(1) : args;
  takeNoArguments(others, "npm run check", "--changed or nothing");
  if (others === args) return undefined;
  try {
    return changedFiles(projectRoot);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

const checks = checksOf(readChanged(process.argv.slice(2)));
const signal = interruptionOf(process);
const { failed } = await runChecks(signal, checks);
process.exitCode = signal.aborted ? 130 : failed === 0 ? 0 : 1;
