import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FunctionCount } from "../../../bench/functions/bundle-process.ts";
import {
  byPackage,
  bytesThatRan,
  moduleUse,
  neverRan,
  packageOf,
  type Coverage,
  type ModuleUse,
} from "../../../bench/functions/module-use.ts";
import type { SourceMap } from "../../../bench/functions/source-map.ts";

const sources: Record<string, string> = {
  "entry.ts": `
    import { used } from "./used";
    import { onLoad } from "./on-load";
    import { unused, alsoUnused } from "./unused";
    import { table } from "./table";
    const legacy = require("./legacy.cjs");
    onLoad();
    export const later = () => require("./lazy.cjs");
    const calls = { a: () => used() + table.length, b: unused, c: () => legacy.old(), d: alsoUnused };
    export const handler = (which: keyof typeof calls) => calls[which]();`,
  "used.ts":
    "export function used() { return Math.random() > 2 ? inner() : 1; } function inner() { return " +
    `"inner".repeat(3); }`,
  "on-load.ts": `export function onLoad() { return [3, 2, 1].sort(); }`,
  "unused.ts": `
    export function unused() { return "never".repeat(2); }
    export function alsoUnused() { return "no".repeat(2); }`,
  "table.ts": `export const table = ["one", "two", "three"];`,
  "lazy.cjs": `exports.table = ["some", "data", "that", "is", "not", "even", "loaded"];`,
  "legacy.cjs": `exports.old = function old() { return "old".repeat(4); };`,
};

let folder: string;
let code: string;
let map: SourceMap;
const session = new Session();

/** What a real engine counts, since a wrong idea of that is what would go wrong. */
function take(file: string): FunctionCount[] {
  let counts: FunctionCount[] = [];
  session.post("Profiler.takePreciseCoverage", (_, { result }) => {
    counts = (result.find(({ url }) => url.endsWith(file))?.functions ?? []).flatMap(
      ({ functionName, ranges: [range] }) =>
        range ? [{ name: functionName, start: range.startOffset, end: range.endOffset, count: range.count }] : [],
    );
  });
  return counts;
}

function cover(argument: string, copy: number): Coverage {
  const file = join(folder, `copy-${copy}.cjs`);
  writeFileSync(file, code);
  const { handler } = createRequire(import.meta.url)(file) as { handler: (which: string) => unknown };
  const load = take(file);
  handler(argument);
  return { load, request: take(file) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "module-use-"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  await build({
    entryPoints: [join(folder, "entry.ts")],
    outfile: join(folder, "index.js"),
    bundle: true,
    platform: "node",
    format: "cjs",
    minify: true,
    sourcemap: "external",
    logLevel: "silent",
  });
  code = readFileSync(join(folder, "index.js"), "latin1");
  map = JSON.parse(readFileSync(join(folder, "index.js.map"), "utf8")) as SourceMap;
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
});
afterAll(() => {
  session.disconnect();
  rmSync(folder, { recursive: true, force: true });
});

const ranOf = (modules: readonly ModuleUse[]) =>
  Object.fromEntries(modules.map(({ source, ran, hasFunctions }) => [source, hasFunctions ? ran : "data"]));

describe("the modules of a bundle", () => {
  it("are told apart by when one of their functions first ran", () => {
    expect(ranOf(moduleUse(code, map, [cover("a", 1)]))).toEqual({
      "entry.ts": "request",
      "used.ts": "request",
      "on-load.ts": "load",
      "unused.ts": "never",
      "table.ts": "data",
      // Its wrapper ran, but nothing in it.
      "legacy.cjs": "never",
      // Data, but not even that was made.
      "lazy.cjs": "never",
    });
  });

  it("are needed if any of several requests needs them", () => {
    const modules = moduleUse(code, map, [cover("a", 2), cover("b", 3)]);
    expect(
      neverRan(modules)
        .map(({ source }) => source)
        .sort(),
    ).toEqual(["lazy.cjs", "legacy.cjs"]);
    const all = moduleUse(code, map, [cover("a", 4), cover("b", 5), cover("c", 6)]);
    expect(neverRan(all).map(({ source }) => source)).toEqual(["lazy.cjs"]);
  });

  it("fill the bundle but for its preamble", () => {
    const modules = moduleUse(code, map, []);
    const bytes = modules.reduce((sum, module) => sum + module.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(code.length);
    expect(modules.find(({ source }) => source === "unused.ts")?.bytes).toBeGreaterThan(40);
  });
});

it("counts the bytes of functions that ran without those of functions inside that did not", () => {
  const count = (start: number, end: number, times: number): FunctionCount => ({ name: "", start, end, count: times });
  const text = "x".repeat(100);
  const load = [count(0, 100, 1), count(10, 50, 0), count(20, 30, 0)];
  expect(bytesThatRan(text, [{ load, request: [] }])).toBe(60);
  // Another request ran the outer one of the two.
  expect(
    bytesThatRan(text, [
      { load, request: [] },
      { load, request: [count(10, 50, 2)] },
    ]),
  ).toBe(90);
});

describe("the package of a module", () => {
  it.each([
    ["../../../node_modules/@smithy/core/dist-es/index.js", "@smithy/core"],
    ["../node_modules/zod/v4/locales/en.js", "zod"],
    ["../node_modules/mammoth/node_modules/argparse/lib/x.js", "argparse"],
    ["../../../functions/domain/text.ts", "functions/domain"],
  ])("%s is %s", (source, name) => {
    expect(packageOf(source)).toBe(name);
  });

  it("sums its modules, the largest first", () => {
    const module = (source: string, bytes: number): ModuleUse => ({ source, bytes, hasFunctions: true, ran: "never" });
    const modules = [module("a/b/x.ts", 1), module("node_modules/zod/y.js", 5), module("a/b/z.ts", 3)];
    expect(byPackage(modules)).toEqual([
      { name: "zod", bytes: 5 },
      { name: "a/b", bytes: 4 },
    ]);
  });
});
