import { peopleWordingOf } from "../../languages/people-wording.ts";
import { wordingOf } from "../../languages/wording.ts";
import { compareEstimates, estimateOf, membersOf, type Estimate } from "./estimate.ts";
import type { FigureRow } from "../../dataset/figure-row.ts";
import { figureForm, figureQuestions, sentimentQuestion, type FigureQuestion } from "../../dataset/figure-questions.ts";
import { adjustTests, letterOf, pairsOf } from "../../statistics/letters.ts";
import { matchFigures, type MatchedFigures } from "./match-figures.ts";
import { ComparisonError } from "./comparison-error.ts";
import { SMALLEST_BASE, type SimulationComparison } from "./schemas.ts";
import { weightsOf, type TabledSimulation } from "./tabled-simulation.ts";
import { probabilitiesOfBest, winnerDraws } from "./winner.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** Most differences of one response: about 700 KB. */
export const MOST_DIFFERENCES = 5_000;

export interface ComparisonRequest {
  /** Two to ten simulations of one type. */
  simulations: readonly TabledSimulation[];
  /** Ids of questions as in the first simulation that asked them; null: all. */
  questionIds: readonly string[] | null;
  seed: number;
  /** Draws in which probabilities of being best are counted. */
  draws?: number;
}
type Compared = Pick<SimulationComparison, "questions" | "not_compared" | "notes">;

/** The wording of themes differs between simulations. */
const hasCommonRows = (question: FigureQuestion): boolean => figureForm(question) !== "words";

interface Work {
  weights: readonly ((personaId: string) => number)[];
  draws: readonly Float64Array[];
}

function rowOf(row: FigureRow, estimates: readonly Estimate[], draws: Work["draws"]) {
  const samples = estimates.flatMap(({ sample, shown }) => (sample && !shown.small_base ? [sample] : []));
  return {
    compared: pairsOf(estimates.length).map((pair) => ({
      pair,
      difference: compareEstimates(row, estimates[pair[0]]!, estimates[pair[1]]!),
    })),
    best:
      row.best !== null && samples.length === estimates.length
        ? probabilitiesOfBest({ values: row.values, best: row.best }, samples, draws)
        : null,
  };
}

const fourDecimals = (p: number | null): number | null => p && Number(p.toFixed(4));

function comparedQuestion(
  { question: { rows: _, scale: __, method: ___, ...question }, simulations, rows }: MatchedFigures,
  { weights, draws }: Work,
): Compared["questions"][number] {
  const places = simulations.map(letterOf);
  const made = rows.map((own) => {
    // Answers that are spread over points are averaged, even if other personas have chosen one point.
    const row = own.find(({ values }) => values === "probability") ?? own[0]!;
    const estimates = own.map((each, index) => estimateOf(each, membersOf(each, weights[simulations[index]!]!)));
    return { row, estimates, ...rowOf(row, estimates, draws) };
  });
  const { all, tests, lettersOf } = adjustTests(
    made.flatMap(({ compared }, row) =>
      compared.map(({ pair, difference }) => ({ row, pair, difference, p: difference?.p ?? null })),
    ),
  );
  return {
    ...question,
    tests,
    rows: made.map(({ row: { figure, label, best: end }, estimates, best }, row) => ({
      ...{ figure, label, best: end },
      simulations: estimates.map(({ shown }, place) => ({
        letter: places[place]!,
        ...shown,
        differs_from: lettersOf(row, place).map((letter) => places[letter.charCodeAt(0) - 65]!),
        probability_best: best?.[place] ?? null,
      })),
      differences: all.flatMap(({ row: own, pair: [first, second], difference, p, adjusted }) =>
        own === row && difference
          ? [
              {
                first: places[first]!,
                second: places[second]!,
                difference: difference.difference,
                difference_interval: difference.interval,
                paired: difference.paired,
                p_value: fourDecimals(p),
                adjusted_p_value: fourDecimals(adjusted),
              },
            ]
          : [],
      ),
    })),
  };
}

function notesOf(simulations: readonly TabledSimulation[], language: string): string[] {
  const { say } = peopleWordingOf(language);
  const standing = simulations.flatMap(({ dataset }) => dataset.participants);
  return [
    say("comparisons.letters_simulations", { smallest: SMALLEST_BASE }),
    ...(new Set(standing).size < standing.length ? [say("comparisons.paired")] : []),
  ];
}

/**
 * Compares complete simulations of one type on the sentiment and on every question that at least two of them asked in
 * the same way. Personas who took part in several are compared with themselves. Letters and adjusted p values are
 * Holm's over all tests of a question; intervals are not adjusted.
 * @throws ComparisonError for unknown questions, and for more differences than a response may have
 */
export function compareSimulations({ simulations, questionIds, seed, draws }: ComparisonRequest): Compared {
  const language = simulations[0]?.language ?? "en";
  const { say } = peopleWordingOf(language);
  const asked = simulations.map(({ dataset, recognised }) => [
    // An answer from the profile is the same whatever was shown.
    ...figureQuestions(
      { ...dataset, questions: dataset.questions.filter(({ asked: { fact } }) => fact === null) },
      recognised,
    ),
    sentimentQuestion(dataset, wordingOf(language).say("questions.sentiment")),
  ]);
  const all = matchFigures(asked.map((questions) => questions.filter(hasCommonRows)));
  const unknown = questionIds?.find((id) => !asked.flat().some(({ question_id }) => question_id === id));
  if (unknown !== undefined)
    throw new ComparisonError(`questions: ${unknown} is not a question of the compared simulations`);
  const wanted = all.filter(({ question }) => !questionIds || questionIds.includes(question.question_id));
  const [shared, alone] = [wanted.filter((one) => one.simulations.length > 1), wanted];
  const differences = shared.reduce(
    (sum, { rows, simulations: { length } }) => sum + rows.length * pairsOf(length).length,
    0,
  );
  if (differences > MOST_DIFFERENCES)
    throw new ComparisonError(
      `${simulations.length} simulations differ in ${differences} figures, and an answer can have at most ` +
        `${MOST_DIFFERENCES}; compare fewer of them, or name questions in \`questions\``,
    );
  const weights = simulations.map(({ dataset }) => weightsOf(dataset));
  const work = { weights, draws: winnerDraws(simulations.length, seed, draws) };
  return {
    questions: shared.map((one) => comparedQuestion(one, work)),
    not_compared: [
      ...alone
        .filter((one) => one.simulations.length === 1)
        .map(({ question: { question }, simulations: [place = 0] }) =>
          say("comparisons.asked_once", { question, letter: letterOf(place) }),
        ),
      ...(asked.flat().some((question) => !hasCommonRows(question)) ? [say("comparisons.themes")] : []),
      ...(simulations[0] && kindOf(simulations[0]).asks === "tasks" ? [say("comparisons.part_worths")] : []),
    ],
    notes: notesOf(simulations, language),
  };
}
