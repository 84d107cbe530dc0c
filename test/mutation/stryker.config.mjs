import { LEAST_SCORE, REPORTS, areaOfRun } from "./areas.ts";

const { name, area } = areaOfRun();

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
  mutate: [...area.mutate],
  // Each change is tried with the tests alone that reach it.
  coverageAnalysis: "perTest",
  // What is computed once when a module is loaded would need every test anew.
  ignoreStatic: true,
  // Types are Node's matter here: it takes them off.
  disableTypeChecks: false,
  concurrency: 1,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${REPORTS}/${name}.incremental.json`,
  jsonReporter: { fileName: `${REPORTS}/${name}.json` },
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
  tempDirName: `${REPORTS}/${name}.sandbox`,
  ignorePatterns: ["/.build", "/.data", "/docs", "/console", "/cdk.out"],
};
