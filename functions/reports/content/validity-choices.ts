import type { ChoiceValidity } from "../../findings/validity/choice-schemas.ts";
import { chartBlock, facts, noteBlock, subheading, tableBlock } from "./blocks.ts";
import { alternativeOf, percentWritten } from "./charts.ts";
import { utilityAxis } from "./chart-words.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";

/** Every level with its attribute, "none of them" last. */
const worthsOf = ({ say }: ReportContext, { part_worths, none_utility }: ChoiceValidity) => [
  ...part_worths.flatMap(({ attribute, levels }) =>
    levels.map((worth) => ({ label: `${attribute}: ${worth.level}`, worth })),
  ),
  ...(none_utility ? [{ label: say("conjoint.none"), worth: none_utility }] : []),
];

/** People, personas and people with personas, level by level; the last only where personas help. */
const kindsOf = ({ help }: ChoiceValidity) =>
  [
    ["people", help.reason === null ? "people_alone" : "people"],
    ["personas", "personas"],
    ...(help.reason === null ? [["helped", "people_helped"] as const] : []),
  ] as const;

function worthChart(context: ReportContext, found: ChoiceValidity, people: number): Block {
  const { say, number } = context;
  const worths = worthsOf(context, found);
  const rows = worths.flatMap(({ label: group, worth }) =>
    kindsOf(found).map(([key, label]) => ({
      label: say(`humans.${label}`),
      group,
      value: worth[key].value,
      interval: asInterval(worth[key].interval),
      note: null,
    })),
  );
  const [furthest] = worths.toSorted(
    (a, b) =>
      Math.abs(b.worth.personas.value - b.worth.people.value) - Math.abs(a.worth.personas.value - a.worth.people.value),
  );
  return chartBlock({
    kind: "points",
    title: say("humans.part_worths"),
    alternative: say("humans.furthest", {
      label: furthest!.label,
      people: number(furthest!.worth.people.value, 2),
      personas: number(furthest!.worth.personas.value, 2),
    }),
    note: context.sentences([say("humans.base", { people, personas: found.personas }), say("charts.lines")]),
    ...utilityAxis(context, rows),
    rows,
  });
}

/** How many answers of people alone would give the same precision, level by level. */
function worthTable(context: ReportContext, found: ChoiceValidity): Block[] {
  if (found.help.reason !== null) return [];
  const { say, number } = context;
  return [
    tableBlock({
      title: say("humans.worth"),
      columns: [
        { label: say("humans.level"), numeric: false },
        { label: say("humans.answers_asked"), numeric: true },
        { label: say("humans.choices_worth"), numeric: true },
      ],
      rows: worthsOf(context, found).map(({ label, worth }) => [
        label,
        number(found.help.asked),
        number(worth.human_answers_worth, 1),
      ]),
    }),
  ];
}

type Share = ChoiceValidity["hit_rate"]["personas"];

/** The shares of people and personas, one below the other. */
function shareChart(
  context: ReportContext,
  title: string,
  shares: readonly { label: string; found: Share | null; share?: number }[],
  people: number,
): Block {
  const rows = shares.map(({ label, found, share }) => ({
    label,
    share: 100 * (found?.share ?? share!),
    interval: asInterval(found?.interval?.map((end) => 100 * end) ?? null),
    mood: null,
    note: null,
  }));
  return chartBlock({
    kind: "bars",
    title,
    alternative: alternativeOf(
      context,
      rows.map((row) => ({ ...row, value: row.share })),
      percentWritten(context, { count: people }),
    ),
    note: context.say("charts.lines"),
    rows,
  });
}

/** Compares a conjoint study with people's choices: the utility of each level, the predictions, and "none of them". */
export function choiceBlocks(context: ReportContext, found: ChoiceValidity, people: number): Block[] {
  const { say, number } = context;
  const { hit_rate: hits, none_share: none, help } = found;
  const figure = (value: number | null) => (value === null ? "–" : number(value, 2));
  return [
    facts([
      { label: say("humans.part_correlation"), text: figure(found.correlation) },
      { label: say("humans.rank_correlation"), text: figure(found.rank_correlation) },
      { label: say("humans.relative_scale"), text: figure(found.relative_scale) },
      { label: say("humans.choices_worth"), text: number(help.human_answers_worth, 1) },
    ]),
    shareChart(
      context,
      say("humans.predicted"),
      [
        { label: say("humans.personas"), found: hits.personas },
        ...(hits.people ? [{ label: say("humans.own_model"), found: hits.people }] : []),
        { label: say("validity.chance"), found: null, share: hits.chance },
      ],
      people,
    ),
    ...(none
      ? [
          shareChart(
            context,
            say("humans.none_share"),
            [
              { label: say("humans.people"), found: none.people },
              { label: say("humans.personas"), found: none.personas },
            ],
            people,
          ),
        ]
      : []),
    worthChart(context, found, people),
    noteBlock(say("conjoint.utilities")),
    ...worthTable(context, found),
    subheading(say("humans.meaning")),
    facts(
      (["part_correlation", "relative_scale", "predicted"] as const).map((key) => ({
        label: say(`humans.${key}`),
        text: say(`meanings.${key}`),
      })),
    ),
  ];
}
