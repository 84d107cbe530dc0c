import type { Norms } from "../../../functions/findings/comparisons/norms-schema.ts";
import { wordingOf } from "../../../functions/languages/wording.ts";
import type { Column } from "../../../functions/reports/content/report.ts";
import { oneLine } from "../../cli/printable.ts";
import { interval, percent } from "./figures.ts";
import { heading, INDENT, paragraph, type Page } from "./page.ts";
import { tableLines } from "./table.ts";

/** Where a concept stands among all that its company has tested; what is missing where they are too few. */
export function normsLines(page: Page, { figures, missing, concepts }: Norms, language: string): string[] {
  const { say, number, paint } = page;
  const battery = wordingOf(language);
  const columns: Column[] = [
    { label: "", numeric: false },
    ...[
      say("norms.own"),
      "n",
      say("norms.above"),
      say("figures.interval"),
      say("norms.median"),
      say("norms.quartiles"),
    ].map((label) => ({ label, numeric: true })),
  ];
  const rows = figures.map(({ question_id, figure, value, base, ...among }) => {
    const isBox = figure === "top_two_box";
    const written = (one: number) => (isBox ? percent(page, one) : number(one, 2));
    const question = question_id === "sentiment" ? say("sentiment.heading") : battery.say(`battery.${question_id}`);
    const { percentile_rank: rank, percentile_interval: ends, median, quartiles } = among;
    return [
      oneLine(isBox ? `${question} (${say("crosstab.top_two")})` : question),
      written(value),
      number(base),
      rank === null ? "–" : percent(page, rank, 0),
      rank === null ? "–" : interval(page, ends, 0),
      median === null ? "–" : written(median),
      quartiles === null ? "–" : quartiles.map((end) => number(end, isBox ? 1 : 2)).join("–"),
    ];
  });
  return [
    ...heading(page, say("norms.heading")),
    ...(missing === null ? [] : paragraph(page, oneLine(missing), INDENT, paint.strong)),
    ...tableLines(page, { title: "", columns, rows }, INDENT),
    ...(missing === null ? ["", ...paragraph(page, say("norms.note", { count: concepts }), INDENT, paint.faint)] : []),
  ];
}
