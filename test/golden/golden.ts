import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** What the service says of its golden studies: texts by study, route and query. */
export type Golden = Record<string, string>;

const root = join(import.meta.dirname, "..", "..");
export const GOLDEN_FILE = join(import.meta.dirname, "golden.json.br");

/** Holds the golden studies in a process of their own. @throws Error with what it printed, if it fails */
export async function collectGolden(): Promise<Golden> {
  const folder = mkdtempSync(join(tmpdir(), "golden-"));
  const file = join(folder, "golden.json");
  try {
    const world = `./test/golden/fixed-world.ts?began=${Date.now()}`;
    const child = spawn(process.execPath, ["--import", world, "test/golden/collect.ts", file], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (part: Buffer) => (said += part.toString()));
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`The golden studies could not be held:\n${said}`);
    return JSON.parse(readFileSync(file, "utf8")) as Golden;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const readGolden = (): Golden =>
  JSON.parse(brotliDecompressSync(readFileSync(GOLDEN_FILE)).toString()) as Golden;

export const packGolden = (golden: Golden): Buffer => {
  const inOrder = Object.fromEntries(Object.entries(golden).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return brotliCompressSync(JSON.stringify(inOrder), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
};

const LINES = 5;
const LONGEST = 300;

/** Where two texts part: the number of the line, and a few lines of each from there on. */
function firstDifference(before: string, now: string): string {
  const [old, young] = [before.split("\n"), now.split("\n")];
  const at = old.findIndex((line, index) => line !== young[index]);
  const from = at === -1 ? old.length : at;
  const some = (lines: readonly string[], sign: string) =>
    lines
      .slice(from, from + LINES)
      .map((line) => `  ${sign} ${line.slice(0, LONGEST)}`)
      .join("\n");
  return `line ${from + 1}\n${some(old, "-")}\n${some(young, "+")}`;
}

/** Every text that has changed, gone or come, with the first lines in which it differs. */
export const differences = (before: Golden, now: Golden): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].toSorted().flatMap((name) => {
    if (before[name] === now[name]) return [];
    if (before[name] === undefined) return [`${name} is new`];
    if (now[name] === undefined) return [`${name} is gone`];
    return [`${name}, ${firstDifference(before[name], now[name])}`];
  });
