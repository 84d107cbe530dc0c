import { defineConfig } from "vitest/config";

/**
 * `*.slow.test.ts` repeat what others show: at every call, in every language, in a browser, at the greatest size. They
 * are left out where three minutes have to do (`npm test`).
 */
const leftOut = ["**/node_modules/**", ...(process.env.LEAVE_OUT_SLOW_TESTS ? ["**/*.slow.test.ts"] : [])];

/** Limits that end what hangs; a machine stays within them that is busy with eight other programs besides. */
const common = {
  exclude: leftOut,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // What one file has loaded the next need not load again.
  isolate: false,
  // Node reads TypeScript itself, as it does everywhere else here.
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** What is deployed; loading the CDK takes longer than most of these tests. */
const infrastructure = ["test/infrastructure/**/*.test.ts"];
/** The whole stack at work: files borrow a warm one, or have one of their own. */
const stacks = ["test/{chaos,faults,golden,pipelines,recorded}/**/*.test.ts"];
/** Pages in a browser, after the others and one file at a time: a browser and a stack are all a slow machine stands. */
const browser = ["test/{browser,console}/**/*.test.ts"];
/** What callers may rely on, tested on one stack that all of these files share. */
const contract = ["test/contract/**/*.test.ts"];
/** What functions may do, compared with what the stacks of all other tests have seen them do. */
const permissions = ["test/permissions/**/*.test.ts"];
/** Pipelines in MiniStack (`npm run ministack`), which nothing else needs. */
const ministack = ["test/ministack/**/*.test.ts"];
/** Whatever changes its process for good, or measures it: each file in a process of its own. */
const isolated = [
  "test/{clients,fuzz,operate}/**/*.test.ts",
  "test/local/*.test.ts",
  "test/local/{lambda,stack}/*.test.ts",
  "test/unit/reports/data-files/memory.slow.test.ts",
];

export default defineConfig({
  test: {
    // One more than there are cores on the machine this is meant for: tests of pipelines wait as much as they work.
    maxWorkers: 3,
    projects: [
      { test: { ...common, name: "infrastructure", include: infrastructure } },
      { test: { ...common, name: "stacks", include: stacks } },
      { test: { ...common, name: "contract", include: contract, globalSetup: "test/support/shared-stack-setup.ts" } },
      { test: { ...common, name: "permissions", include: permissions } },
      {
        test: {
          ...common,
          name: "browser",
          include: browser,
          isolate: true,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...common, name: "isolated", include: isolated, isolate: true } },
      ...(process.env.MINISTACK ? [{ test: { ...common, name: "ministack", include: ministack } }] : []),
      // Code and the parts of the local stack, each by itself.
      {
        test: {
          ...common,
          name: "unit",
          include: ["{test,lab/test}/**/*.test.ts"],
          exclude: [
            ...leftOut,
            ...infrastructure,
            ...stacks,
            ...browser,
            ...contract,
            ...permissions,
            ...isolated,
            ...ministack,
          ],
        },
      },
    ],
  },
});
