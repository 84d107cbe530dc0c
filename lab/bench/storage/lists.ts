import { median } from "../../../functions/statistics/quantile.ts";
import { awsPrices } from "../../costs/aws-prices.ts";
import type { Stack } from "../../../local/stack.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench } from "../part.ts";
import { allowanceOf, allowances } from "./allowances.ts";
import { libraryOf, projectWithSimulations, type FilledList } from "./filled-lists.ts";
import { growthFigure, inThousands } from "./growth.ts";
import type { Recorder } from "./recorder.ts";
import { costOf, type RequestCost } from "./request-cost.ts";
import type { Visited } from "./walk/visitor.ts";

/** More units than at the smaller size that a page of the same length may need: the key of where it begins, no more. */
const FLAT = 1.2;
/** What a function may answer a request with (AWS Lambda quotas, synchronous invocation): 6 MB. */
const LARGEST_ANSWER_BYTES = 6 * 1024 * 1024;
const PAGE = 100;

interface Reading {
  seconds: number;
  bytes: number;
  cost: RequestCost;
}

/** What reading costs, of one request or of several together. */
const sum = (readings: readonly Reading[]) => ({
  requests: readings.length,
  seconds: readings.reduce((total, { seconds }) => total + seconds, 0),
  read_units: readings.reduce((total, { cost }) => total + cost.readUnits, 0),
  usd: readings.reduce((total, { cost }) => total + cost.readUnits * awsPrices.readRequestUnit, 0),
});

interface Surroundings {
  recorder: Recorder;
  rounds: number;
  say: Bench["say"];
}

async function readingOf(recorder: Recorder, answer: Visited): Promise<Reading> {
  await recorder.settled();
  return { seconds: answer.seconds, bytes: answer.bytes, cost: costOf(recorder.of(answer.requestId)) };
}

/** Reads the first page of both lists in turns. */
async function firstPages(lists: readonly [FilledList, FilledList], { recorder, rounds }: Surroundings) {
  const readings: [Reading[], Reading[]] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const place of [0, 1] as const)
      readings[place].push(await readingOf(recorder, await lists[place].page(PAGE, 0)));
  return readings.map((all, place) => {
    const { bytes, cost } = all.at(-1) as Reading;
    return { size: lists[place as 0 | 1].size, seconds: median(all.map(({ seconds }) => seconds)), bytes, cost };
  }) as [Reading & { size: number }, Reading & { size: number }];
}

async function compareFirstPages(
  lists: readonly [FilledList, FilledList],
  surroundings: Surroundings,
  page: string,
): Promise<Figure[]> {
  const load = loadNow();
  const { operationId, name, of } = lists[0];
  surroundings.say(
    `Reading the ${name.toLowerCase()} with ${lists.map(({ size }) => inThousands(size)).join(" and ")} ${of} ...`,
  );
  const [small, large] = await firstPages(lists, surroundings);
  const allowed = allowances[allowanceOf(operationId)].roundTrips;
  const between = (what: string, unit: "units" | "s", value: (reading: Reading) => number, atMost?: number) =>
    growthFigure({
      what: `${name}, ${page}: ${what}`,
      unit,
      of,
      small: { size: small.size, value: value(small) },
      large: { size: large.size, value: value(large) },
      ...(atMost === undefined ? {} : { atMost }),
      load,
      data: { small, large },
    });
  return [
    between("read units", "units", ({ cost }) => cost.readUnits, FLAT),
    between("time", "s", ({ seconds }) => seconds),
    {
      what: `${name}, ${page}: calls of the table in sequence`,
      size: `${inThousands(large.size)} ${of}`,
      measured: { value: large.cost.inSequence, unit: "calls" },
      over: { value: allowed, unit: "calls", what: "what is allowed (list)" },
      target: { atMost: 1 },
      load,
      details: `${large.cost.usdPerMillion.toFixed(2)} USD per million requests`,
    },
    {
      what: `${name}, ${page}: size of the answer`,
      size: `${inThousands(large.size)} ${of}`,
      measured: { value: large.bytes, unit: "bytes" },
      over: { value: LARGEST_ANSWER_BYTES, unit: "bytes", what: "the largest answer of a function" },
      target: { atMost: 1 },
      load,
    },
  ];
}

/** Reads through all pages of a list. */
async function readThrough(list: FilledList, { recorder, say }: Surroundings): Promise<Reading[]> {
  const answers: Visited[] = [];
  let told = performance.now();
  for (let offset = 0; offset < list.size; offset += PAGE) {
    answers.push(await list.page(PAGE, offset));
    if (performance.now() - told < 5_000) continue;
    told = performance.now();
    say(
      `Reading through the ${list.name.toLowerCase()}: ${inThousands(offset + PAGE)} of ${inThousands(list.size)} ...`,
    );
  }
  await recorder.settled();
  return answers.map(({ seconds, bytes, requestId }) => ({ seconds, bytes, cost: costOf(recorder.of(requestId)) }));
}

async function compareReadingThrough(
  [few, many]: readonly [FilledList, FilledList],
  surroundings: Surroundings,
): Promise<Figure[]> {
  const load = loadNow();
  const small = sum(await readThrough(few, surroundings));
  const large = sum(await readThrough(many, surroundings));
  const details =
    `${large.requests} requests, ${inThousands(Math.round(large.read_units))} RRU, ${large.usd.toFixed(4)} USD, ` +
    `${large.seconds.toFixed(1)} s in all`;
  const each = (what: string, unit: "units" | "s", total: (of: typeof small) => number, atMost?: number) =>
    growthFigure({
      what: `${few.name}, all pages of ${PAGE}: ${what} per entry`,
      unit,
      of: few.of,
      small: { size: few.size, value: total(small) / few.size },
      large: { size: many.size, value: total(large) / many.size },
      ...(atMost === undefined ? {} : { atMost }),
      load,
      details,
      data: { small, large },
    });
  return [
    each("read units", "units", ({ read_units }) => read_units, FLAT),
    each("time", "s", ({ seconds }) => seconds),
  ];
}

/** What the two lists that grow for years cost as they grow. */
export async function measureLists(stack: Stack, recorder: Recorder, bench: Bench): Promise<Figure[]> {
  const [few, many] = bench.quick ? [20, 300] : [100, 10_000];
  const surroundings: Surroundings = { recorder, rounds: bench.quick ? 1 : 5, say: bench.say };
  const fill = async (list: typeof libraryOf) => {
    bench.say(`Writing ${inThousands(many)} entries ...`);
    return [await list(stack, bench.signal, few), await list(stack, bench.signal, many)] as const;
  };
  const libraries = await fill(libraryOf);
  const library = await compareFirstPages(libraries, surroundings, "first page");
  const throughLibrary = await compareReadingThrough(libraries, surroundings);
  const studies = await compareFirstPages(await fill(projectWithSimulations), surroundings, "first page");
  return [...library, ...throughLibrary, ...studies];
}
