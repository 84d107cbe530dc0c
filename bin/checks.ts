import { spawn } from "node:child_process";

export interface Check {
  name: string;
  command: readonly [string, ...string[]];
}

/** What must hold of the source before any test runs. */
export const checks: readonly Check[] = [
  // Named by its path: the import rules need an older TypeScript, whose compiler has the same name.
  { name: "types", command: [process.execPath, "node_modules/typescript-native/bin/tsc", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings", "."] },
  {
    name: "import rules",
    command: ["depcruise", "--config", "dependency-rules.config.cjs", "bin", "functions", "lib", "local", "test"],
  },
  { name: "format", command: ["prettier", "--check", "--cache", "--log-level", "warn", "."] },
];

interface Outcome {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

const run = ({ name, command: [program, ...args] }: Check): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) =>
      resolve({ name, passed: code === 0, output, seconds: (performance.now() - started) / 1000 }),
    );
  });

/** Runs the checks two at a time and prints what fails. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check);
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
