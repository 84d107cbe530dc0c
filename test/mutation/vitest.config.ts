import { defineConfig } from "vitest/config";
import { areaOfRun } from "./areas.ts";

const { area } = areaOfRun();

export default defineConfig({
  test: {
    include: area.tests.map((path) => `test/unit/${path.endsWith(".ts") ? path : `${path}/**/*.test.ts`}`),
    exclude: ["**/node_modules/**", "**/*.slow.test.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 180_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
