/**
 * A program of its own: loads the modules that it is given and prints the patterns that they build, as JSON lines. No
 * other test may have loaded them before.
 */
import { join } from "node:path";
import { root, type PatternPlace } from "./in-sources.ts";

const found: PatternPlace[] = [];
const Original = RegExp;
globalThis.RegExp = new Proxy(Original, {
  construct(target, [source, flags]: [string | RegExp, string | undefined]) {
    const pattern = new target(source, flags);
    const caller = new Error("who builds it").stack!.split("\n").find((line) => line.includes("/functions/"));
    const [, file, line] = /\/(functions\/[^:]+):(\d+)/.exec(caller ?? "") ?? [];
    if (file) found.push({ at: `${file}:${line}`, source: pattern.source, flags: pattern.flags, isGlobal: true });
    return pattern;
  },
});
for (const name of process.argv.slice(2)) await import(join(root, name));
process.stdout.write(JSON.stringify(found));
