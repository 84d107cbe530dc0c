import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { functionRights } from "../../lib/permissions/function-rights.ts";
import { rightText } from "../../lib/permissions/right.ts";
import { synthesiseStacks } from "../../lib/permissions/synthesise.ts";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { compareRights } from "../support/compare-rights.ts";
import { readRecordedCalls } from "../support/recorded-calls.ts";
import { exceptions } from "./exceptions.ts";

const { RECORD_CALLS_TO: folder, RECORDING_IS_PARTIAL } = process.env;
if (folder === undefined || !existsSync(folder))
  throw new Error(
    "There is no recording to compare permissions with: run `npm test`, or set RECORD_CALLS_TO to a new " +
      "folder for `vitest run --project '!permissions'` and then for `vitest run --project permissions`.",
  );

const needed = readRecordedCalls(folder);
const allowed = new Map(
  [...functionRights(synthesiseStacks())].map(([name, { code }]) => [name, new Set(code.map(rightText))]),
);
const { missing, unused } = compareRights(allowed, needed);
const excepted = exceptions.map(({ right }) => right);

describe("the role of every function", () => {
  it("is that of a function of the catalogue", () => {
    expect([...allowed.keys()].sort()).toEqual(functionEntries.map(([name]) => name).sort());
  });

  it("allows every call that the tests had it make", () => {
    expect([...needed.values()].reduce((sum, rights) => sum + rights.size, 0)).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  // What a test would have called that failed before, nobody knows.
  it.skipIf(RECORDING_IS_PARTIAL)("allows nothing that no test had it do", () => {
    expect(unused.filter((right) => !excepted.includes(right))).toEqual([]);
  });
});

describe("exceptions", () => {
  it.skipIf(RECORDING_IS_PARTIAL)("are rights that are allowed and no test needs", () => {
    expect(excepted.filter((right) => !unused.includes(right))).toEqual([]);
  });

  it("name a test that exists", () => {
    expect(exceptions.map(({ test }) => test).filter((test) => !existsSync(test))).toEqual([]);
  });
});
