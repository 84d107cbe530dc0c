import { quoteIn } from "../../languages/wording.ts";
import { notPooledReasons, type LoopFigures } from "../../studies/survey/loop-figures-schema.ts";
import { noteBlock, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";
import { decimalsOf, labelOf } from "./survey-experiments.ts";

/** Questions that are repeated over the same items, in one table. */
function pooledTable(context: ReportContext, loops: readonly LoopFigures[]): Block {
  const { say, list, number, intervalText } = context;
  const figure = (row: LoopFigures["rows"][number]) => {
    const decimals = decimalsOf(context, row);
    const { value, interval } = row;
    return value === null ? "–" : `${number(value, decimals)} (${intervalText(asInterval(interval), decimals)})`;
  };
  return tableBlock({
    title: say("loops.rounds", { items: list(loops[0]!.rounds.map(({ item }) => item)) }),
    columns: [
      { label: "", numeric: false },
      ...(["pooled", "participants", "answers"] as const).map((column) => ({
        label: say(`loops.${column}`),
        numeric: true,
      })),
    ],
    rows: loops.flatMap((loop) =>
      loop.rows.flatMap((row) =>
        // Boxes say the same as means.
        row.figure === "top_two_box"
          ? []
          : [[labelOf(context, loop, row), figure(row), number(row.base), number(row.answers)]],
      ),
    ),
  });
}

/** Questions that a survey asks in several rounds, over all of them; nothing of a study without any. */
export function surveyLoops(context: ReportContext): Section[] {
  const { say, list, service, source } = context;
  const loops = source.results.aggregate.survey?.loops ?? [];
  if (loops.length === 0) return [];
  const told = loops.filter(({ not_pooled }) => not_pooled === null);
  const groups = Map.groupBy(told, ({ rounds }) => JSON.stringify(rounds.map(({ item }) => item)));
  const leftOut = notPooledReasons.flatMap((reason) => {
    const questions = loops.flatMap(({ not_pooled, question }) =>
      not_pooled === reason ? [quoteIn(service, question)] : [],
    );
    return questions.length > 0 ? [noteBlock(say(`loops.${reason}`, { questions: list(questions) }))] : [];
  });
  return [
    {
      id: "loops",
      heading: say("loops.heading"),
      blocks: [
        ...(told.length > 0 ? [noteBlock(say("loops.note"))] : []),
        ...[...groups.values()].map((group) => pooledTable(context, group)),
        ...leftOut,
      ],
    },
  ];
}
