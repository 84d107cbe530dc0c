import type { QuestionFigures } from "../../../functions/domain/survey/aggregate-schema.ts";
import type { Answer } from "../../../functions/domain/simulation/results.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { barChart, barKey, chartRows, pointOnScale } from "./chart.ts";
import { headsAndShares } from "./distributions.ts";
import { interval, percent } from "./figures.ts";
import { heading, paragraph, type Page } from "./page.ts";
import { ratedBy } from "./rated-by.ts";
import { quoted } from "./personas.ts";

const LEFT = "     ";
const LONGEST_SCALE = 41;
/** Mean, ends of the scale, interval and deviation with the gaps between them; scales of most questions align. */
const LEAST_BESIDE_SCALE = 42;
const QUOTE_CELLS = 240;

/** Where the mean lies between the ends of its scale, and what else the figures say. */
function ratingLines(page: Page, { rating, scale, rating_method }: QuestionFigures): string[] {
  if (!rating || !scale) return [];
  const rows = rating.points.map(({ value, label, share, share_interval }) => ({
    lead: String(value),
    label: label ?? "",
    share,
    share_interval,
  }));
  const first = scale.first_value;
  const last = first + scale.points - 1;
  const { say, number } = page;
  const deviation = rating.standard_deviation;
  const spread = deviation === null ? "" : `  ${say("survey.deviation", { value: number(deviation, 2) })}`;
  const ends = page.paint.faint(`(${interval(page, rating.mean_interval, 2)})`);
  const mean = say("survey.mean", { value: number(rating.mean, 2) });
  const beside = Math.max(
    LEAST_BESIDE_SCALE,
    9 + [mean, ends, spread].reduce((sum, text) => sum + displayWidth(text), 0),
  );
  const line = pointOnScale(
    page,
    rating.mean,
    rating.mean_interval ?? [rating.mean, rating.mean],
    [first, last],
    Math.min(LONGEST_SCALE, page.width - LEFT.length - beside),
  );
  const boxes = [
    [scale.points > 2 ? "survey.top_two" : "survey.top", rating.top_two_box],
    [scale.points > 2 ? "survey.bottom_two" : "survey.bottom", rating.bottom_two_box],
  ] as const;
  const more = [
    say("survey.median", { value: number(rating.median, 2) }),
    ...boxes.map(([key, { share, share_interval }]) =>
      say(key, { share: percent(page, share), interval: interval(page, share_interval) }),
    ),
  ];
  return [
    ...barChart(page, rows.toReversed(), LEFT),
    `${LEFT}${page.paint.strong(mean)}  ${padStart(String(first), 2)} ${line} ` +
      `${padEnd(String(last), 2)} ${ends}${spread}`,
    ...paragraph(page, more.join(" · "), LEFT),
    ...ratedBy(page, rating_method),
  ];
}

function optionLines(page: Page, { options, answered }: QuestionFigures, multiple: boolean): string[] {
  if (!options || options.length === 0) return [];
  return [
    ...barChart(
      page,
      options.map(({ option, count, ...figures }) => ({
        label: option,
        note: page.say("figures.of", { count, total: answered }),
        ...figures,
      })),
      LEFT,
    ),
    ...(multiple ? [LEFT + page.paint.faint(page.say("survey.several"))] : []),
  ];
}

/**
 * Themes of an open question with words of somebody who named them, a different person each time where there is one.
 */
function themeLines(
  page: Page,
  { question_id, themes, answered }: QuestionFigures,
  { results }: StudyOutcome,
): string[] {
  const said = results.persona_results.flatMap(({ persona_name, answers }) =>
    (answers ?? [])
      .filter((answer) => answer.question_id === question_id && answer.text.trim() !== "")
      .map(({ text, themes: named }) => ({ persona_name, text, themes: named ?? [] })),
  );
  const quotedAlready = new Set<string>();
  const quote = (of: typeof said): string[] => {
    const found = of.find(({ persona_name }) => !quotedAlready.has(persona_name)) ?? of[0];
    if (!found) return [];
    quotedAlready.add(found.persona_name);
    const words = `${quoted(page, truncate(oneLine(found.text), QUOTE_CELLS))} — ${oneLine(found.persona_name)}`;
    return paragraph(page, words, `${LEFT}  > `, page.paint.accent);
  };
  if (!themes || themes.length === 0) return quote(said);
  const rows = themes.map(({ theme, count, share, share_interval }) => ({
    label: theme,
    share,
    share_interval,
    note: page.say("figures.of", { count, total: answered }),
  }));
  return chartRows(page, rows, LEFT).flatMap((lines, index) => [
    ...lines,
    ...quote(said.filter(({ themes: named }) => named.includes(themes[index]?.theme ?? ""))),
  ]);
}

/** Facts that stand in the profiles: how many have which, and that nobody was asked. */
function factLines(page: Page, { kind }: QuestionFigures, answers: readonly Answer[]): string[] {
  const counts = Map.groupBy(answers, ({ text }) => text);
  const facts = [...counts].map(([text, same]) =>
    same.length > 1 ? `${oneLine(text)} (${same.length})` : oneLine(text),
  );
  return [
    ...(kind === "open_ended" ? paragraph(page, facts.join(" · "), LEFT) : []),
    LEFT + page.paint.faint(page.say("survey.from_profiles")),
  ];
}

function questionLines(page: Page, question: QuestionFigures, number: number, outcome: StudyOutcome): string[] {
  const answers = outcome.results.persona_results.flatMap((result) => result.answers ?? []);
  const own = answers.filter(({ question_id }) => question_id === question.question_id);
  const areFacts = own.length > 0 && own.every(({ answered_from }) => answered_from === "profile");
  const asked = outcome.simulation.survey_schema?.questions.find(({ id }) => id === question.question_id);
  const figures = [
    ...ratingLines(page, question),
    ...optionLines(page, question, asked?.multiple ?? false),
    ...(areFacts ? factLines(page, question, own) : []),
    ...(question.kind === "open_ended" && !areFacts ? themeLines(page, question, outcome) : []),
  ];
  const all = outcome.results.aggregate.persona_count;
  const { answered } = question;
  const missing = answered < all ? ` (${page.say("survey.answered", { answered, count: all })})` : "";
  return [
    "",
    ...paragraph(page, oneLine(question.text) + missing, ` ${padStart(String(number), 2)}  `, page.paint.strong),
    ...(figures.length > 0 ? figures : [LEFT + page.say("survey.nobody")]),
  ];
}

/** A chart per question of a survey, in the order of the file. */
export function survey(page: Page, outcome: StudyOutcome): string[] {
  const questions = outcome.results.aggregate.survey?.questions ?? [];
  if (questions.length === 0) return [];
  return [
    ...heading(page, page.say("survey.heading")),
    ...barKey(page),
    ...headsAndShares(page, outcome.results.aggregate),
    ...questions.flatMap((question, index) => questionLines(page, question, index + 1, outcome)),
  ];
}
