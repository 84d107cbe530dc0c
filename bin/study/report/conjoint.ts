import type { ConjointReport } from "../../../functions/domain/conjoint/report-schema.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { barChart, barKey } from "./chart.ts";
import { divergingChart } from "./diverging.ts";
import { percent } from "./figures.ts";
import { namesOf } from "./names.ts";
import { heading, INDENT, paragraph, type Page } from "./page.ts";
import { validity } from "./validity.ts";

const LEVEL_INDENT = "    ";

function importanceLines(page: Page, { importances }: ConjointReport): string[] {
  const rows = importances
    .map(({ attribute, importance, interval: ends }) => ({
      label: attribute,
      share: importance,
      share_interval: ends,
    }))
    .toSorted((a, b) => b.share - a.share);
  return [
    ...heading(page, page.say("conjoint.importances")),
    ...barChart(page, rows, INDENT),
    ...barKey(page),
    ...paragraph(page, page.say("conjoint.shrunken"), INDENT, page.paint.faint),
  ];
}

const IMPORTANCE_WIDTH = { narrowest: 6, widest: 16 } as const;

/** What each person looks at: importances per persona, the largest marked. */
function personalLines(
  page: Page,
  { importances, individuals }: ConjointReport,
  nameOf: (id: string) => string,
): string[] {
  const columns = importances.map(({ attribute }) => oneLine(attribute));
  const names = individuals.map(({ persona_id }) => nameOf(persona_id));
  if (names.length < 2) return [];
  const nameWidth = Math.min(22, Math.max(...names.map(displayWidth)));
  const room = Math.floor((page.width - INDENT.length - nameWidth) / columns.length);
  const width = Math.max(IMPORTANCE_WIDTH.narrowest, Math.min(IMPORTANCE_WIDTH.widest, room));
  return [
    ...heading(page, page.say("conjoint.personal")),
    INDENT +
      " ".repeat(nameWidth) +
      page.paint.faint(columns.map((name) => padStart(truncate(name, width - 1), width)).join("")),
    ...individuals.map(({ importances: own }, row) => {
      const most = Math.max(...own);
      const cells = own.map((value) =>
        value === most
          ? page.paint.good(padStart(`◆${percent(page, value, 0)}`, width))
          : padStart(percent(page, value, 0), width),
      );
      return INDENT + padEnd(truncate(names[row] ?? "", nameWidth), nameWidth) + cells.join("");
    }),
    ...paragraph(page, page.say("conjoint.most"), INDENT, page.paint.faint),
  ];
}

/** Rows of a chart, with a title where it differs from that of the row before. */
const underTitles = (page: Page, titles: readonly string[], rows: readonly string[][]): string[] =>
  rows.flatMap((lines, index) => [
    ...(titles[index] === titles[index - 1]
      ? []
      : paragraph(page, oneLine(titles[index] ?? ""), INDENT, page.paint.strong)),
    ...lines,
  ]);

function partWorthLines(page: Page, { part_worths, none_utility }: ConjointReport): string[] {
  const worths = [
    ...part_worths.flatMap(({ attribute, levels }) =>
      levels.map(({ level, part_worth }) => ({ title: attribute, label: level, estimate: part_worth })),
    ),
    ...(none_utility
      ? [{ title: page.say("conjoint.nothing"), label: page.say("conjoint.none"), estimate: none_utility }]
      : []),
  ];
  return [
    ...heading(page, page.say("conjoint.worths")),
    ...underTitles(
      page,
      worths.map(({ title }) => title),
      divergingChart(
        page,
        worths.map(({ label, estimate: { value, interval } }) => ({ label, value, interval })),
        LEVEL_INDENT,
      ),
    ),
    ...paragraph(page, page.say("conjoint.utilities"), INDENT, page.paint.faint),
  ];
}

function bestLines(page: Page, { best_profile, part_worths }: ConjointReport): string[] {
  const { levels, share_against_none, explanation } = best_profile;
  const named = levels.map((level, index) => `${oneLine(part_worths[index]?.attribute ?? "")}: ${oneLine(level)}`);
  return [
    ...heading(page, page.say("conjoint.best")),
    ...paragraph(page, named.join("  ·  "), `${INDENT}★ `, page.paint.strong),
    ...(share_against_none
      ? barChart(
          page,
          [
            {
              label: page.say("conjoint.taken"),
              share: share_against_none.share,
              share_interval: share_against_none.interval,
            },
          ],
          INDENT,
        )
      : []),
    ...(explanation === null ? [] : paragraph(page, oneLine(explanation), INDENT, page.paint.faint)),
  ];
}

/** Shares of preference of offers that stand side by side, as the design named them. */
function scenarioLines(page: Page, { scenarios }: ConjointReport): string[] {
  if (scenarios.length === 0) return [];
  return [
    ...heading(page, page.say("conjoint.shelf")),
    ...scenarios.flatMap(({ name, offers, none }) => [
      ...paragraph(page, oneLine(name), INDENT, page.paint.strong),
      ...barChart(
        page,
        [
          ...offers.map(({ levels, ...figures }) => ({ label: levels.map(oneLine).join(" · "), ...figures })),
          ...(none ? [{ label: page.say("conjoint.none"), ...none }] : []),
        ].map(({ label, share, interval }) => ({ label, share, share_interval: interval })),
        LEVEL_INDENT,
      ),
    ]),
  ];
}

function willingnessLines(page: Page, { willingness_to_pay }: ConjointReport): string[] {
  const { refused, currency, levels } = willingness_to_pay;
  const { say } = page;
  if (refused) return [...heading(page, say("conjoint.pay")), ...paragraph(page, say(`conjoint.${refused}`))];
  const title = currency ? say("conjoint.pay_in", { currency: oneLine(currency) }) : say("conjoint.pay");
  const known = levels.flatMap(({ amount, ...level }) => (amount ? [{ ...level, amount }] : []));
  const beyond = levels.filter(({ amount }) => amount === null).map(({ level }) => oneLine(level));
  return [
    ...heading(page, title),
    ...underTitles(
      page,
      known.map(({ attribute, compared_with }) => say("conjoint.compared", { attribute, level: compared_with })),
      divergingChart(
        page,
        known.map(({ level, amount: { value, interval } }) => ({ label: level, value, interval })),
        LEVEL_INDENT,
      ),
    ),
    ...(beyond.length > 0 ? paragraph(page, say("conjoint.beyond", { levels: beyond.join(", ") })) : []),
  ];
}

/** What a conjoint study found: importances, part-worths, the best offer, money, and how far it can be trusted. */
export function conjoint(page: Page, { results }: StudyOutcome): string[] {
  const report = results.aggregate.conjoint;
  if (!report) return [];
  return [
    ...importanceLines(page, report),
    ...personalLines(page, report, namesOf(page, results.persona_results)),
    ...partWorthLines(page, report),
    ...bestLines(page, report),
    ...scenarioLines(page, report),
    ...willingnessLines(page, report),
    ...validity(page, report, results),
  ];
}
