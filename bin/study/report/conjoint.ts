import type { ConjointReport } from "../../../functions/domain/conjoint/report-schema.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { barChart, barKey } from "./chart.ts";
import { divergingChart } from "./diverging.ts";
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
    ...heading(page, "What decides the choice"),
    ...barChart(page, rows, INDENT),
    ...barKey(page),
    ...paragraph(
      page,
      "Each person is estimated with the help of all others, which pulls importances together: the truth is rather " +
        "further apart. The intervals allow for it.",
      INDENT,
      page.paint.faint,
    ),
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
    ...heading(page, "Who looks at what"),
    INDENT +
      " ".repeat(nameWidth) +
      page.paint.faint(columns.map((name) => padStart(truncate(name, width - 1), width)).join("")),
    ...individuals.map(({ importances: own }, row) => {
      const most = Math.max(...own);
      const cells = own.map((value) =>
        value === most
          ? page.paint.good(padStart(`◆${value.toFixed(0)} %`, width))
          : padStart(`${value.toFixed(0)} %`, width),
      );
      return INDENT + padEnd(truncate(names[row] ?? "", nameWidth), nameWidth) + cells.join("");
    }),
    ...paragraph(page, "◆ decides most for this person", INDENT, page.paint.faint),
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
    ...(none_utility ? [{ title: "Taking nothing", label: "None of them", estimate: none_utility }] : []),
  ];
  return [
    ...heading(page, "What each level is worth"),
    ...underTitles(
      page,
      worths.map(({ title }) => title),
      divergingChart(
        page,
        worths.map(({ label, estimate: { value, interval } }) => ({ label, value, interval })),
        LEVEL_INDENT,
      ),
    ),
    ...paragraph(
      page,
      "Utilities: the levels of an attribute add up to zero; to the right a level draws people, to the left it " +
        "puts them off.",
      INDENT,
      page.paint.faint,
    ),
  ];
}

function bestLines(page: Page, { best_profile, part_worths }: ConjointReport): string[] {
  const { levels, share_against_none, explanation } = best_profile;
  const named = levels.map((level, index) => `${oneLine(part_worths[index]?.attribute ?? "")}: ${oneLine(level)}`);
  return [
    ...heading(page, "The best offer"),
    ...paragraph(page, named.join("  ·  "), `${INDENT}★ `, page.paint.strong),
    ...(share_against_none
      ? barChart(
          page,
          [
            {
              label: "taken rather than nothing",
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
    ...heading(page, "Side by side on one shelf"),
    ...scenarios.flatMap(({ name, offers, none }) => [
      ...paragraph(page, oneLine(name), INDENT, page.paint.strong),
      ...barChart(
        page,
        [
          ...offers.map(({ levels, ...figures }) => ({ label: levels.map(oneLine).join(" · "), ...figures })),
          ...(none ? [{ label: "None of them", ...none }] : []),
        ].map(({ label, share, interval }) => ({ label, share, share_interval: interval })),
        LEVEL_INDENT,
      ),
    ]),
  ];
}

const refusals: Record<NonNullable<ConjointReport["willingness_to_pay"]["refused"]>, string> = {
  no_price: "Not computed: none of the attributes is a price.",
  one_persona: "Not computed: one person says nothing about what others would pay.",
  wrong_sign:
    "Not computed: in these choices a higher price made offers more attractive, so money cannot be the measure.",
  all_alike: "Not computed: everybody chose the same, so nothing shows how far others would differ.",
  weak_price_effect:
    "Not computed: the price hardly moved the choices (its interval reaches zero, or |t| is below 2), so amounts " +
    "would be noise.",
};

function willingnessLines(page: Page, { willingness_to_pay }: ConjointReport): string[] {
  const { refused, currency, levels } = willingness_to_pay;
  const title = `What they would pay for it${currency ? `, in ${oneLine(currency)}` : ""}`;
  if (refused) return [...heading(page, "What they would pay for it"), ...paragraph(page, refusals[refused])];
  const known = levels.flatMap(({ amount, ...level }) => (amount ? [{ ...level, amount }] : []));
  const beyond = levels.filter(({ amount }) => amount === null).map(({ level }) => oneLine(level));
  return [
    ...heading(page, title),
    ...underTitles(
      page,
      known.map(({ attribute, compared_with }) => `${attribute}, compared with ${compared_with}`),
      divergingChart(
        page,
        known.map(({ level, amount: { value, interval } }) => ({ label: level, value, interval })),
        LEVEL_INDENT,
      ),
    ),
    ...(beyond.length > 0
      ? paragraph(page, `Beyond the prices that were tested, and so not told: ${beyond.join(", ")}.`)
      : []),
  ];
}

/** What a conjoint study found: importances, part-worths, the best offer, money, and how far it can be trusted. */
export function conjoint(page: Page, { results }: StudyOutcome): string[] {
  const report = results.aggregate.conjoint;
  if (!report) return [];
  return [
    ...importanceLines(page, report),
    ...personalLines(page, report, namesOf(results.persona_results)),
    ...partWorthLines(page, report),
    ...bestLines(page, report),
    ...scenarioLines(page, report),
    ...willingnessLines(page, report),
    ...validity(page, report, results),
  ];
}
