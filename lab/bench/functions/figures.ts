import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import { functions } from "../../../functions/service/functions/functions.ts";
import type { StartTime } from "../../cold-starts/measure-starts.ts";
import { TARGETS, targetOf } from "../../cold-starts/targets.ts";
import type { Figure } from "../figure.ts";
import type { MeasuredRequest } from "./first-requests.ts";

/** Part of the configured memory that a first request may take: the rest is for larger ones. */
const MEMORY_SHARE = 0.8;
const MEGABYTE = 1_048_576;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1_024).toLocaleString("en-US")} KB`;
const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;

export function startFigure(name: FunctionName, { wall, cpu }: StartTime, load: number): Figure {
  return {
    what: `start of ${name} over bare Node`,
    size: "",
    measured: { value: wall / 1_000, unit: "s" },
    over: { value: targetOf(name) / 1_000, unit: "s", what: "target" },
    target: { atMost: 1 },
    load,
    details: `${cpu.toFixed(0)} ms of processor time`,
    data: { cpu_ms: cpu },
  };
}

/** Bytes of a built function. */
export interface BundleSize {
  raw: number;
  gzip: number;
  /** What it runs in threads of its own lies beside it, and is loaded with the first document only. */
  threads: number;
}

export function sizeFigure(name: FunctionName, { raw, gzip, threads }: BundleSize, load: number): Figure {
  const beside = threads > 0 ? `; beside it ${kilobytes(threads)} for a thread of its own` : "";
  return {
    what: `bundle of ${name}`,
    size: "",
    measured: { value: raw, unit: "bytes" },
    over: { value: TARGETS.bundleBytes, unit: "bytes", what: "target" },
    target: { atMost: 1 },
    load,
    details: `${kilobytes(gzip)} gzipped${beside}`,
    data: { gzip_bytes: gzip, thread_bytes: threads },
  };
}

/** What came of a request, if it is not what its sender wished for. */
function trouble({ result, error }: MeasuredRequest["invocation"]): string {
  if (error) return `; it failed with ${error.name}`;
  const { statusCode = 200 } = (JSON.parse(result ?? "{}") ?? {}) as { statusCode?: number };
  return statusCode >= 400 ? `; it was answered ${statusCode}` : "";
}

/** @param bare bytes that Node alone has resident after an invocation that does nothing */
export function memoryFigure({ name, operation, invocation }: MeasuredRequest, bare: number, load: number): Figure {
  const { resident, peak } = invocation.memory;
  const asked = operation === undefined ? "" : ` (${operation})`;
  return {
    what: `memory of ${name} after its first request`,
    size: "",
    measured: { value: resident, unit: "bytes" },
    over: { value: functions[name].memoryMb * MEGABYTE, unit: "bytes", what: "configured" },
    target: { atMost: MEMORY_SHARE },
    load,
    details:
      `${(resident / bare).toFixed(1)} times bare Node's ${megabytes(bare)}; ${megabytes(peak)} at ` +
      `most${asked}${trouble(invocation)}`,
    data: { peak_bytes: peak, bare_node_bytes: bare, handler_ms: invocation.milliseconds },
  };
}

/** How many functions have been asked at all: of the others nothing is known but their size and start. */
export function askedFigure(asked: readonly FunctionName[], wanted: readonly FunctionName[], load: number): Figure {
  const missing = wanted.filter((name) => !asked.includes(name));
  return {
    what: "functions whose first request was made",
    size: "",
    measured: { value: wanted.length - missing.length, unit: "times" },
    over: { value: wanted.length, unit: "times", what: "functions" },
    target: { atLeast: 1 },
    load,
    details: missing.length === 0 ? "all of them" : `not made: ${missing.join(", ")}`,
  };
}
