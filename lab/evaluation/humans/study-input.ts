import type { ValidityInput } from "../../../functions/findings/validity/input.ts";
import { DIVISIONS, type HumanAnswers } from "../../../functions/findings/human-study/record.ts";
import type { ObservedQuestion } from "../../../functions/dataset/observed-simulation.ts";
import { mean, standardDeviation } from "../../../functions/statistics/moments.ts";
import { randomFrom, seedFrom, shuffle } from "../../../functions/statistics/random.ts";
import type { AnswerPairs } from "./read-pairs.ts";

/** Rows are shuffled within each question, so that nobody can be told again in another. */
const personOf = ({ question }: AnswerPairs, row: number) => `${question} ${row}`;

const byPerson = (pairs: AnswerPairs, answers: readonly number[]) =>
  new Map(answers.map((answer, row) => [personOf(pairs, row), answer]));

/** Whole steps from one end to the other; the last one shorter where the scale does not end on one. */
function pointsOf({ min, max }: AnswerPairs): number[] {
  const steps = Array.from({ length: Math.floor(max - min) + 1 }, (_, point) => min + point);
  return steps.at(-1) === max ? steps : [...steps, max];
}

function questionOf(pairs: AnswerPairs): ObservedQuestion {
  const { question, model } = pairs;
  const answers = byPerson(pairs, model);
  return {
    id: question,
    question,
    kind: "scale",
    categories: pointsOf(pairs),
    answers,
    ratings: answers,
    distributions: new Map(),
  };
}

function humansOf(pairs: AnswerPairs, position: number): HumanAnswers {
  const { study, question, min, human } = pairs;
  const values = [...new Set(human)].sort((a, b) => a - b);
  const countsOf = (answers: readonly number[]) => {
    const counts = new Map(values.map((value) => [value, 0]));
    for (const answer of answers) counts.set(answer, counts.get(answer)! + 1);
    return [...counts.values()];
  };
  const random = randomFrom(seedFrom("halves", study, question));
  return {
    position,
    question_id: question,
    text: question,
    kind: "likert",
    scale: { points: pointsOf(pairs).length, first_value: min, low_label: null, high_label: null, labels: null },
    options: null,
    multiple: false,
    n: human.length,
    mean: mean(human),
    sd: standardDeviation(human),
    counts: countsOf(human).map((count, index) => ({ answer: values[index]!, count })),
    halves: Array.from({ length: DIVISIONS }, () => {
      const order = shuffle(random, human);
      const middle = Math.floor(order.length / 2);
      return [countsOf(order.slice(0, middle)), countsOf(order.slice(middle))];
    }),
    subgroups: [],
  };
}

/**
 * One study as the service sees it: what all the people answered as a human study, and personas made of these people,
 * of whom the first so many gave their answers with their rows.
 */
export function validityInputOf(study: string, questions: readonly AnswerPairs[], labelled: number): ValidityInput {
  const asked = questions.map(questionOf);
  return {
    simulation: {
      simulation_id: study,
      simulation_type: "survey",
      language: "en",
      stimulus: study,
      persona_ids: asked.flatMap(({ answers }) => [...answers.keys()]),
      questions: asked,
      themes: [],
    },
    directEstimates: [],
    facts: new Map(),
    people: {
      human_study_id: study,
      name: study,
      source: "Twin-2K-500 Mega-Study",
      fielded_on: null,
      n: Math.max(...questions.map(({ human }) => human.length)),
      matched: questions.map((pairs, position) => ({ question_id: pairs.question, humans: humansOf(pairs, position) })),
      unmatched: [],
    },
    respondents: new Map(questions.map((pairs) => [pairs.question, byPerson(pairs, pairs.human.slice(0, labelled))])),
  };
}
