import type { Figure } from "../figure.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { blocking, type Blocking } from "./blocking.ts";
import { fastest, watchEventLoop } from "./clocks.ts";
import { exponentOf, type Point } from "./growth.ts";
import { growing, type Growing } from "./growing.ts";
import { LARGEST } from "./largest.ts";
import { validity } from "./validity.ts";

const ROUNDS = 3;
/** Share of the largest personas, questions and simulations in a quick run. */
const QUICK_SHARE = 0.1;
/** What a measured exponent may exceed its order by: caches fill up and clocks err, but a loop too many adds 1. */
const TOLERANCE = 1.2;
/** What a request, or whatever shares an event loop with others, may take it for. */
const LONGEST_BLOCK_SECONDS = 1;

function growthFigure(
  { statistic, dimension, order, because }: Growing,
  points: readonly Point[],
  load: number,
): Figure {
  const [first, last] = [points[0]!, points.at(-1)!];
  return {
    what: `${statistic}: exponent of growth`,
    size: `${first.size} to ${last.size} ${dimension}`,
    measured: { value: exponentOf(points), unit: "times" },
    over: { value: order, unit: "times", what: `its order (${because})` },
    target: { atMost: TOLERANCE },
    load,
    details: `${(1_000 * last.seconds).toPrecision(2)} ms for ${last.size} ${dimension}`,
    data: { points },
  };
}

async function measureGrowth(grows: Growing, { quick, say, signal }: Bench): Promise<Figure> {
  const load = loadNow();
  const points: Point[] = [];
  for (const size of quick ? [grows.sizes[0]!, grows.sizes[1]!] : grows.sizes) {
    signal.throwIfAborted();
    say(`${grows.statistic}, ${size} ${grows.dimension}`);
    points.push({ size, seconds: fastest(grows.prepare(size), quick ? 1 : ROUNDS) });
    // Interruptions and messages get their turn between two measurements.
    await new Promise(setImmediate);
  }
  return growthFigure(grows, points, load);
}

async function measureBlock(
  { statistic, runsIn, size, prepare }: Blocking,
  { quick, say, signal }: Bench,
): Promise<Figure> {
  signal.throwIfAborted();
  say(`${statistic}, ${size}`);
  const load = loadNow();
  const work = prepare(quick ? QUICK_SHARE : 1);
  const { seconds, longestBlock } = await watchEventLoop(work);
  return {
    what: `${statistic}: longest block of the event loop`,
    size: quick ? `${QUICK_SHARE} of ${size}` : size,
    measured: { value: longestBlock, unit: "s" },
    over: { value: LONGEST_BLOCK_SECONDS, unit: "s", what: "the longest that anything may block" },
    target: { atMost: 1 },
    load,
    details: `in ${runsIn}, ${seconds.toFixed(2)} s in all`,
    data: { runs_in: runsIn, seconds },
  };
}

/** People whom personas were made of, and those whom they are held against. */
const RESPONDENTS = 300;
/** What an analysis of so many may take of a processor. */
const VALIDITY_SECONDS = 2;

async function measureAnalysis({ quick, say, signal }: Bench): Promise<Figure> {
  signal.throwIfAborted();
  const questions = quick ? LARGEST.questions * QUICK_SHARE : LARGEST.questions;
  const size = `${RESPONDENTS} people and personas, ${questions} questions of ${LARGEST.points} points`;
  say(`Validity, ${size}`);
  const load = loadNow();
  const categories = LARGEST.points;
  const work = validity({ personas: RESPONDENTS, questions, categories, themes: 0, dimensions: 1, mix: "ratings" });
  const seconds = fastest(work, quick ? 1 : ROUNDS);
  await new Promise(setImmediate);
  return {
    what: "Validity: processor time",
    size,
    measured: { value: seconds, unit: "s" },
    over: { value: VALIDITY_SECONDS, unit: "s", what: "what a request may take of a processor" },
    target: { atMost: 1 },
    load,
    details: "all yardsticks, twelve parts of the people, pairs",
    data: { runs_in: "request api-simulations" },
  };
}

/** How the statistics grow with what they are computed from, and whether the largest of them lets others wait. */
export const statisticsPart: Part = {
  title: "Statistics",
  async measure(bench) {
    const figures: Figure[] = [];
    for (const grows of growing) figures.push(await measureGrowth(grows, bench));
    for (const blocks of blocking) figures.push(await measureBlock(blocks, bench));
    figures.push(await measureAnalysis(bench));
    return figures;
  },
};
