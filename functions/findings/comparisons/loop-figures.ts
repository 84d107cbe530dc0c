import { answeredRows, type DatasetQuestion } from "../../dataset/dataset.ts";
import { figureQuestions, figureForm, type FigureQuestion } from "../../dataset/figure-questions.ts";
import type { FigureRow } from "../../dataset/figure-row.ts";
import { mean } from "../../statistics/moments.ts";
import type { LoopFigures } from "../../studies/survey/loop-figures-schema.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import { estimateOf, membersOf } from "./estimate.ts";
import { weightsOf, type TabledSimulation } from "./tabled-simulation.ts";

/** One round of a question that is repeated. */
interface AskedRound {
  asked: SurveyQuestion;
  round: NonNullable<SurveyQuestion["round"]>;
  answered: number;
  figures: FigureQuestion;
}

/** What has to be the same in all rounds, so that a mean over them means something. */
const offerOf = ({ asked: { kind, scale, options, best_worst, unit, total } }: AskedRound): string =>
  JSON.stringify({ kind, scale, options, best_worst, unit, total });

function reasonAgainst(rounds: readonly AskedRound[]): LoopFigures["not_pooled"] {
  if (figureForm(rounds[0]!.figures) === "words") return "open_answers";
  return new Set(rounds.map(offerOf)).size > 1 ? "different_options" : null;
}

const wordsOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: "word" }).segment(text), ({ segment }) => segment);

/** How many words from the start all texts share. */
function sharedWords(texts: readonly (readonly string[])[]): number {
  const [first = []] = texts;
  const differs = first.findIndex((word, at) => texts.some((text) => text[at] !== word));
  return differs < 0 ? first.length : differs;
}

/** The text of all rounds, with `…` where they differ. A single round keeps its own text. */
function textOf(rounds: readonly AskedRound[]): string {
  const [first = [], ...others] = [...new Set(rounds.map(({ asked }) => asked.text))].map(wordsOf);
  if (others.length === 0) return first.join("");
  const texts = [first, ...others];
  const before = sharedWords(texts);
  const left = Math.min(...texts.map((text) => text.length)) - before;
  const after = Math.min(left, sharedWords(texts.map((text) => text.toReversed())));
  return `${first.slice(0, before).join("")}…${first.slice(first.length - after).join("")}`;
}

/** A figure over several rounds: each participant contributes the mean of the rounds that they answered. */
function pooled(rows: readonly FigureRow[]): { row: FigureRow; answers: number } {
  const brought = rows.flatMap(({ of }) => [...of]);
  const byPerson = Map.groupBy(brought, ([id]) => id);
  const of = new Map([...byPerson].map(([id, own]) => [id, mean(own.map(([, value]) => value))]));
  const isCounted = [...of.values()].every((value) => value === 0 || value === 1);
  const { values } = rows[0]!;
  return {
    row: {
      ...rows[0]!,
      values: values === "measured" ? values : isCounted ? "counted" : "probability",
      bounds: [Math.min(...rows.map(({ bounds }) => bounds[0])), Math.max(...rows.map(({ bounds }) => bounds[1]))],
      of,
    },
    answers: brought.length,
  };
}

/** The figures that all answered rounds have. If nobody answered any round, the figures of the first. */
function pooledRows(rounds: readonly AskedRound[]): { row: FigureRow; answers: number }[] {
  const answered = rounds.filter((one) => one.answered > 0);
  const [first, ...others] = answered.length > 0 ? answered : rounds;
  return first!.figures.rows.flatMap((row) => {
    const same = others.map(({ figures }) =>
      figures.rows.find(({ figure, label }) => figure === row.figure && label === row.label),
    );
    return same.every((one) => one !== undefined) ? [pooled([row, ...same])] : [];
  });
}

function pooledFigures(
  questionId: string,
  rounds: readonly AskedRound[],
  weightOf: (id: string) => number,
): LoopFigures {
  const not_pooled = reasonAgainst(rounds);
  return {
    question_id: questionId,
    question: textOf(rounds),
    unit: rounds[0]!.asked.unit,
    rounds: rounds.map(({ asked, round: { number, item }, answered }) => ({
      ...{ question_id: asked.id, number, item, answered },
    })),
    not_pooled,
    rows: (not_pooled === null ? pooledRows(rounds) : []).map(({ row, answers }) => {
      const { base, effective_n, value, interval } = estimateOf(row, membersOf(row, weightOf)).shown;
      return { figure: row.figure, label: row.label, base, answers, effective_n, value, interval };
    }),
  };
}

/**
 * The figures of questions that loops ask several times, over all rounds. The participant is the unit and contributes
 * the mean of the rounds that they answered. Intervals are over participants, because a participant's answers to
 * several rounds resemble each other. Rounds that offer different options are not pooled. Open answers are not pooled
 * either: their themes are found round by round.
 */
export function loopFigures({ dataset, recognised }: TabledSimulation): LoopFigures[] {
  const inRounds = dataset.questions.filter(({ asked: { round } }) => round !== null);
  const figures = figureQuestions({ ...dataset, questions: inRounds }, recognised);
  const asRound = (question: DatasetQuestion, index: number): AskedRound => ({
    asked: question.asked,
    round: question.asked.round!,
    answered: answeredRows(question).length,
    figures: figures[index]!,
  });
  const weightOf = weightsOf(dataset);
  return [...Map.groupBy(inRounds.map(asRound), ({ round }) => round.question_id)].map(([id, rounds]) =>
    pooledFigures(id, rounds, weightOf),
  );
}
