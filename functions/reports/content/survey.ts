import { quoteIn } from "../../languages/wording.ts";
import type { Steps } from "../../platform/steps.ts";
import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { noteBlock, subheading } from "./blocks.ts";
import { calibratedNote } from "./calibrated.ts";
import { linesNote, meanChart, ratedBy } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";
import { matrices, matrixBlocks } from "./survey-matrix.ts";
import { answersByQuestion, questionBlocks } from "./survey-question.ts";
import { spreadNote } from "./spread.ts";
import { questionNumbers } from "./survey-routes.ts";
import { scaleEnds } from "./survey-scale.ts";

/** Means of questions that share a scale, on one axis. */
function overviews(context: ReportContext, questions: readonly QuestionFigures[]): Block[] {
  const rated = questions.flatMap(({ text, rating, scale, answered }) =>
    rating && scale ? [{ label: text, rating, scale, count: answered }] : [],
  );
  const families = [...Map.groupBy(rated, ({ scale }) => JSON.stringify(scale)).values()];
  return families.flatMap((family) => {
    const [first] = family;
    if (!first || family.length < 2) return [];
    const { scale } = first;
    const ends = scaleEnds(context, scale);
    return [
      meanChart(
        context,
        {
          title: context.say("survey.means", { low: ends[0], high: ends[1] }),
          domain: [scale.first_value, scale.first_value + scale.points - 1],
          ends,
        },
        family.map(({ label, rating, count }) => ({
          label,
          mean: rating.mean,
          interval: asInterval(rating.mean_interval),
          base: { count, explained: true },
        })),
      ),
    ];
  });
}

/** A survey question by question, in the order of the file, a step for each; nothing of other studies. */
export function* survey(context: ReportContext): Steps<Section[]> {
  const questions = context.source.results.aggregate.survey?.questions ?? [];
  if (questions.length === 0) return [];
  const answers = answersByQuestion(context);
  const numbers = questionNumbers(context.source);
  const groups = matrices(questions);
  const isRow = new Set(groups.filter(({ length }) => length > 1).flat());
  const withNumber = (question: QuestionFigures): QuestionFigures => ({
    ...question,
    text: `${numbers.get(question.question_id)}. ${question.text}`,
  });
  const alone = questions.filter((question) => !isRow.has(question));
  const blocksOf = (group: readonly QuestionFigures[]): Block[] => {
    const [first] = group;
    if (group.length > 1 || !first) return matrixBlocks(context, group);
    const question = withNumber(first);
    return [subheading(question.text), ...questionBlocks(context, question, answers.get(question.question_id) ?? [])];
  };
  const blocks = [
    noteBlock(linesNote(context)),
    ...calibratedNote(
      context,
      questions.map(({ question_id }) => question_id),
    ),
    ...ratedBy(
      context,
      alone
        .map(withNumber)
        .map(({ text, rating_method }) => ({ name: quoteIn(context.service, text), method: rating_method })),
    ).map(noteBlock),
    ...spreadNote(context, questions),
    ...overviews(context, alone.map(withNumber)),
  ];
  for (const group of groups) {
    blocks.push(...blocksOf(group));
    yield;
  }
  return [{ id: "survey", heading: context.say("survey.heading"), blocks }];
}
