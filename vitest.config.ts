import { defineConfig } from "vitest/config";

/** Limits that end what hangs; a machine that is ten times slower than usual stays within them. */
const common = { testTimeout: 180_000, hookTimeout: 300_000 };

/** Pure code: what one file has loaded the next need not load again. */
const unit = [
  "test/unit/{api,bench,data,domain,pipelines,prompts,reports,shared,support,workers}/**/*.test.ts",
  "test/bin/**/*.test.ts",
  "test/local/{bedrock,signals,step-functions}/**/*.test.ts",
];
/** What is deployed; loading the CDK takes longer than most of these tests. */
const infrastructure = ["test/infrastructure/**/*.test.ts"];
/** Each file on a stack of its own; loading what a stack is made of takes as long as many of these tests. */
const stacks = ["test/{pipelines,faults}/**/*.test.ts"];
/** Pages in a browser, one file at a time: a browser and a stack are all that a slow machine stands. */
const browser = ["test/{browser,console}/**/*.test.ts"];
/** What callers may rely on, tested on one stack that all of these files share. */
const contract = ["test/contract/**/*.test.ts"];
/** What functions may do, compared with what the stacks of all other tests have seen them do. */
const permissions = ["test/permissions/**/*.test.ts"];

export default defineConfig({
  test: {
    // One more than there are cores on the machine this is meant for: tests of pipelines wait as much as they work.
    maxWorkers: 3,
    projects: [
      { test: { ...common, name: "unit", include: unit, isolate: false } },
      { test: { ...common, name: "infrastructure", include: infrastructure, isolate: false } },
      { test: { ...common, name: "stacks", include: stacks, isolate: false } },
      {
        test: {
          ...common,
          name: "contract",
          include: contract,
          globalSetup: "test/support/shared-stack-setup.ts",
        },
      },
      { test: { ...common, name: "permissions", include: permissions } },
      { test: { ...common, name: "browser", include: browser, fileParallelism: false } },
      // Whatever is left, each file in a process of its own.
      {
        test: {
          ...common,
          name: "isolated",
          include: ["test/**/*.test.ts"],
          exclude: [
            "**/node_modules/**",
            ...[...unit, ...infrastructure, ...stacks, ...browser, ...contract, ...permissions],
          ],
        },
      },
    ],
  },
});
