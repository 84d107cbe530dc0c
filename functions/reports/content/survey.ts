import type { QuestionFigures } from "../../domain/survey/aggregate-schema.ts";
import type { SurveyScale } from "../../domain/survey/schemas.ts";
import { noteBlock } from "./blocks.ts";
import { calibratedNote } from "./calibrated.ts";
import { linesNote, meanChart } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";
import { answersByQuestion, questionBlocks } from "./survey-question.ts";

/** `7 (very)`: an end of a scale as respondents saw it. */
function endOf({ say }: ReportContext, value: number, label: string | null | undefined): string {
  return label ? say("survey.scale_end", { value, label }) : String(value);
}

/** Lowest and highest point of a scale, in words where it has any. */
export function scaleEnds(context: ReportContext, scale: SurveyScale): [string, string] {
  const last = scale.first_value + scale.points - 1;
  return [
    endOf(context, scale.first_value, scale.low_label ?? scale.labels?.[0]),
    endOf(context, last, scale.high_label ?? scale.labels?.at(-1)),
  ];
}

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

/** A survey question by question, in the order of the file; nothing of other studies. */
export function survey(context: ReportContext): Section[] {
  const questions = context.source.results.aggregate.survey?.questions ?? [];
  if (questions.length === 0) return [];
  const answers = answersByQuestion(context);
  const numbered = questions.map((question, index) => ({ ...question, text: `${index + 1}. ${question.text}` }));
  return [
    {
      id: "survey",
      heading: context.say("survey.heading"),
      blocks: [
        noteBlock(linesNote(context)),
        ...calibratedNote(
          context,
          questions.map(({ question_id }) => question_id),
        ),
        ...overviews(context, numbered),
        ...numbered.flatMap((question) => [
          { kind: "subheading" as const, text: question.text },
          ...questionBlocks(context, question, answers.get(question.question_id) ?? []),
        ]),
      ],
    },
  ];
}
