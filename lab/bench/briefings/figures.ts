import { functions } from "../../../functions/service/functions/functions.ts";
import type { Figure } from "../figure.ts";
import { percentile } from "../http/percentile.ts";
import type { Taken } from "./desk.ts";
import type { Health } from "./health.ts";

const { memoryMb, timeoutSeconds } = functions["api-briefings"];
const MEGABYTE = 1_048_576;
/** Part of the configured memory that a document may take: the rest is for what the runtime itself needs. */
const MEMORY_SHARE = 0.8;
/** What may keep a request or a shared event loop waiting, in seconds. */
const LONGEST_WAIT = 1;

/** What was sent, in the words of the table. */
export interface Sent {
  what: string;
  size: string;
  bytes: number;
}

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

const told = ({ bytes }: Sent, { characters, refused }: Taken): string =>
  `${megabytes(bytes)}; ${refused === undefined ? `${characters.toLocaleString("en-US")} characters read` : "refused"}`;

/** From the first request to the last answer over what a request may take. */
export function timeoutFigure(sent: Sent, taken: Taken, load: number): Figure {
  return {
    what: `time until ${sent.what} is a briefing`,
    size: sent.size,
    measured: { value: taken.seconds, unit: "s" },
    over: { value: timeoutSeconds, unit: "s", what: "timeout of the function" },
    target: { atMost: 1 },
    load,
    details: told(sent, taken),
    data: { bytes: sent.bytes, handler_ms: taken.invocation?.milliseconds },
  };
}

/** How many of all documents that were sent became briefings: of those that did not there is no time to be told. */
export function acceptedFigure(all: readonly { sent: Sent; taken: Taken }[], load: number): Figure {
  const refused = all.flatMap(({ sent, taken }) =>
    taken.refused === undefined ? [] : [`${sent.what}: ${taken.refused}`],
  );
  return {
    what: "documents that became briefings",
    size: "",
    measured: { value: all.length - refused.length, unit: "times" },
    over: { value: all.length, unit: "times", what: "sent" },
    target: { atLeast: 1 },
    load,
    details: refused.length === 0 ? "all of them" : [...new Set(refused)].join("; "),
  };
}

/** The most memory that the function's process ever had resident. @throws Error if it did not read the document */
export function memoryFigure(sent: Sent, taken: Taken, load: number): Figure {
  if (!taken.invocation) throw new Error(`The function was not asked to read ${sent.what}.`);
  const { peak, resident } = taken.invocation.memory;
  return {
    what: `peak memory for ${sent.what}`,
    size: sent.size,
    measured: { value: peak, unit: "bytes" },
    over: { value: memoryMb * MEGABYTE, unit: "bytes", what: "configured" },
    target: { atMost: MEMORY_SHARE },
    load,
    details: `${told(sent, taken)}; ${megabytes(resident)} when it was answered`,
    data: { resident_bytes: resident },
  };
}

/** How long others wait while the stack's one host reads a document. */
export function healthFigure(sent: Sent, { answers }: Health, load: number): Figure {
  const sorted = answers.toSorted((a, b) => a - b);
  const p99 = percentile(sorted, 0.99);
  return {
    what: `slowest answer to GET /health on one machine while ${sent.what} is read`,
    size: sent.size,
    measured: { value: Math.max(...answers), unit: "s" },
    over: { value: LONGEST_WAIT, unit: "s", what: "allowed" },
    target: { atMost: 1 },
    load,
    details:
      `${answers.length} requests, p50 ${(percentile(sorted, 0.5) * 1e3).toFixed(0)} ms, p99 ` +
      `${(p99 * 1e3).toFixed(0)} ms`,
    data: { requests: answers.length, p99_s: p99 },
  };
}
