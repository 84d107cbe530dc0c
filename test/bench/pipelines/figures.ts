import { MAX_HISTORY_EVENTS } from "../../../local/step-functions/execution-history.ts";
import { PAYLOAD_LIMIT_BYTES } from "../../../local/step-functions/json.ts";
import { costKinds } from "../../../bin/costs/kinds.ts";
import type { Figure } from "../figure.ts";
import { priceList } from "./price-list.ts";
import type { Reckoning } from "./reckoning.ts";
import { bytes, counted, percent, usd, whole } from "./words.ts";

/** What of the quotas of Step Functions a study may use: retries add events, and later inputs add bytes. */
const MOST_OF_PAYLOAD_LIMIT = 0.25;
const MOST_OF_HISTORY_LIMIT = 0.5;

/** What was measured, the load, and how long a model took, in seconds. */
interface Circumstances {
  load: number;
  latency: number;
}

const sizeOf = ({ kind, personas }: Reckoning): string =>
  kind === "live_message" ? "1 message" : personas === 0 ? "" : counted(personas, "persona");
const named = ({ kind }: Reckoning, what: string): string => `${costKinds[kind]}: ${what}`;
/** What everybody in it stands for alone; a message is one persona's. */
const heads = ({ kind, personas }: Reckoning): number => (kind === "live_message" ? 1 : personas);
const largestOf = ({ history }: Reckoning): string =>
  history.largest === null
    ? "no execution"
    : `${counted(history.executions, "execution")}, ${counted(history.events, "event")}, largest payload ` +
      `${bytes(history.largest.bytes)}`;

function costFigure(reckoning: Reckoning, { load, latency }: Circumstances): Figure {
  const { price, modelsIfAllCached, transitions, history, lambda, table, textsEmbedded } = reckoning;
  return {
    what: named(reckoning, "USD in all"),
    size: sizeOf(reckoning),
    measured: { value: price.total, unit: "USD" },
    over: { what: "the USD of its models alone", value: price.models, unit: "USD" },
    load,
    details:
      `${usd(price.total / heads(reckoning))} USD per persona; ${counted(transitions, "transition")}, ` +
      `${largestOf(reckoning)}`,
    data: {
      price,
      usd_per_persona: price.total / heads(reckoning),
      models_usd_if_every_beginning_were_cached: modelsIfAllCached,
      transitions,
      history,
      lambda,
      table,
      texts_embedded: textsEmbedded,
      model_latency_seconds: latency,
      price_list: [priceList.name, priceList.models.version, priceList.services.version],
    },
  };
}

function callsFigure(reckoning: Reckoning, load: number): Figure {
  const { tokens, needed, prompts, history } = reckoning;
  const failures = Object.entries(history.failures).map(([name, count]) => `${count} × ${name}`);
  const each = (count: number) => whole(count / heads(reckoning));
  return {
    what: named(reckoning, "model calls"),
    size: sizeOf(reckoning),
    measured: { value: tokens.calls, unit: "calls" },
    over: { what: "the calls that the method needs", value: needed.calls, unit: "calls" },
    target: { atMost: 1 },
    load,
    details:
      `per persona ${each(tokens.input)} tokens in, ${each(tokens.cached)} of them seen before, ` +
      `${each(tokens.output)} out; per call ${whole(tokens.input / tokens.calls)} in, ` +
      `${whole(tokens.output / tokens.calls)} ` +
      `out${failures.length > 0 ? `; asked again after ${failures.join(", ")}` : ""}`,
    data: { needed: needed.because, tokens, prompts },
  };
}

const transitionsFigure = (reckoning: Reckoning, load: number): Figure => ({
  what: named(reckoning, "state transitions"),
  size: sizeOf(reckoning),
  measured: { value: reckoning.transitions, unit: "transitions" },
  over: { what: "its model calls", value: reckoning.tokens.calls, unit: "calls" },
  load,
  details:
    `${usd(reckoning.price.stateTransitions)} USD for transitions, ` +
    `${percent(reckoning.price.stateTransitions / reckoning.price.total)} of the study`,
});

