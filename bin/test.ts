// `npm test`: the checks and all tests, then the comparison of what the tests have called with what the deployment
// allows. The last line counts all of it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { runVitest, type TestCounts } from "./vitest.ts";

const chosen = process.argv.slice(2);
const recording = mkdtempSync(join(tmpdir(), "recorded-calls-"));

async function comparePermissions(tests: TestCounts): Promise<TestCounts> {
  if (chosen.length > 0) {
    process.stdout.write(
      "Permissions were not compared with calls: that takes a recording of all tests (`npm test` without arguments).\n",
    );
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return runVitest(["--project=permissions"], {
    RECORD_CALLS_TO: recording,
    // A test that failed may have ended before a call that proves a right needed.
    ...(tests.failed > 0 ? { RECORDING_IS_PARTIAL: "true" } : {}),
  });
}

const checked = await runChecks();
const tests = await runVitest(["--project=!permissions", ...chosen], { RECORD_CALLS_TO: recording });
const permissions = await comparePermissions(tests);
rmSync(recording, { recursive: true, force: true });

const total = (count: keyof TestCounts) => tests[count] + permissions[count];
const failed = checked.failed + total("failed");
const skipped = total("skipped") > 0 ? `, ${total("skipped")} skipped` : "";
process.stdout.write(`${checked.passed + total("passed")} passed, ${failed} failed${skipped}\n`);
process.exitCode = failed === 0 ? 0 : 1;
