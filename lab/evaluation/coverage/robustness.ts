import type { ObservedQuestion, ObservedSimulation } from "../../../functions/dataset/observed-simulation.ts";
import { measureSensitivity } from "../../../functions/findings/sensitivity/measure-sensitivity.ts";
import { normal, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind, type Outcome } from "./kinds.ts";

/** The original and three reruns, which is what a check has unless it is told otherwise. */
const UNVARIED = 4;
const QUESTIONS = 7;
/** Opinions have a spread of 1, what a persona's rating varies by from one asking to the next one of .6. */
const NOISE = 0.6;
/** In standard deviations of opinions: none, what a change of words may do, and what nobody would call robust. */
const SHIFTS = { none: 0, small: 0.2, large: 0.8 } as const;
const OPTIONS = ["a", "b", "c", "d"] as const;
/** How likely it is that a persona gives its usual answer. */
const LOYAL = 0.75;
/** Part of the personas whose usual answer is another one in the varied run: nearest to the next option. */
const SWAYED = 0.2;
const FIRST = [0.4, 0.7, 0.9, 1] as const;

const idsOf = (personas: number): string[] => Array.from({ length: personas }, (_, index) => `p${index}`);

const simulated = (
  simulation_id: string,
  persona_ids: string[],
  questions: ObservedQuestion[],
): ObservedSimulation => ({
  simulation_id,
  simulation_type: "survey",
  language: "en",
  stimulus: "simulated",
  persona_ids,
  questions,
  themes: [],
});

/** Ratings read from words: numbers between the points. The shift of question q has the sign of its place. */
function ratedRuns(random: RandomGenerator, personas: number, questions: number, shift: number) {
  const ids = idsOf(personas);
  const opinions = Array.from({ length: questions }, () => ids.map(() => normal(random)));
  const run = (name: string, moved: number) =>
    simulated(
      name,
      ids,
      opinions.map((own, index) => ({
        id: `q${index}`,
        question: `Question ${index}`,
        kind: "scale",
        categories: [1, 2, 3, 4, 5],
        distributions: new Map(),
        answers: new Map(
          own.map((opinion, persona) => [
            ids[persona]!,
            3 + opinion + (index % 2 === 0 ? 1 : -1) * moved + NOISE * normal(random),
          ]),
        ),
      })),
    );
  return {
    unvaried: Array.from({ length: UNVARIED }, (_, index) => run(`run ${index}`, 0)),
    varied: run("varied", shift),
  };
}

const anyOption = (random: RandomGenerator): number => {
  const drawn = uniform(random);
  return FIRST.findIndex((upTo) => drawn < upTo);
};
const asked = (random: RandomGenerator, usual: number): number => {
  if (uniform(random) < LOYAL) return usual;
  return Math.min(OPTIONS.length - 1, Math.floor(uniform(random) * OPTIONS.length));
};

/** One choice of four; of those who usually take the first, some take the second in the varied run. */
function chosenRuns(random: RandomGenerator, personas: number, swayed: number) {
  const ids = idsOf(personas);
  const usual = ids.map(() => anyOption(random));
  const moved = usual.map((option) => (option === 0 && uniform(random) < swayed / FIRST[0] ? 1 : option));
  const run = (name: string, tastes: readonly number[]) =>
    simulated(name, ids, [
      {
        id: "q0",
        question: "Question 0",
        kind: "choice",
        categories: OPTIONS,
        distributions: new Map(),
        answers: new Map(tastes.map((option, persona) => [ids[persona]!, OPTIONS[asked(random, option)]!])),
      },
    ]);
  return {
    unvaried: Array.from({ length: UNVARIED }, (_, index) => run(`run ${index}`, usual)),
    varied: run("varied", moved),
  };
}

const rated = (
  name: string,
  truth: string,
  shift: number,
  count: (figures: ReturnType<typeof measureSensitivity>) => Outcome[],
  more: Pick<CoveredKind, "counts" | "note">,
): CoveredKind => ({
  name,
  truth: `${truth}; ${UNVARIED} runs that change nothing`,
  effort: 0.25,
  ...more,
  prepare: (n) => (random) => {
    const { unvaried, varied } = ratedRuns(random, n, QUESTIONS, shift);
    return count(measureSensitivity(unvaried, varied, 1));
  },
});

const chosen = (name: string, swayed: number): CoveredKind => ({
  name,
  truth: `${100 * swayed} of 100 go from the first to the second of four options, answers repeated to 75 %`,
  counts: "covered",
  note: "it holds for all options at once, and few personas who all answer alike but for one leave a wide one.",
  prepare: (n) => (random) => {
    const { unvaried, varied } = chosenRuns(random, n, swayed);
    const [{ option, shift_interval } = { option: null, shift_interval: null }] = measureSensitivity(
      unvaried,
      varied,
      1,
    ).questions;
    const truth = { a: -1, b: 1, c: 0, d: 0 }[option as (typeof OPTIONS)[number]] * 100 * LOYAL * swayed;
    return [holds(shift_interval, truth)];
  },
});

/** Of the ratings' range, 4. */
const overRange = (shift: number): number => shift / 4;

export const robustnessKinds: readonly CoveredKind[] = [
  rated(
    "Robustness, shift of a rating",
    `seven questions, each ${SHIFTS.small} of a standard deviation up or down`,
    SHIFTS.small,
    ({ questions }) =>
      questions.map(({ shift_interval }, index) => holds(shift_interval, (index % 2 === 0 ? 1 : -1) * SHIFTS.small)),
    { counts: "covered" },
  ),
  chosen("Robustness, option that moves most", SWAYED),
  chosen("Robustness, option that moves most, none does", 0),
  ...Object.entries(SHIFTS).map(([size, shift]) =>
    rated(
      `Robustness, mean absolute shift, ${size}`,
      `seven questions, each ${shift} of a standard deviation up or down`,
      shift,
      (figures) => [holds(figures.mean_absolute_shift_interval, overRange(shift))],
      {
        counts: "covered",
        note: "noise only ever adds to absolute shifts, by how much nobody knows: the interval holds at least 95 %.",
      },
    ),
  ),
  rated(
    "Robustness, a figure moved: false alarms",
    "seven questions, none moves",
    SHIFTS.none,
    ({ questions }) => [questions.some(({ moved }) => moved)],
    { counts: "alarms" },
  ),
  rated(
    "Robustness, a figure moved: found",
    `seven questions, each ${SHIFTS.large} of a standard deviation up or down`,
    SHIFTS.large,
    ({ questions }) => questions.map(({ moved }) => moved),
    { counts: "power" },
  ),
];
