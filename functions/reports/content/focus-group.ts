import type { FocusGroupAggregate } from "../../studies/focus-group/aggregate-schema.ts";
import { chartBlock, noteBlock, paragraph, subheading } from "./blocks.ts";
import { notWeighted } from "./chart-words.ts";
import { alternativeOf, countedChart, withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import { peopleMatrix } from "./people-matrix.ts";
import { quoteOf } from "./places.ts";
import type { Block, Section } from "./report.ts";

type Conformity = NonNullable<FocusGroupAggregate["conformity"]>;

/** Rows of the table of themes; a talkative group has sixty. The results of the study have all. */
const MOST_TOPICS = 20;
/** A smaller group has no majority to move to. */
const FEWEST_FOR_A_MAJORITY = 3;

const spreadKey = (before: number, after: number) => {
  if (after === before) return "group.as_before";
  return after < before ? "group.closer" : "group.further";
};

function views(context: ReportContext, { majority, personas }: Conformity): Block[] {
  const { say, score, nameOf } = context;
  const moves = { true: "group.moved_to_middle", false: "group.not_to_middle", null: "group.near_middle" } as const;
  const [furthest] = personas.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  if (!furthest) return [];
  return [
    chartBlock({
      kind: "changes",
      title: say("group.views"),
      alternative:
        furthest.before === furthest.after
          ? say("group.nobody_moved", { middle: score(majority) })
          : say("group.views_alternative", {
              name: nameOf(furthest.persona_id),
              before: score(furthest.before),
              after: score(furthest.after),
              middle: score(majority),
            }),
      note: `n = ${context.number(personas.length)}`,
      domain: [-1, 1],
      ends: [say("group.against"), say("group.favour")],
      legend: { before: say("group.before"), after: say("group.after") },
      reference: { value: majority, label: say("group.middle") },
      rows: personas.map(({ persona_id, before, after, moved_toward_majority }) => ({
        label: nameOf(persona_id),
        before,
        after,
        note: personas.length < FEWEST_FOR_A_MAJORITY ? null : say(moves[`${moved_toward_majority}`]),
      })),
      decimals: 2,
    }),
  ];
}

/** How far the group changed its members' minds. */
function conformity(context: ReportContext, found: FocusGroupAggregate["conformity"]): Section {
  const { say, number, percent, sentences } = context;
  const section = { id: "group-conformity", heading: say("group.heading") };
  if (!found) return { ...section, blocks: [paragraph(say("sentiment.not_rated"))] };
  const { index, spread_before: before, spread_after: after } = found;
  const share =
    index && withInterval(context, percent(index.share), asInterval(index.share_interval), { count: index.comparable });
  return {
    ...section,
    blocks: [
      index && share
        ? paragraph(
            sentences([
              ...(context.isCounted ? [] : [say("group.index_is", { share })]),
              say("group.moved", { moved: index.moved, apart: index.comparable }),
              ...notWeighted(context),
            ]),
            "strong",
          )
        : paragraph(say("group.no_index")),
      ...views(context, found),
      ...(before === null || after === null
        ? []
        : [paragraph(say(spreadKey(before, after), { before: number(before, 2), after: number(after, 2) }))]),
    ],
  };
}

/** The share of the talk that each person had. */
function airtime(context: ReportContext, { airtime: { personas, balance } }: FocusGroupAggregate): Section[] {
  if (personas.length === 0) return [];
  const { say, number, percent, nameOf } = context;
  const rows = personas.map(({ persona_id, share, words, messages }) => ({
    label: nameOf(persona_id),
    share,
    interval: null,
    mood: null,
    note: say("group.share", {
      words: say("counts.words", { count: words }),
      turns: say("counts.turns", { count: messages }),
    }),
  }));
  // Counts of what was said, without intervals: nothing is inferred from them.
  const figures = rows.map((row) => ({ ...row, value: row.share }));
  const chart = { title: say("group.words_share"), note: say("group.balance", { balance: number(balance, 2) }), rows };
  return [
    {
      id: "group-airtime",
      heading: say("group.airtime"),
      blocks: [
        chartBlock(
          context.isCounted
            ? countedChart(context, chart)
            : { kind: "bars", ...chart, alternative: alternativeOf(context, figures, ({ value }) => percent(value)) },
        ),
      ],
    },
  ];
}

/** Themes with the people who spoke about them, and who was first. */
function topics(context: ReportContext, { themes }: FocusGroupAggregate): Section[] {
  const { say, percent, nameOf, sentences, source } = context;
  const people = source.results.persona_results;
  const base = { count: people.length };
  const [most] = themes.toSorted((a, b) => b.share - a.share);
  if (!most) return [];
  const chart = peopleMatrix(context, {
    title: say("group.who_said"),
    alternative: say("group.topics_alternative", {
      theme: most.theme,
      share: context.isCounted
        ? say("figures.of", { count: most.persona_ids.length, total: people.length })
        : withInterval(context, percent(most.share), asInterval(most.share_interval), base),
      name: nameOf(most.first_said_by),
    }),
    note: sentences([
      say("charts.base_shares", base),
      ...(source.results.aggregate.weighting ? [say("charts.weighted")] : []),
    ]),
    columns: people.map(({ persona_name }) => persona_name),
    rows: themes.slice(0, MOST_TOPICS).map(({ theme, share, share_interval, persona_ids, first_said_by }) => ({
      label: theme,
      count: persona_ids.length,
      cells: people.map(({ persona_id }) => {
        if (persona_id === first_said_by) return "first";
        return persona_ids.includes(persona_id) ? "some" : "none";
      }),
      share,
      interval: asInterval(share_interval),
    })),
    legend: { some: say("group.spoke_of"), first: say("group.said_first") },
  });
  const more = themes.length - MOST_TOPICS;
  const blocks = [chartBlock(chart), ...(more > 0 ? [noteBlock(say("group.more_topics", { count: more }))] : [])];
  return [{ id: "group-topics", heading: say("group.topics"), blocks }];
}

/** The disagreements that stayed open, with quotes of both sides. */
function disagreements(context: ReportContext, { disagreements: open }: FocusGroupAggregate): Section[] {
  if (open.length === 0) return [];
  const { say, list, nameOf } = context;
  return [
    {
      id: "group-disagreements",
      heading: say("group.disagreements"),
      blocks: open.flatMap(({ topic, positions }): Block[] => [
        subheading(topic),
        {
          kind: "findings",
          findings: positions.map(({ position, evidence }) => ({
            title: position,
            text: say("group.held_by", {
              names: list([...new Set(evidence.map(({ persona_id }) => nameOf(persona_id)))]),
            }),
            quotes: evidence.map(({ persona_id, quote }) => quoteOf(context, persona_id, quote)),
          })),
        },
      ]),
    },
  ];
}

/** How a focus group changed its members, who spoke and what stayed open; nothing for other studies. */
export function focusGroup(context: ReportContext): Section[] {
  const group = context.source.results.aggregate.focus_group;
  if (!group) return [];
  return [
    ...topics(context, group),
    ...disagreements(context, group),
    conformity(context, group.conformity),
    ...airtime(context, group),
  ];
}
