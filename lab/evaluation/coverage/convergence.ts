import { measureConvergence } from "../../../functions/findings/convergence/measure-convergence.ts";
import { randomFrom, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind, type Outcome } from "./kinds.ts";
import { opinionsOf, ratedSimulation } from "./rated.ts";

interface Pair {
  shared: boolean;
  /** In standard deviations of the answers, which have about 1.1 points. */
  shift: number;
}

const PER_DEVIATION = 1.1;
const POPULATION = 5_000;

function pairOf(random: RandomGenerator, personas: number, { shared, shift }: Pair) {
  const opinions = opinionsOf(random, personas);
  const others = shared ? opinions : opinionsOf(random, personas);
  return [
    ratedSimulation(random, opinions, { id: "a" }),
    ratedSimulation(random, others, { id: "b", people: shared ? "p" : "x", shift: shift * PER_DEVIATION }),
  ];
}

const differs = (random: RandomGenerator, n: number, pair: Pair): boolean =>
  (measureConvergence(pairOf(random, n, pair), { seed: 1, replicates: 100, permutations: 199 }).same_population_baseline
    ?.p_value ?? 1) <= 0.05;

const FEW = "five personas in both studies can change places in 32 ways, so that no p is below 1/16";
const test = (counts: "alarms" | "power", shared: boolean): CoveredKind => ({
  name: `Convergence, ${counts === "alarms" ? "false alarms" : "½ SD found"}, ${shared ? "same" : "other"} personas`,
  truth:
    counts === "alarms"
      ? "two studies of one population, seven questions"
      : "the second study shifted by ½ SD throughout",
  counts,
  effort: 0.5,
  ...(shared ? { note: FEW } : {}),
  prepare: (n) => (random) => [differs(random, n, { shared, shift: counts === "alarms" ? 0 : 0.5 })],
});

let known: number | undefined;
const DIFFERENT = { shared: false, shift: 1 };
const trueScore = (): number =>
  (known ??=
    measureConvergence(pairOf(randomFrom("population"), POPULATION, DIFFERENT), {
      seed: 1,
      replicates: 100,
      permutations: 1,
    }).score ?? NaN);

const score: CoveredKind = {
  name: "Convergence, score",
  truth: "score of two populations one SD apart, seven questions, other personas",
  counts: "covered",
  effort: 0.25,
  prepare:
    (n) =>
    (random): Outcome[] => {
      const measured = measureConvergence(pairOf(random, n, DIFFERENT), { seed: 1, replicates: 500, permutations: 1 });
      const interval = measured.confidence_interval;
      return [holds(interval, trueScore())];
    },
};

export const convergenceKinds: readonly CoveredKind[] = [
  test("alarms", true),
  test("power", true),
  test("alarms", false),
  test("power", false),
  score,
];
