import { expect, it } from "vitest";
import { countsOf } from "../../../bench/commands/time-tests.ts";

it("reads how many tests passed from the last line of npm test, not from a line of vitest", () => {
  const output = "ok    types (3.1 s)\n Tests  1 failed | 5996 passed (5997)\n6003 passed, 1 failed, 2 skipped\n";
  expect(countsOf(output)).toEqual({ passed: 6003, failed: 1 });
  expect(countsOf("6006 passed, 0 failed\n")).toEqual({ passed: 6006, failed: 0 });
});

it("says so if npm test died before that", () => {
  expect(() => countsOf("Tests  12 passed (12)\n")).toThrow("without saying how many");
});
