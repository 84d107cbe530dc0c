import { defineConfig } from "vitest/config";

const common = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          include: [
            "test/unit/{api,domain,prompts,shared,support}/**/*.test.ts",
            "test/local/{bedrock,study,step-functions}/**/*.test.ts",
          ],
          // Pure code: what one file has loaded the next need not load again.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: "contract",
          include: ["test/contract/**/*.test.ts"],
          globalSetup: "test/support/shared-stack-setup.ts",
        },
      },
      {
        test: {
          ...common,
          name: "isolated",
          include: ["test/**/*.test.ts"],
          exclude: [
            "test/bench/**",
            "test/unit/**",
            "test/contract/**",
            "test/local/{bedrock,study,step-functions}/**",
          ],
        },
      },
    ],
  },
});
