import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child.ts";

const VITEST = "node_modules/vitest/vitest.mjs";

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

/** How a run of tests went. */
export interface TestCounts {
  passed: number;
  /** Zero only if everything ran to its end: a file that cannot even be loaded counts as well. */
  failed: number;
  skipped: number;
}

const run = (args: readonly string[], variables: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const child = startChild([VITEST, "run", ...args], { readsOutput: false, variables, signal });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });

/**
 * Runs tests in a process of their own, which prints what it does.
 * @param args of `vitest run`
 * @param variables in addition to this process's own
 * @param signal ends it; what has run until then is counted
 */
export async function runVitest(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const reportFile = join(folder, "report.json");
  const exitCode = await run(
    ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`, ...args],
    variables,
    signal,
  );
  let report: Report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 0 };
  try {
    report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  } catch {
    process.stdout.write("The tests did not run to their end.\n");
  }
  rmSync(folder, { recursive: true, force: true });
  // A file that cannot even be loaded has no failed test of its own but must not pass for green.
  const broken = exitCode !== 0 && report.numFailedTests === 0 ? Math.max(1, report.numFailedTestSuites) : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped: report.numPendingTests };
}
