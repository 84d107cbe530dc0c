import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import { aroundZero, conjointNote, scoreWritten, utilityAxis } from "./chart-words.ts";
import { alternativeOf, percentWritten, type Base } from "./charts.ts";
import { chartBlock, noteBlock, paragraph, tableBlock } from "./blocks.ts";
import { demand } from "./conjoint-demand.ts";
import { validity } from "./conjoint-validity.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";

function importances(context: ReportContext, { importances, individuals, personas }: ConjointReport): Section {
  const base = { count: personas };
  const { say, percent, nameOf } = context;
  const rows = importances
    .map(({ attribute, importance, interval }) => ({
      label: attribute,
      group: null,
      value: importance,
      interval: asInterval(interval),
      note: null,
    }))
    .toSorted((a, b) => b.value - a.value);
  const personal = tableBlock({
    title: say("conjoint.personal"),
    columns: [
      { label: say("charts.person"), numeric: false },
      ...importances.map(({ attribute }) => ({ label: attribute, numeric: true })),
    ],
    rows: individuals.map(({ persona_id, importances: own }) => [
      nameOf(persona_id),
      ...own.map((value) => percent(value, 0)),
    ]),
  });
  return {
    id: "conjoint-importances",
    heading: say("conjoint.importances"),
    blocks: [
      chartBlock({
        kind: "points",
        title: say("conjoint.importance"),
        alternative: alternativeOf(context, rows, percentWritten(context, base)),
        note: conjointNote(context, base, rows),
        domain: [0, 100],
        ends: null,
        reference: null,
        rows,
        decimals: context.shareDecimals,
        unit: "%",
      }),
      noteBlock(say("conjoint.shrunken")),
      ...(individuals.length > 1 ? [personal] : []),
    ],
  };
}

function utilities(context: ReportContext, { part_worths, none_utility, personas }: ConjointReport): Section {
  const base = { count: personas };
  const { say } = context;
  const rowOf = (group: string, label: string, { value, interval }: NonNullable<typeof none_utility>) => ({
    label,
    group,
    value,
    interval: asInterval(interval),
    note: null,
  });
  const rows = [
    ...part_worths.flatMap(({ attribute, levels }) =>
      levels.map(({ level, part_worth }) => rowOf(attribute, level, part_worth)),
    ),
    ...(none_utility ? [rowOf(say("conjoint.nothing"), say("conjoint.none"), none_utility)] : []),
  ];
  const named = rows.map((row) => ({ ...row, label: `${row.group}: ${row.label}` }));
  return {
    id: "conjoint-utilities",
    heading: say("conjoint.worths"),
    blocks: [
      chartBlock({
        kind: "points",
        title: say("conjoint.utility"),
        alternative: alternativeOf(context, named, scoreWritten(context, base)),
        note: conjointNote(context, base, rows),
        ...utilityAxis(context, rows),
        rows,
      }),
      noteBlock(say("conjoint.utilities")),
    ],
  };
}

/** A chart of shares of preference. */
function shares(
  context: ReportContext,
  title: string,
  found: readonly { label: string; share: number; interval: number[] | null }[],
  base: Base,
): Block {
  const rows = found.map(({ label, share, interval }) => ({
    label,
    share,
    interval: asInterval(interval),
    mood: null,
    note: null,
  }));
  const figures = rows.map(({ share, ...row }) => ({ ...row, value: share }));
  return chartBlock({
    kind: "bars",
    title,
    alternative: alternativeOf(context, figures, percentWritten(context, base)),
    note: conjointNote(context, base, rows),
    rows,
  });
}

function bestOffer(context: ReportContext, { best_profile, part_worths, personas }: ConjointReport): Section {
  const { say } = context;
  const { levels, share_against_none, explanation } = best_profile;
  const named = levels.map((level, index) => `${part_worths[index]?.attribute ?? ""}: ${level}`);
  return {
    id: "conjoint-best-offer",
    heading: say("conjoint.best"),
    blocks: [
      paragraph(named.join(" · "), "strong"),
      ...(share_against_none
        ? [
            shares(
              context,
              say("conjoint.against_nothing"),
              [{ label: say("conjoint.taken"), ...share_against_none }],
              { count: personas },
            ),
          ]
        : []),
      ...(explanation === null ? [] : [noteBlock(explanation)]),
    ],
  };
}

/** Shares of preference of competing offers, with the names from the design. */
function shelf(context: ReportContext, { scenarios, personas }: ConjointReport): Section[] {
  if (scenarios.length === 0) return [];
  const { say } = context;
  return [
    {
      id: "conjoint-shelf",
      heading: say("conjoint.shelf"),
      blocks: scenarios.map(({ name, offers, none }) =>
        shares(
          context,
          name,
          [
            ...offers.map(({ levels, ...figures }) => ({ label: levels.join(" · "), ...figures })),
            ...(none ? [{ label: say("conjoint.none"), ...none }] : []),
          ],
          { count: personas },
        ),
      ),
    },
  ];
}

/** Small amounts have decimals that large ones, such as yen, do not need. */
const decimalsFor = (largest: number): number => (largest >= 100 ? 0 : largest >= 10 ? 1 : 2);

function willingness(context: ReportContext, { willingness_to_pay, personas }: ConjointReport): Section {
  const base = { count: personas };
  const { say } = context;
  const { refused, currency, levels } = willingness_to_pay;
  const section = { id: "conjoint-willingness-to-pay", heading: say("conjoint.pay") };
  if (refused) return { ...section, blocks: [paragraph(say(`conjoint.${refused}`))] };
  const rows = levels.flatMap(({ attribute, level, compared_with, amount }) =>
    amount
      ? [
          {
            label: level,
            group: say("conjoint.compared", { attribute, level: compared_with }),
            value: amount.value,
            interval: asInterval(amount.interval),
            note: null,
          },
        ]
      : [],
  );
  const beyond = levels.filter(({ amount }) => amount === null).map(({ level }) => level);
  const named = rows.map((row) => ({ ...row, label: `${row.label} (${row.group})` }));
  const decimals = decimalsFor(Math.max(0, ...rows.map(({ value }) => Math.abs(value))));
  const chart: Block = chartBlock({
    kind: "points",
    title: currency ? say("conjoint.pay_in", { currency }) : say("conjoint.pay"),
    alternative: alternativeOf(context, named, scoreWritten(context, base, decimals)),
    note: conjointNote(context, base, rows),
    domain: aroundZero(rows),
    ends: null,
    reference: { value: 0, label: say("conjoint.pays_the_same") },
    rows,
    decimals,
    unit: "",
  });
  const text = say("conjoint.beyond", { levels: beyond.join(say("figures.comma")) });
  return {
    ...section,
    blocks: [...(rows.length > 0 ? [chart] : []), ...(beyond.length > 0 ? [paragraph(text)] : [])],
  };
}

/** The results of a conjoint study; nothing for other studies. */
export function conjoint(context: ReportContext): Section[] {
  const report = context.source.results.aggregate.conjoint;
  if (!report) return [];
  return [
    importances(context, report),
    utilities(context, report),
    bestOffer(context, report),
    ...shelf(context, report),
    ...demand(context, report),
    willingness(context, report),
    validity(context, report),
  ];
}
