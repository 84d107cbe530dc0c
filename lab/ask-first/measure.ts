import type { GainMaps } from "../../functions/findings/ask-first/expected-gain.ts";
import { bootstrapInterval } from "../../functions/statistics/bootstrap.ts";
import { invertSymmetric } from "../../functions/statistics/linear-algebra.ts";
import { mean, sum } from "../../functions/statistics/moments.ts";
import { seedFrom } from "../../functions/statistics/random.ts";
import { applyMap, type LinearMap } from "../../functions/statistics/ridge.ts";
import { FileTrouble } from "../../bin/cli/errors.ts";
import { WEIGHTS, type Example, type Way } from "./examples.ts";

/** Parts of a wave's questions that people are asked. */
export const PARTS = [0.1, 0.25, 0.5] as const;
/** A penalty for thousands of examples: it only decides where features cannot be told apart. */
const RIDGE = 1;
/** Resamples of waves. */
const REPLICATES = 2_000;
/** Of a wave with fewer questions, a tenth is none. */
const FEWEST_QUESTIONS = 4;

/** Mean distances from people over all questions of a wave and a run, by what is asked of people. */
interface Ranked {
  wave: string;
  nothing: number;
  everything: number;
  /** By {@link PARTS}. */
  chosen: { random: number; ours: number; oracle: number }[];
}

/** How much of what people's answers can bring an order brings, over waves that it does not know. */
export interface AskFirstLine {
  name: Way["name"];
  /** Runs that are ranked, and questions of all of them. */
  runs: number;
  questions: number;
  part: number;
  /** Mean distances from people over all questions: nobody asked, the part chosen in three ways, all asked. */
  nothing: number;
  random: number;
  ours: number;
  oracle: number;
  everything: number;
  /** (ours − random) / (oracle − random). */
  attained: number;
  /** 95 %, over waves. */
  interval: [number, number] | null;
}

const gainOf = (example: Example, weights: ReadonlyMap<Example["key"], number>): number =>
  example.error - example.asked[weights.get(example.key) ?? 0]!;

/** By number of options the place of the weight that brings the examples nearest to people. */
const bestWeights = (examples: readonly Example[]): Map<Example["key"], number> =>
  new Map(
    [...Map.groupBy(examples, ({ key }) => key)].map(([key, own]) => {
      const distances = WEIGHTS.map((_, place) => mean(own.map(({ asked }) => asked[place]!)));
      return [key, distances.indexOf(Math.min(...distances))];
    }),
  );

/** Ridge regression by its normal equations: examples are thousands, features a handful. */
function fitMap(examples: readonly Example[], values: readonly number[]): LinearMap {
  const rows = examples.map(({ features }) => [...features, 1]);
  const size = rows[0]!.length;
  const products = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const [index, row] of rows.entries())
    for (let i = 0; i < size; i++) {
      right[i]! += row[i]! * values[index]!;
      for (let j = 0; j < size; j++) products[i * size + j]! += row[i]! * row[j]!;
    }
  for (let i = 0; i < size - 1; i++) products[i * size + i]! += RIDGE;
  const inverse = invertSymmetric(products, size);
  if (!inverse) throw new FileTrouble("Nothing can be learned of these questions; add questions.");
  const solved = rows[0]!.map((_, i) => sum(Array.from(right, (value, j) => inverse[i * size + j]! * value)));
  return { intercept: solved.at(-1)!, weights: solved.slice(0, -1) };
}

const learn = (examples: readonly Example[]) => {
  const weights = bestWeights(examples);
  return {
    weights,
    error: fitMap(
      examples,
      examples.map(({ error }) => error),
    ),
    gain: fitMap(
      examples,
      examples.map((example) => gainOf(example, weights)),
    ),
  };
};

function rankWave(wave: string, own: readonly Example[], known: ReturnType<typeof learn>): Ranked {
  const gains = own.map((example) => gainOf(example, known.weights));
  const expected = own.map(({ features }) => applyMap(known.gain, features));
  const nothing = mean(own.map(({ error }) => error));
  const after = (order: readonly number[], count: number) =>
    nothing - sum(order.slice(0, count).map((place) => gains[place]!)) / own.length;
  const orderBy = (values: readonly number[]) =>
    [...values.keys()].toSorted((a, b) => values[b]! - values[a]! || a - b);
  return {
    wave,
    nothing,
    everything: nothing - mean(gains),
    chosen: PARTS.map((part) => {
      const count = Math.max(1, Math.round(part * own.length));
      return {
        random: nothing - (count / own.length) * mean(gains),
        ours: after(orderBy(expected), count),
        oracle: after(orderBy(gains), count),
      };
    }),
  };
}

/** Share of the attainable gain over several waves; null where an order cannot bring anything. */
function attainedOf(ranked: readonly Ranked[], place: number): number | null {
  const chosen = ranked.map((one) => one.chosen[place]!);
  const attainable = sum(chosen.map(({ random, oracle }) => random - oracle));
  return attainable > 0 ? sum(chosen.map(({ random, ours }) => random - ours)) / attainable : null;
}

/** Ranks each wave by what was learned of the others. */
function measureWay({ name, runs }: Way): AskFirstLine[] {
  const examples = runs.flat();
  const ranked = [...new Set(examples.map(({ wave }) => wave))].flatMap((wave) => {
    const others = examples.filter((example) => example.wave !== wave);
    const known = others.length === 0 ? undefined : learn(others);
    return runs.flatMap((run) => {
      const own = run.filter((example) => example.wave === wave);
      return known && own.length >= FEWEST_QUESTIONS ? [rankWave(wave, own, known)] : [];
    });
  });
  const waves = [...Map.groupBy(ranked, ({ wave }) => wave).values()];
  return PARTS.flatMap((part, place): AskFirstLine[] => {
    const attained = attainedOf(ranked, place);
    if (attained === null) return [];
    const options = { seed: seedFrom("ask first", name, part), replicates: REPLICATES, method: "percentile" } as const;
    const found = bootstrapInterval(waves, (sample) => attainedOf(sample.flat(), place), options);
    const over = (pick: (one: Ranked) => number) => mean(ranked.map(pick));
    return [
      {
        name,
        runs: runs.length,
        questions: examples.length,
        part,
        nothing: over((one) => one.nothing),
        random: over((one) => one.chosen[place]!.random),
        ours: over((one) => one.chosen[place]!.ours),
        oracle: over((one) => one.chosen[place]!.oracle),
        everything: over((one) => one.everything),
        attained,
        interval: found && waves.length > 1 ? [found.lower, found.upper] : null,
      },
    ];
  });
}

/** What ways of asking bring where people are asked first, way by way and part by part. */
export const measureAskFirst = (ways: readonly Way[]): AskFirstLine[] =>
  ways.filter(({ runs }) => runs.flat().length > 0).flatMap(measureWay);

/** Digits of the weights that are shipped. */
const DIGITS = 4;

/** What the service ships of a way of asking, learned from all waves. */
export function learnMaps(way: Way): GainMaps {
  const { error, gain } = learn(way.runs.flat());
  const short = ({ intercept, weights }: LinearMap): LinearMap => ({
    intercept: Number(intercept.toFixed(DIGITS)),
    weights: weights.map((weight) => Number(weight.toFixed(DIGITS))),
  });
  const attained = measureWay(way).find(({ part }) => part === PARTS[1])?.attained ?? 0;
  return { error: short(error), gain: short(gain), attained: Number(attained.toFixed(2)) };
}
