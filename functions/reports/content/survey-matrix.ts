import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { calibratedBlocks } from "./calibrated.ts";
import { chartBlock, noteBlock, subheading } from "./blocks.ts";
import { meanChart, ratedBy, signedIntervalOrReason } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";
import { questionNumbers, questionsOf, routeBlocks } from "./survey-routes.ts";
import { scaleEnds } from "./survey-scale.ts";

type Rated = QuestionFigures & Required<Pick<QuestionFigures, "rating" | "scale">>;

/** `q5` of `q5_2`: the matrix that a question is a row of. */
const matrixOf = (id: string): string | null => /^(.+)_\d+$/.exec(id)?.[1] ?? null;

const isRated = (question: QuestionFigures): question is Rated => question.rating !== null && question.scale !== null;

/** Questions as the report groups them: one alone, or the adjacent rows of a matrix together if they share a scale. */
export function matrices(questions: readonly QuestionFigures[]): QuestionFigures[][] {
  const groups: QuestionFigures[][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const matrix = matrixOf(question.question_id);
    const goesOn =
      first !== undefined &&
      matrix !== null &&
      matrix === matrixOf(first.question_id) &&
      isRated(question) &&
      isRated(first) &&
      JSON.stringify(question.scale) === JSON.stringify(first.scale);
    if (last && goesOn) last.push(question);
    else groups.push([question]);
  }
  return groups;
}

/** What all texts begin with, up to the last mark that separates it from the rows. */
function commonStem(texts: readonly string[]): string {
  const [first = ""] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  return /^.*[:：?？!。.–—-]\s*/su.exec(first.slice(0, length))?.[0] ?? "";
}

/** The effect on each row of the end from which the scale was shown. */
function directionNote(context: ReportContext, rows: readonly Rated[], named: (text: string) => string): Block[] {
  const { say, score, service } = context;
  const effects = rows.flatMap(({ text, scale_direction: effect }) => {
    if (!effect) return [];
    const count = Math.min(effect.as_written.answered, effect.reversed.answered);
    const ends = signedIntervalOrReason(context, asInterval(effect.difference_interval), { count });
    const difference = say("charts.figure", { value: score(effect.difference, 2), ends });
    // The figure continues the sentence at the end of a row.
    return [say("kinds.part", { part: named(text).replace(/[.。]$/u, ""), share: difference })];
  });
  return effects.length === 0 ? [] : [noteBlock(say("kinds.directions", { effects: service.list(effects) }))];
}

/** The rows of a matrix as one chart of how answers spread, and one of their means. */
export function matrixBlocks(context: ReportContext, rows: readonly QuestionFigures[]): Block[] {
  const { say, percent, service, source } = context;
  const rated = rows.filter(isRated);
  const [first] = rated;
  if (!first?.scale || !first.rating) return [];
  const stem = commonStem(rows.map(({ text }) => text));
  const asked = questionsOf(context).find(({ id }) => id === first.question_id);
  const number = questionNumbers(source)
    .get(first.question_id)!
    .replace(/[._]\d+$/, "");
  const named = (text: string) => text.slice(stem.length);
  const { scale } = first;
  const ends = scaleEnds(context, scale);
  const pointName = ({ value, label }: (typeof first.rating.points)[number]) =>
    label ? `${value} ${label}` : String(value);
  return [
    subheading(`${number}. ${stem.replace(/(?<![\s:：–—-])[\s:：–—-]+$/u, "") || asked?.context || named(first.text)}`),
    ...routeBlocks(context, first),
    chartBlock({
      kind: "stack",
      title: say("kinds.matrix"),
      alternative: service.sentences(
        rated.map(({ text, rating }) => {
          const most = rating!.points.reduce((one, other) => (other.share > one.share ? other : one));
          return say("concept.commonest", {
            question: named(text),
            point: pointName(most),
            share: percent(most.share),
          });
        }),
      ),
      note: say("kinds.matrix_note"),
      points: first.rating.points.map(pointName),
      rows: rated.map(({ text, rating }) => ({ label: named(text), shares: rating!.points.map(({ share }) => share) })),
    }),
    meanChart(
      context,
      {
        title: say("survey.means", { low: ends[0], high: ends[1] }),
        domain: [scale.first_value, scale.first_value + scale.points - 1],
        ends,
      },
      rated.map(({ text, rating, answered }) => ({
        label: named(text),
        mean: rating!.mean,
        interval: asInterval(rating!.mean_interval),
        base: { count: answered, explained: true },
      })),
    ),
    ...directionNote(context, rated, named),
    ...rated.flatMap((row) => calibratedBlocks(context, row.question_id)),
    ...ratedBy(
      context,
      rated.map(({ text, rating_method }) => ({ name: named(text), method: rating_method })),
    ).map(noteBlock),
  ];
}
