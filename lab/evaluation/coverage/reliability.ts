import { compareRuns } from "../../../functions/findings/reliability/rated-questions.ts";
import { codeQuestion, meanAlpha, tablesOf } from "../../../functions/findings/reliability/score.ts";
import { measureReliability } from "../../../functions/findings/reliability/measure-reliability.ts";
import { randomFrom, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind } from "./kinds.ts";
import { opinionsOf, QUESTIONS, ratedSimulation } from "./rated.ts";

const RUNS = 4;
/** As many personas as make chance in the truth itself invisible: its standard error is .003. */
const POPULATION = 10_000;

const rerun = (random: RandomGenerator, personas: number, questions: number) => {
  const opinions = opinionsOf(random, personas, questions);
  return Array.from({ length: RUNS }, (_, run) => ratedSimulation(random, opinions, { id: `run ${run}` }));
};

let known: number | undefined;
const truth = (): number =>
  (known ??=
    100 *
    meanAlpha(tablesOf(compareRuns(rerun(randomFrom("population"), POPULATION, 1)).questions.map(codeQuestion)))!);

const kind = (questions: number): CoveredKind => ({
  name: `Reliability, ${questions === 1 ? "1 question" : `${questions} questions`}`,
  truth: `α .67 of ${RUNS} runs, five points, opinions on all questions independent`,
  counts: "covered",
  effort: questions === 1 ? 1 : 0.5,
  prepare: (n) => (random) => {
    const { confidence_interval: interval } = measureReliability(rerun(random, n, questions), { seed: 1 });
    return [holds(interval, truth())];
  },
});

export const reliabilityKinds: readonly CoveredKind[] = [kind(1), kind(QUESTIONS)];
