import type { ConceptItem } from "../../../functions/domain/simulation/concept-battery.ts";
import type { Aggregate } from "../../../functions/domain/simulation/results.ts";
import { padEnd, padStart } from "../../cli/display-width.ts";
import { interval, percent } from "../../cli/figures.ts";
import { ratedBy } from "./rated-by.ts";
import { drawBar, heading, INDENT, type Page } from "./page.ts";

/** The field's names of the questions, as a table has room for them. */
export const conceptNames: Record<ConceptItem, string> = {
  purchase_intent: "Purchase intent",
  uniqueness: "Uniqueness",
  relevance: "Relevance",
  believability: "Believability",
  value_for_money: "Value for money",
  liking: "Liking",
};

const COLUMNS = { name: 17, mean: 6, interval: 14, topTwo: 11, ends: 14 } as const;
const FIXED = INDENT.length + COLUMNS.name + COLUMNS.mean + COLUMNS.interval + COLUMNS.topTwo + COLUMNS.ends + 2;
const BAR = { shortest: 5, longest: 33 } as const;

/** The axis above the bars: a digit at the place of each scale point. */
function axis(width: number): string {
  const cells = Array<string>(width).fill(" ");
  for (let point = 1; point <= 5; point++) cells[Math.round(((point - 1) / 4) * (width - 1))] = String(point);
  return cells.join("");
}

/**
 * The concept battery as a table: mean on 1 to 5, its interval, the mean as a bar, and the top-two-box with its own.
 */
export function battery(page: Page, aggregate: Aggregate): string[] {
  const questions = aggregate.concept_test?.questions ?? [];
  if (questions.length === 0) return [];
  const { paint, width } = page;
  const barWidth = Math.min(BAR.longest, Math.max(BAR.shortest, width - FIXED));
  const header =
    INDENT +
    padEnd("", COLUMNS.name) +
    padStart("mean", COLUMNS.mean) +
    padStart("95 % interval", COLUMNS.interval + 1) +
    `  ${axis(barWidth)}` +
    padStart("top two", COLUMNS.topTwo - 1) +
    padStart("95 % interval", COLUMNS.ends);
  return [
    ...heading(page, "The concept, on scales from 1 to 5"),
    paint.faint(header),
    ...questions.map(({ question_id, mean, mean_interval, top_two_box, top_two_box_interval }) =>
      [
        INDENT,
        padEnd(conceptNames[question_id], COLUMNS.name),
        paint.strong(padStart(mean.toFixed(2), COLUMNS.mean)),
        padStart(interval(mean_interval, 2), COLUMNS.interval + 1),
        `  ${drawBar(page, (mean - 1) / 4, barWidth, paint.accent)}`,
        padStart(percent(top_two_box), COLUMNS.topTwo - 1),
        paint.faint(padStart(interval(top_two_box_interval), COLUMNS.ends)),
      ].join(""),
    ),
    ...[...new Set(questions.map(({ rating_method }) => rating_method))].flatMap((method) => ratedBy(page, method)),
  ];
}
