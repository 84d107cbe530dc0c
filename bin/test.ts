// `npm test`: the checks and all tests but the slow ones, in some minutes. With --all the slow ones as
// well (`*.slow.test.ts`), then the comparison of what the tests have called with what the deployment allows: that
// decides whether a change lands. With paths, the tests in them, slow or not. The last line counts all of it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { runVitest, type TestCounts } from "./vitest.ts";

const args = process.argv.slice(2);
const withSlow = args.includes("--all");
const chosen = args.filter((arg) => arg !== "--all");
const leavesOut = !withSlow && chosen.length === 0;
const signal = interruptionOf(process);
const recording = mkdtempSync(join(tmpdir(), "recorded-calls-"));
const none: TestCounts = { passed: 0, failed: 0, skipped: 0 };

const runTests = async (args: readonly string[], variables: NodeJS.ProcessEnv): Promise<TestCounts> =>
  signal.aborted ? none : runVitest(args, { RECORD_CALLS_TO: recording, ...variables }, signal);

async function comparePermissions(tests: TestCounts): Promise<TestCounts> {
  if (!withSlow || chosen.length > 0) {
    const left = leavesOut ? "Slow tests were left out, and permissions" : "Permissions";
    process.stdout.write(`${left} were not compared with calls: \`npm test -- --all\` has all of it.\n`);
    return none;
  }
  // A test that failed may have ended before a call that proves a right needed.
  return runTests(["--project=permissions"], tests.failed > 0 ? { RECORDING_IS_PARTIAL: "true" } : {});
}

const checked = await runChecks(signal);
const tests = await runTests(["--project=!permissions", ...chosen], leavesOut ? { LEAVE_OUT_SLOW_TESTS: "true" } : {});
const permissions = await comparePermissions(tests);
rmSync(recording, { recursive: true, force: true });

const total = (count: keyof TestCounts) => tests[count] + permissions[count];
const failed = checked.failed + total("failed");
const skipped = total("skipped") > 0 ? `, ${total("skipped")} skipped` : "";
process.stdout.write(
  signal.aborted ? "Stopped.\n" : `${checked.passed + total("passed")} passed, ${failed} failed${skipped}\n`,
);
process.exitCode = signal.aborted ? 130 : failed === 0 ? 0 : 1;