function quotaFigures(reckoning: Reckoning, load: number): Figure[] {
  const { history } = reckoning;
  const { largest, stateBytes, mostEvents, executions, events } = history;
  if (largest === null) return [];
  const size = sizeOf(reckoning);
  return [
    {
      what: named(reckoning, "largest payload"),
      size,
      measured: { value: largest.bytes, unit: "bytes" },
      over: { what: "the limit of Step Functions", value: PAYLOAD_LIMIT_BYTES, unit: "bytes" },
      target: { atMost: MOST_OF_PAYLOAD_LIMIT },
      load,
      details: `at ${largest.of}; inputs and outputs of all states together ${bytes(stateBytes)}`,
    },
    {
      what: named(reckoning, "longest history"),
      size,
      measured: { value: mostEvents, unit: "events" },
      over: { what: "the limit of Step Functions", value: MAX_HISTORY_EVENTS, unit: "events" },
      target: { atMost: MOST_OF_HISTORY_LIMIT },
      load,
      details: `${counted(events, "event")} in ${counted(executions, "execution")}`,
    },
  ];
}

function cacheFigure(reckoning: Reckoning, load: number): Figure {
  const { tokens, cachedByProvider, price, modelsIfAllCached } = reckoning;
  return {
    what: named(reckoning, "input that repeats the beginning of an earlier call"),
    size: sizeOf(reckoning),
    measured: { value: tokens.cached, unit: "tokens" },
    over: { what: "its input", value: tokens.input, unit: "tokens" },
    load,
    details:
      `long enough for the providers to cache: ${percent(cachedByProvider / tokens.input)} of the input; models ` +
      `${usd(price.models)} USD, ${usd(modelsIfAllCached)} if all of it were, ${usd(price.forcedTools)} more for ` +
      "what Claude adds to forced tools",
    data: { cached_by_provider: cachedByProvider },
  };
}

/** How a persona's share grows with the group, from the fewest personas to the most. */
function growthFigures(few: Reckoning, many: Reckoning, load: number): Figure[] {
  const perPersona = ({ tokens, personas }: Reckoning) => (tokens.input + tokens.output) / personas;
  const dollars = ({ price, personas }: Reckoning) => price.total / personas;
  const size = sizeOf(many);
  const alone = `the same with ${sizeOf(few)}`;
  return [
    {
      what: named(many, "USD per persona"),
      size,
      measured: { value: dollars(many), unit: "USD" },
      over: { what: alone, value: dollars(few), unit: "USD" },
      load,
    },
    {
      what: named(many, "tokens per persona"),
      size,
      measured: { value: perPersona(many), unit: "tokens" },
      over: { what: alone, value: perPersona(few), unit: "tokens" },
      load,
    },
  ];
}

/** The lines of one kind of work. @param sizes its reckonings, by number of personas */
export function kindFigures(sizes: readonly Reckoning[], circumstances: Circumstances): Figure[] {
  const { load } = circumstances;
  const bySize = [...sizes].sort((a, b) => a.personas - b.personas);
  const [few, many] = [bySize[0], bySize.at(-1)];
  if (!few || !many) return [];
  if (many.tokens.calls === 0) return quotaFigures(many, load);
  // A message is one reply, however many belong to the group.
  const told = many.kind === "live_message" ? [many] : bySize;
  return [
    ...told.map((reckoning) => costFigure(reckoning, circumstances)),
    ...told.map((reckoning) => callsFigure(reckoning, load)),
    ...(many.transitions > 0 ? [transitionsFigure(many, load)] : []),
    ...quotaFigures(many, load),
    cacheFigure(many, load),
    ...(told.length > 1 ? growthFigures(few, many, load) : []),
  ];
}
