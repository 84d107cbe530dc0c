import type { Norms } from "../../findings/comparisons/norms-schema.ts";
import { chartBlock, noteBlock, noticeBlocks, paragraph, tableBlock } from "./blocks.ts";
import { alternativeOf, capitalised } from "./charts.ts";
import { figureName as questionName } from "./concepts.ts";
import { asInterval, type Writing } from "./context.ts";
import { endsText, figureName, figureText } from "./figure-rows.ts";
import type { Block, Section } from "./report.ts";

type Figure = Norms["figures"][number];

const written = (writing: Writing, { figure, question_id: question }: Figure, value: number): string =>
  figureText(writing, { figure, label: null }, { question, unit: null }, value);

const quartilesText = (writing: Writing, { figure, question_id: question, quartiles }: Figure): string =>
  endsText(writing, { figure, label: null }, { question, unit: null }, { value: null, interval: quartiles });

/** Ranks among the others, of 0 to 100. */
function rankChart(writing: Writing, { figures }: Norms): Block[] {
  const { say, percent, intervalText } = writing;
  const byFigure = [...Map.groupBy(figures, ({ figure }) => figure).values()].flat();
  const rows = byFigure.flatMap((figure) => {
    const { percentile_rank: value, percentile_interval: interval, question_id, base, concepts } = figure;
    if (value === null) return [];
    return [
      {
        label: questionName(writing, question_id),
        group: figureName(writing, figure.figure),
        value,
        interval: asInterval(interval),
        note: say("compared.of_others", { base, concepts }),
      },
    ];
  });
  if (rows.length === 0) return [];
  return [
    chartBlock({
      kind: "points",
      title: say("compared.better_than"),
      alternative: alternativeOf(writing, rows, ({ value, interval }) =>
        say("charts.figure", { value: percent(value, 0), ends: intervalText(interval, 0) }),
      ),
      note: say("charts.lines"),
      domain: [0, 100],
      ends: null,
      reference: { value: 50, label: say("compared.median") },
      rows,
      decimals: 0,
      unit: "%",
    }),
  ];
}

function figureTable(writing: Writing, { figures }: Norms): Block {
  const { say, number, percent, intervalText } = writing;
  return tableBlock({
    title: say("compared.this_and_others"),
    columns: [
      { label: "", numeric: false },
      ...[
        ...[say("compared.this"), "n", say("compared.better_than"), say("figures.interval")],
        ...[say("compared.median"), say("compared.quartiles"), say("compared.others")],
      ].map((label) => ({ label, numeric: true })),
    ],
    rows: figures.map((figure) => [
      say("compared.figure_of", {
        question: questionName(writing, figure.question_id),
        figure: figureName(writing, figure.figure),
      }),
      written(writing, figure, figure.value),
      number(figure.base),
      figure.percentile_rank === null ? "–" : percent(figure.percentile_rank, 0),
      figure.percentile_rank === null ? "–" : intervalText(asInterval(figure.percentile_interval), 0),
      figure.median === null ? "–" : written(writing, figure, figure.median),
      figure.quartiles === null ? "–" : quartilesText(writing, figure),
      number(figure.concepts),
    ]),
  });
}

/** Compares a concept with all that the company has tested. */
export function norms(writing: Writing, found: Norms): Section {
  const { say } = writing;
  return {
    id: "norms",
    heading: say("compared.norms"),
    blocks: [
      paragraph(say("compared.among", { count: found.concepts })),
      ...noticeBlocks(found.missing === null ? [] : [capitalised(found.missing)]),
      ...rankChart(writing, found),
      figureTable(writing, found),
      ...(found.ready ? [noteBlock(say("compared.norms_note"))] : []),
    ],
  };
}
