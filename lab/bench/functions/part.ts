import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { gzipSync } from "node:zlib";
import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import { functionEntries, functions, type FunctionDefinition } from "../../../functions/service/functions/functions.ts";
import { variablesOf } from "../../cold-starts/function-variables.ts";
import { measureStart } from "../../cold-starts/measure-starts.ts";
import { median } from "../../../functions/statistics/quantile.ts";
import { bundleFunctions } from "../../../lib/bundle.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { invokeBundle } from "./bundle-process.ts";
import { askedFigure, memoryFigure, sizeFigure, startFigure } from "./figures.ts";
import { measureFirstRequests, type MeasuredRequest } from "./first-requests.ts";

const STARTS = 20;
const QUICK_STARTS = 3;
/** Those that a customer's walk reaches without personas and models. */
const QUICK: readonly FunctionName[] = ["api-system", "api-auth", "api-projects", "api-company", "api-documents"];
const BARE_PROCESSES = 5;

/** Size, start and memory of every built function. */
export const functionsPart: Part = { title: "Functions", measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { quick, folder, say, signal } = bench;
  const wanted = quick ? QUICK : functionEntries.map(([name]) => name);
  const bundles = join(folder, "functions");
  say("bundling all functions");
  await bundleFunctions(bundles);
  const starts = await measureStarts(bench, wanted, bundles);
  const load = loadNow();
  const dataFolder = join(folder, "stack");
  const first = await measureFirstRequests({ bundles, dataFolder, quick, say, signal });
  const bare = await bareMemory();
  const asked = first.filter(({ name }) => wanted.includes(name));
  const byName = (one: MeasuredRequest, other: MeasuredRequest) =>
    wanted.indexOf(one.name) - wanted.indexOf(other.name);
  return [
    ...starts,
    askedFigure(
      asked.map(({ name }) => name),
      wanted,
      load,
    ),
    ...asked.toSorted(byName).map((request) => memoryFigure(request, bare, load)),
  ];
}

async function measureStarts(
  { quick, folder, say, signal }: Bench,
  wanted: readonly FunctionName[],
  bundles: string,
): Promise<Figure[]> {
  const figures: { size: Figure; start: Figure }[] = [];
  for (const [index, name] of wanted.entries()) {
    signal.throwIfAborted();
    say(`start of ${name}, ${index + 1} of ${wanted.length}`);
    const load = loadNow();
    const bundle = join(bundles, name, "index.js");
    const start = await measureStart(bundle, variablesOf(name), folder, quick ? QUICK_STARTS : STARTS);
    figures.push({ size: sizeFigure(name, sizeOf(bundles, name), load), start: startFigure(name, start, load) });
  }
  return [...figures.map(({ size }) => size), ...figures.map(({ start }) => start)];
}

function sizeOf(bundles: string, name: FunctionName) {
  const code = readFileSync(join(bundles, name, "index.js"));
  const { threads = [] }: FunctionDefinition = functions[name];
  const beside = threads.map((thread) => readFileSync(join(bundles, name, `${parse(thread).name}.js`)).length);
  return {
    raw: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    threads: beside.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Bytes that are resident in a process of Node alone, as the median of a few. */
async function bareMemory(): Promise<number> {
  const resident: number[] = [];
  for (let count = 0; count < BARE_PROCESSES; count++) {
    const invoked = { name: "api-system", variables: {}, event: {}, requestId: "bare" } as const;
    resident.push((await invokeBundle(invoked)).memory.resident);
  }
  return median(resident);
}
