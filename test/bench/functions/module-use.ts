import type { FunctionCount } from "./bundle-process.ts";
import { runsOf, type Run, type SourceMap } from "./source-map.ts";

/** A module in a bundle, and whether it was needed. */
export interface ModuleUse {
  /** Path of its source, as the bundle's map has it. */
  source: string;
  /** Characters in the bundle; its output is ASCII, so these are bytes. */
  bytes: number;
  /** Whether it has functions, or was never loaded; else it is data that is made while the bundle loads. */
  hasFunctions: boolean;
  /** Whether one of its functions has run: in a request, or only while the bundle was loaded. */
  ran: "request" | "load" | "never";
}

/** Of one invocation. */
export interface Coverage {
  load: readonly FunctionCount[];
  request: readonly FunctionCount[];
}

/** The helpers that esbuild defines at the beginning of a bundle, within so many characters. */
const PREAMBLE = 4_000;

/**
 * Names of the helpers that make modules run when they are first imported or required: functions of two or three
 * parameters that return one of none.
 */
const wrapperNames = (code: string): Set<string> =>
  new Set(
    [...code.slice(0, PREAMBLE).matchAll(/([\w$]+)=\([\w$]+(?:,[\w$]+){1,2}\)=>\(\)=>/g)].map(([, name]) => name ?? ""),
  );

/** Whether a function wraps a module, or several: as long as it has not run, they have not even been loaded. */
function isWrapper(code: string, wrappers: ReadonlySet<string>, { start }: FunctionCount): boolean {
  const before = /([\w$]+)\($/.exec(code.slice(Math.max(0, start - 40), start));
  return before?.[1] !== undefined && wrappers.has(before[1]);
}

/** Whether a function is not one of a module's own: the whole script, or what sets up a class while it is defined. */
const isScaffolding = ({ name, start, end }: FunctionCount, code: string): boolean =>
  (start === 0 && end === code.length) || name === "<static_initializer>";

/** The run that a place lies in; undefined before the first one. */
function runAt(runs: readonly Run[], place: number): Run | undefined {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return runs[low - 1];
}

/** Tells of every module in a bundle how large it is, and whether any of the invocations needed a function of it. */
export function moduleUse(code: string, map: SourceMap, coverages: readonly Coverage[]): ModuleUse[] {
  const runs = runsOf(map, code);
  const wrappers = wrapperNames(code);
  const modules = new Map<string, ModuleUse>();
  for (const { source, start, end } of runs) {
    const known = modules.get(source) ?? { source, bytes: 0, hasFunctions: false, ran: "never" };
    known.bytes += end - start;
    modules.set(source, known);
  }
  const evaluated = new Map<number, { end: number; ran: boolean }>();
  const mark = (counts: readonly FunctionCount[], ran: "request" | "load") => {
    for (const counted of counts) {
      if (isScaffolding(counted, code)) continue;
      const { start, end, count } = counted;
      if (isWrapper(code, wrappers, counted)) {
        evaluated.set(start, { end, ran: count > 0 || (evaluated.get(start)?.ran ?? false) });
        continue;
      }
      const module = modules.get(runAt(runs, start)?.source ?? "");
      if (!module) continue;
      module.hasFunctions = true;
      if (count > 0 && module.ran !== "request") module.ran = ran;
    }
  };
  for (const { load, request } of coverages) {
    mark(load, "load");
    mark(request, "request");
  }
  // What was never loaded tells of no functions inside it.
  const asleep = [...evaluated].filter(([, { ran }]) => !ran);
  for (const { source, start, end } of runs) {
    const module = modules.get(source);
    // A run may begin with the wrapper's own name, and end in the one of the next module.
    const middle = (start + end) / 2;
    if (module && asleep.some(([from, { end: to }]) => middle >= from && middle < to)) {
      module.hasFunctions = true;
    }
  }
  return [...modules.values()];
}

/** Bytes of functions that ran, in all invocations together, by no more than their own text: nested ones count once. */
export function bytesThatRan(code: string, coverages: readonly Coverage[]): number {
  const ran = new Uint8Array(code.length);
  const counts = new Map<string, FunctionCount>();
  for (const { load, request } of coverages)
    for (const counted of [...load, ...request]) {
      const key = `${counted.start}-${counted.end}`;
      const known = counts.get(key);
      counts.set(key, { ...counted, count: counted.count + (known?.count ?? 0) });
    }
  // From the outermost to the innermost, so that a function that never ran stands out of the one around it.
  const ordered = [...counts.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, count } of ordered) ran.fill(count > 0 ? 1 : 0, start, end);
  return ran.reduce((sum, one) => sum + one, 0);
}

/** The package that a module belongs to, or the folder of its own code: `@smithy/core`, `functions/domain`. */
export function packageOf(source: string): string {
  const [, own] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*\/node_modules\/)/.exec(source) ?? [];
  if (own !== undefined) return own;
  const path = source.replace(/^(\.\.\/)+/, "");
  return path.split("/").slice(0, 2).join("/");
}

/** Bytes of modules by package, the most first. */
export function byPackage(modules: readonly ModuleUse[]): { name: string; bytes: number }[] {
  const sums = new Map<string, number>();
  for (const { source, bytes } of modules) sums.set(packageOf(source), (sums.get(packageOf(source)) ?? 0) + bytes);
  return [...sums].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** Modules that have functions, of which none has run, not even while the bundle was loaded. */
export const neverRan = (modules: readonly ModuleUse[]): ModuleUse[] =>
  modules.filter(({ hasFunctions, ran }) => hasFunctions && ran === "never");
