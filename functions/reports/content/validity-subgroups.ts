import type { QuestionValidity } from "../../findings/validity/schemas.ts";
import { chartBlock, noteBlock, subheading } from "./blocks.ts";
import { aroundZero } from "./chart-words.ts";
import { asInterval, type ReportContext } from "./context.ts";
import { factNames, factValue } from "./fact-words.ts";
import type { Block } from "./report.ts";
import { questionLabel } from "./validity-question.ts";

/** Whether the personas are nearer to some subgroups of the people than to others, by the means of questions. */
export function subgroupBlocks(context: ReportContext, questions: readonly QuestionValidity[]): Block[] {
  const { say, score, number } = context;
  const rows = questions.flatMap((question) =>
    question.subgroups.flatMap(({ by, value, difference, difference_interval: ends, ...figures }) => {
      if (difference === null) return [];
      const { people, personas, ks_similarity: similarity } = figures;
      const base = say("humans.bases", { people, personas });
      return [
        {
          label: `${say(factNames[by])}: ${factValue(context, value)}`,
          group: questionLabel(context, question),
          value: difference,
          interval: asInterval(ends),
          note: similarity === null ? base : `${base} · ${say("humans.similarity")} ${number(similarity, 2)}`,
        },
      ];
    }),
  );
  const furthest = rows.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))[0];
  if (!furthest) return [];
  return [
    subheading(say("humans.subgroups")),
    chartBlock({
      kind: "points",
      title: say("humans.subgroups_chart"),
      alternative: say("humans.furthest_part", {
        question: furthest.group,
        part: furthest.label,
        difference: score(furthest.value),
      }),
      note: say("charts.lines"),
      domain: aroundZero(rows),
      ends: [say("humans.below"), say("humans.above")],
      reference: { value: 0, label: say("humans.no_difference") },
      rows,
      decimals: 2,
      unit: "",
    }),
    noteBlock(say("humans.subgroups_note")),
  ];
}
