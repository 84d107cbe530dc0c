import { MAX_HISTORY_EVENTS } from "../../../local/step-functions/execution-history.ts";
import { PAYLOAD_LIMIT_BYTES } from "../../../local/step-functions/json.ts";
import { counted } from "../../../bin/cli/figures.ts";
import { costKinds } from "../../costs/kinds.ts";
import type { MeasuredKind } from "../../costs/measured-kind.ts";
import type { RoleTokens } from "../../costs/tally.ts";
import { digits, quantityText, type Figure } from "../figure.ts";
import type { HistorySize } from "./history-size.ts";
import type { NeededCalls } from "./needed-calls.ts";

/** One kind of work with a number of personas, as far as its calls and its executions go. */
export interface CountedWork {
  kind: MeasuredKind["kind"];
  personas: number;
  history: HistorySize;
  /** Of all calls; `cached` is whatever repeats the beginning of an earlier call. */
  tokens: RoleTokens;
  /** By prompt: calls, and tokens of one call. */
  prompts: Record<string, RoleTokens>;
  needed: NeededCalls;
}

/** What of the quotas of Step Functions a study may use: retries add events, and later inputs add bytes. */
const MOST_OF_PAYLOAD_LIMIT = 0.25;
const MOST_OF_HISTORY_LIMIT = 0.5;

const sizeOf = ({ kind, personas }: CountedWork): string =>
  kind === "live_message" ? "1 message" : personas === 0 ? "" : counted(personas, "persona");
const named = ({ kind }: CountedWork, what: string): string => `${costKinds[kind]}: ${what}`;

function callsFigure(work: CountedWork, load: number): Figure {
  const { kind, personas, tokens, needed, prompts, history } = work;
  const failures = Object.entries(history.failures).map(([name, count]) => `${count} × ${name}`);
  // A message is one persona's, however many belong to the group.
  const heads = kind === "live_message" ? 1 : personas;
  const each = (count: number) => digits(count / heads);
  return {
    what: named(work, "model calls"),
    size: sizeOf(work),
    measured: { value: tokens.calls, unit: "calls" },
    over: { what: "the calls that the method needs", value: needed.calls, unit: "calls" },
    target: { atMost: 1 },
    load,
    details:
      `per persona ${each(tokens.input)} tokens in, ${each(tokens.cached)} of them seen before, ` +
      `${each(tokens.output)} out; per call ${digits(tokens.input / tokens.calls)} in, ` +
      `${digits(tokens.output / tokens.calls)} ` +
      `out${failures.length > 0 ? `; asked again after ${failures.join(", ")}` : ""}`,
    data: { needed: needed.because, tokens, prompts },
  };
}

function quotaFigures(work: CountedWork, load: number): Figure[] {
  const { largest, stateBytes, mostEvents, executions, events } = work.history;
  if (largest === null) return [];
  const size = sizeOf(work);
  return [
    {
      what: named(work, "largest payload"),
      size,
      measured: { value: largest.bytes, unit: "bytes" },
      over: { what: "the limit of Step Functions", value: PAYLOAD_LIMIT_BYTES, unit: "bytes" },
      target: { atMost: MOST_OF_PAYLOAD_LIMIT },
      load,
      details:
        `at ${largest.of}; inputs and outputs of all states together ` +
        quantityText({ value: stateBytes, unit: "bytes" }),
    },
    {
      what: named(work, "longest history"),
      size,
      measured: { value: mostEvents, unit: "events" },
      over: { what: "the limit of Step Functions", value: MAX_HISTORY_EVENTS, unit: "events" },
      target: { atMost: MOST_OF_HISTORY_LIMIT },
      load,
      details: `${counted(events, "event")} in ${counted(executions, "execution")}`,
    },
  ];
}

/** The lines of one kind of work: calls of every size, executions of the largest. @param sizes by number of personas */
export function kindFigures(sizes: readonly CountedWork[], load: number): Figure[] {
  const bySize = sizes.toSorted((a, b) => a.personas - b.personas);
  const many = bySize.at(-1);
  if (!many) return [];
  // A message is one reply, however many belong to the group; a refresh asks no model.
  const told = many.kind === "live_message" ? [many] : bySize;
  const asking = told.filter(({ tokens }) => tokens.calls > 0);
  return [...asking.map((work) => callsFigure(work, load)), ...quotaFigures(many, load)];
}
