import { answerers, type QuestionValidity } from "../../findings/validity/schemas.ts";
import { tableBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Block } from "./report.ts";
import { questionLabel } from "./validity-question.ts";
import { signedEnds } from "./validity-questions.ts";

const answerersOf = (questions: readonly QuestionValidity[]) =>
  answerers.filter((answerer) => questions.some((question) => question[answerer] !== null));

/** Means and spreads of all answerers, with the distance of each from people. */
function scales(context: ReportContext, all: readonly QuestionValidity[]): Block[] {
  const { say, number, score } = context;
  const questions = all.filter(({ people }) => people.mean !== null);
  if (questions.length === 0) return [];
  const figure = (value: number | null) => (value === null ? "" : number(value, 2));
  const spread = (mean: number | null, sd: number | null) =>
    mean === null || sd === null
      ? figure(mean)
      : say("charts.figure", { value: figure(mean), ends: say("survey.deviation", { value: figure(sd) }) });
  const named = (key: "people" | (typeof answerers)[number], n: number | null) =>
    n === null
      ? say(`humans.${key}`)
      : say("charts.figure", { value: say(`humans.${key}`), ends: say("charts.own_base", { count: n }) });
  return [
    tableBlock({
      folded: true,
      title: say("humans.everybody"),
      columns: [
        { label: say("interviews.question"), numeric: false },
        { label: say("humans.whose"), numeric: false },
        { label: say("kinds.mean"), numeric: true },
        { label: say("humans.difference"), numeric: true },
        { label: say("figures.interval"), numeric: true },
        { label: say("humans.similarity"), numeric: true },
      ],
      rows: questions.flatMap((question) => [
        [
          questionLabel(context, question),
          named("people", question.people.n),
          spread(question.people.mean, question.people.sd),
          ...["", "", ""],
        ],
        ...answerersOf([question]).map((answerer) => {
          const { n, mean, sd, difference, difference_interval: ends, ks_similarity } = question[answerer]!;
          return [
            "",
            named(answerer, n),
            spread(mean, sd),
            difference === null ? "" : score(difference),
            difference === null ? "" : signedEnds(context, ends),
            figure(ks_similarity),
          ];
        }),
      ]),
    }),
  ];
}

/** Shares of each option for all answerers. The charts above have the intervals of people and personas. */
const options = (context: ReportContext, questions: readonly QuestionValidity[]): Block[] =>
  questions
    .filter(({ personas }) => personas.shares.length > 0)
    .map((question) => {
      const { say, percent } = context;
      const asked = answerersOf([question]);
      const shareOf = (answerer: (typeof answerers)[number], option: string) =>
        question[answerer]!.shares.find(({ answer }) => answer === option)?.share;
      return tableBlock({
        folded: true,
        title: say("answer.on", { question: say("humans.everybody"), clause: questionLabel(context, question) }),
        columns: [
          { label: "", numeric: false },
          { label: say("humans.people"), numeric: true },
          ...asked.map((answerer) => ({ label: say(`humans.${answerer}`), numeric: true })),
        ],
        rows: question.personas.shares.map(({ answer, people }) => [
          answer,
          percent(100 * people),
          ...asked.map((answerer) => {
            const share = shareOf(answerer, answer);
            return share === undefined ? "" : percent(100 * share);
          }),
        ]),
      });
    });

/** All figures of all answerers, question by question. */
export const everybodyBlocks = (context: ReportContext, questions: readonly QuestionValidity[]): Block[] => [
  ...scales(context, questions),
  ...options(context, questions),
];
