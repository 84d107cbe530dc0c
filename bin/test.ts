// `npm test`: the checks and all tests. The last line counts both.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./checks.ts";

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

const folder = mkdtempSync(join(tmpdir(), "test-report-"));
const reportFile = join(folder, "report.json");

const runTests = (): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`, ...process.argv.slice(2)],
      {
        stdio: "inherit",
        shell: process.platform === "win32",
      },
    );
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });

const checked = await runChecks();
const exitCode = await runTests();
let tests: Report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 0 };
try {
  tests = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
} catch {
  process.stdout.write("The tests did not run to their end.\n");
}
rmSync(folder, { recursive: true, force: true });
// A file that cannot even be loaded has no failed test of its own but must not pass for green.
const broken = exitCode !== 0 && tests.numFailedTests === 0 ? Math.max(1, tests.numFailedTestSuites) : 0;
const failed = checked.failed + tests.numFailedTests + broken;
const skipped = tests.numPendingTests > 0 ? `, ${tests.numPendingTests} skipped` : "";
process.stdout.write(`${checked.passed + tests.numPassedTests} passed, ${failed} failed${skipped}\n`);
process.exitCode = failed === 0 && exitCode === 0 ? 0 : 1;
