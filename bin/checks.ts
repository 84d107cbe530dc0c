import { startChild } from "./child.ts";

interface Check {
  name: string;
  /** A program for Node and its arguments. */
  command: readonly [string, ...string[]];
}

const LINTED = /\.([cm]?[jt]s|tsx)$/;

/**
 * What must hold of the source before any test runs.
 * @param changed files to lint and to compare with their formatting; all of them unless told. Types and import rules
 *   are matters of all files: a change in one is a fault in another.
 */
export function checksOf(changed?: readonly string[]): readonly Check[] {
  const linted = changed?.filter((file) => LINTED.test(file)) ?? ["."];
  const formatted = changed ?? ["."];
  return [
    // Of TypeScript 7: the import rules need an older one beside it.
    { name: "types", command: ["node_modules/typescript-native/bin/tsc", "--noEmit"] },
    // In a browser other things are global.
    { name: "types of the console", command: ["node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "console"] },
    ...oneOf(linted, "lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]),
    {
      name: "import rules",
      command: [
        "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
        ...["--config", "dependency-rules.config.cjs"],
        ...["bin", "clients/typescript/src", "console", "functions", "lab", "lib", "local", "test"],
      ],
    },
    // Lines of at most 120 columns and files of at most 300 lines, which no formatter keeps.
    {
      name: "form",
      command: ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "test/unit/source-form.test.ts"],
    },
    { name: "plain English", command: ["bin/prose.ts", "--check"] },
    // Of changed files, some may be of a kind that has no format.
    ...oneOf(formatted, "format", ["node_modules/oxfmt/bin/oxfmt", "--check", "--no-error-on-unmatched-pattern"]),
  ];
}

/** A check of some files, or none if there are none. */
const oneOf = (files: readonly string[], name: string, command: Check["command"]): Check[] =>
  files.length === 0 ? [] : [{ name, command: [...command, ...files] }];

interface Outcome {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

const run = ({ name, command }: Check, signal: AbortSignal): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = startChild(command, { readsOutput: true, signal });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) =>
      resolve({ name, passed: code === 0, output, seconds: (performance.now() - started) / 1000 }),
    );
  });

/** Runs checks two at a time and prints what fails; none any more once the signal is aborted. */
export async function runChecks(
  signal: AbortSignal,
  checks: readonly Check[] = checksOf(),
): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check, signal);
      if (signal.aborted) return;
      outcomes.push(outcome);
      process.stdout.write(
        `${outcome.passed ? "ok    " : "FAILED"} ${outcome.name} (${outcome.seconds.toFixed(1)} s)\n`,
      );
      if (!outcome.passed) process.stdout.write(`${outcome.output}\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: outcomes.length - passed };
}
