import type { Aggregate } from "../../../functions/domain/simulation/results.ts";
import { displayWidth, padEnd, padStart } from "../../cli/display-width.ts";
import { interval, percent } from "./figures.ts";
import { ratedBy } from "./rated-by.ts";
import { drawBar, heading, INDENT, type Page } from "./page.ts";

type BatteryQuestion = NonNullable<Aggregate["concept_test"]>["questions"][number];

const LEAST = { name: 17, mean: 6, interval: 14, topTwo: 11 } as const;
const BAR = { shortest: 5, longest: 33 } as const;

/** The axis above the bars: a digit at the place of each scale point. */
function axis(width: number): string {
  const cells = Array<string>(width).fill(" ");
  for (let point = 1; point <= 5; point++) cells[Math.round(((point - 1) / 4) * (width - 1))] = String(point);
  return cells.join("");
}

/** How the scales were rated; which of them, if it was not the same way for all. */
function methodLines(page: Page, questions: readonly Pick<BatteryQuestion, "question_id" | "rating_method">[]) {
  const methods = [...Map.groupBy(questions, ({ rating_method }) => rating_method)];
  return methods.flatMap(([method, same]) => {
    const names = same.map(({ question_id }) => page.service.say(`items.${question_id}`));
    return ratedBy(page, method, methods.length > 1 ? names : []);
  });
}

/**
 * The concept battery as a table: mean on 1 to 5, its interval, the mean as a bar, and the top-two-box with its own.
 */
export function battery(page: Page, aggregate: Aggregate): string[] {
  const questions = aggregate.concept_test?.questions ?? [];
  if (questions.length === 0) return [];
  const { paint, width, say, number, service } = page;
  const heads = { mean: say("figures.mean"), interval: say("figures.interval"), topTwo: say("concept.top_two") };
  const names = questions.map(({ question_id }) => service.say(`items.${question_id}`));
  const columns = {
    name: Math.max(LEAST.name, ...names.map((name) => displayWidth(name) + 1)),
    mean: Math.max(LEAST.mean, displayWidth(heads.mean) + 1),
    interval: Math.max(LEAST.interval, displayWidth(heads.interval) + 1),
    topTwo: Math.max(LEAST.topTwo, displayWidth(heads.topTwo) + 2),
  };
  const fixed = INDENT.length + columns.name + columns.mean + 2 * columns.interval + columns.topTwo + 2;
  const barWidth = Math.min(BAR.longest, Math.max(BAR.shortest, width - fixed));
  const header =
    INDENT +
    padEnd("", columns.name) +
    padStart(heads.mean, columns.mean) +
    padStart(heads.interval, columns.interval + 1) +
    `  ${axis(barWidth)}` +
    padStart(heads.topTwo, columns.topTwo - 1) +
    padStart(heads.interval, columns.interval);
  return [
    ...heading(page, say("concept.heading")),
    paint.faint(header),
    ...questions.map(({ mean, mean_interval, top_two_box, top_two_box_interval }, row) =>
      [
        INDENT,
        padEnd(names[row] ?? "", columns.name),
        paint.strong(padStart(number(mean, 2), columns.mean)),
        padStart(interval(page, mean_interval, 2), columns.interval + 1),
        `  ${drawBar(page, (mean - 1) / 4, barWidth, paint.accent)}`,
        padStart(percent(page, top_two_box), columns.topTwo - 1),
        paint.faint(padStart(interval(page, top_two_box_interval), columns.interval)),
      ].join(""),
    ),
    ...methodLines(page, questions),
  ];
}
