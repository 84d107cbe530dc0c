import type { InterviewAggregate } from "../../studies/interview/aggregate-schema.ts";
import { chartBlock, paragraph, tableBlock } from "./blocks.ts";
import { notWeighted } from "./chart-words.ts";
import { withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import { peopleMatrix } from "./people-matrix.ts";
import type { Block, Section } from "./report.ts";

/** The strongest mark is for what was covered in full. */
const marks = { covered: "first", partly: "some", not_covered: "none" } as const;

/** The questions of the guide that were covered with each person: a chart per section of the guide. */
function coverageCharts(context: ReportContext, { questions, coverage }: InterviewAggregate): Block[] {
  const { say, source } = context;
  const people = source.results.persona_results;
  const columns = people.map(({ persona_id }) => coverage.find((row) => row.persona_id === persona_id));
  const rows = questions.map(({ question_id, text, section, covered, share, share_interval }, index) => ({
    section,
    row: {
      label: `${question_id} ${text}`,
      cells: columns.map((column) => marks[column?.questions[index] ?? "not_covered"]),
      count: covered,
      share,
      interval: asInterval(share_interval),
    },
  }));
  return [...Map.groupBy(rows, ({ section }) => section)].map(([section, own]) =>
    chartBlock(
      peopleMatrix(context, {
        title: section || say("interviews.by_person"),
        alternative: null,
        note: context.sentences([say("interviews.base", { count: people.length }), ...notWeighted(context)]),
        columns: people.map(({ persona_name }) => persona_name),
        rows: own.map(({ row }) => row),
        legend: { some: say("interviews.partly"), first: say("interviews.fully") },
      }),
    ),
  );
}

function coverage(context: ReportContext, found: InterviewAggregate): Section[] {
  const { questions, mean_coverage: mean, mean_coverage_interval: ends } = found;
  if (questions.length === 0) return [];
  const { say, number, percent } = context;
  return [
    {
      id: "interviews-coverage",
      heading: say("interviews.heading"),
      blocks: [
        ...(mean === null || context.isCounted
          ? []
          : [
              paragraph(
                say("interviews.mean", {
                  share: withInterval(context, percent(mean), asInterval(ends), { count: found.coverage.length }),
                }),
                "strong",
              ),
            ]),
        ...coverageCharts(context, found),
        tableBlock({
          title: say("interviews.put"),
          columns: [
            { label: say("interviews.question"), numeric: false },
            { label: say("interviews.asked"), numeric: true },
            { label: say("interviews.fully_with"), numeric: true },
            { label: say("interviews.probes"), numeric: true },
          ],
          rows: questions.map(({ question_id, text, asked, covered, probes }) => [
            `${question_id} ${text}`,
            ...[asked, covered, probes].map((count) => number(count)),
          ]),
        }),
      ],
    },
  ];
}

/** How much each person said. */
function talk({ say, number, nameOf }: ReportContext, { interviews: held }: InterviewAggregate): Section[] {
  if (held.length === 0) return [];
  return [
    {
      id: "interviews-talk",
      heading: say("interviews.talk"),
      blocks: [
        tableBlock({
          title: say("interviews.per_person"),
          columns: [
            { label: say("charts.person"), numeric: false },
            { label: say("interviews.words"), numeric: true },
            { label: say("interviews.questions"), numeric: true },
            { label: say("interviews.probes"), numeric: true },
          ],
          rows: held.map(({ persona_id, words, exchanges, probes }) => [
            nameOf(persona_id),
            ...[words, exchanges, probes].map((count) => number(count)),
          ]),
        }),
      ],
    },
  ];
}

/** What interviews covered; nothing of other studies. */
export function interviews(context: ReportContext): Section[] {
  const found = context.source.results.aggregate.interview;
  return found ? [...coverage(context, found), ...talk(context, found)] : [];
}
