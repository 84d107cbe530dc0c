import type { QuestionValidity } from "../../findings/validity/schemas.ts";
import { chartBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Block, Interval, PointChart } from "./report.ts";
import { meanIntervalOf, personasInterval, shareIntervalOf } from "./validity-intervals.ts";
import { questionLabel, scaleOf } from "./validity-question.ts";

type Rows = PointChart["rows"];

interface Compared {
  value: number;
  interval: Interval;
  n: number;
}

/** Rows of one question or option: people, personas, and the model's own estimate if it was asked for one. */
function comparedRows(
  { say }: ReportContext,
  group: string,
  { people, personas }: Record<"people" | "personas", Compared>,
  estimated: number | null,
): (Rows[number] & { n: number | null })[] {
  return [
    { label: say("humans.people"), group, ...people, note: null },
    { label: say("humans.personas"), group, ...personas, note: null },
    ...(estimated === null
      ? []
      : [{ label: say("humans.direct_estimate"), group, value: estimated, interval: null, n: null, note: null }]),
  ];
}

/** Whom the rows count: said once if all questions have the same people and personas, else below each row. */
function withBases({ say, sentences }: ReportContext, rows: ReturnType<typeof comparedRows>) {
  const [people, personas] = rows;
  const counts = new Set(rows.flatMap(({ label, n }) => (n === null ? [] : [`${label} ${n}`])));
  const isOne = counts.size === 2;
  const base = isOne ? [say("humans.base", { people: people?.n ?? 0, personas: personas?.n ?? 0 })] : [];
  return {
    note: sentences([...base, say("charts.lines")]),
    rows: rows.map(({ n, ...row }) => ({
      ...row,
      note: isOne || n === null ? null : say("charts.own_base", { count: n }),
    })),
  };
}

/** Describes a chart of pairs for readers who cannot see it: where personas are furthest from people. */
function furthestOf(
  { say }: ReportContext,
  pairs: readonly { label: string; people: number; personas: number }[],
  written: (value: number) => string,
): string {
  const [furthest] = pairs.toSorted((a, b) => Math.abs(b.personas - b.people) - Math.abs(a.personas - a.people));
  if (!furthest) return "";
  const { label, people, personas } = furthest;
  return say("humans.furthest", { label, people: written(people), personas: written(personas) });
}

/** Means of people and personas, a chart for each scale that questions share. */
export function meanCharts(context: ReportContext, questions: readonly QuestionValidity[]): Block[] {
  const { say, number } = context;
  const rated = questions.flatMap((question) => {
    const scale = scaleOf(context, question.question_id);
    const { people, personas } = question;
    if (!scale || people.mean === null || personas.mean === null) return [];
    const [low, high] = scale.domain;
    const label = questionLabel(context, question);
    const rows = comparedRows(
      context,
      label,
      {
        people: {
          value: people.mean,
          interval: meanIntervalOf({ ...people, mean: people.mean }, [low, high]),
          n: people.n,
        },
        personas: { value: personas.mean, interval: personasInterval(context, question), n: personas.n ?? 0 },
      },
      question.direct_estimate?.mean ?? null,
    );
    return [{ scale, rows, pair: { label, people: people.mean, personas: personas.mean } }];
  });
  const families = [...Map.groupBy(rated, ({ scale }) => JSON.stringify(scale)).values()];
  return families.map((family) => {
    const { domain, ends } = family[0]!.scale;
    const [low, high] = ends ?? domain;
    return chartBlock({
      kind: "points",
      title: say("survey.means", { low, high }),
      alternative: furthestOf(
        context,
        family.map(({ pair }) => pair),
        (value) => number(value, 2),
      ),
      domain,
      ends,
      reference: null,
      ...withBases(
        context,
        family.flatMap(({ rows }) => rows),
      ),
      decimals: 2,
      unit: "",
    });
  });
}

/** Shares of people and personas, option by option, a chart for each question. */
export function shareCharts(context: ReportContext, questions: readonly QuestionValidity[]): Block[] {
  const { percent, shareDecimals } = context;
  return questions.flatMap((question): Block[] => {
    const { people, personas, direct_estimate: direct } = question;
    if (personas.shares.length === 0) return [];
    const estimated = new Map(direct?.shares.map(({ answer, share }) => [answer, 100 * share]));
    const pairs = personas.shares.map(({ answer, share, people: chosen }) => ({
      label: answer,
      people: 100 * chosen,
      personas: 100 * share,
    }));
    return [
      chartBlock({
        kind: "points",
        title: questionLabel(context, question),
        alternative: furthestOf(context, pairs, percent),
        domain: [0, 100],
        ends: null,
        reference: null,
        ...withBases(
          context,
          pairs.flatMap(({ label, ...shares }) =>
            comparedRows(
              context,
              label,
              {
                people: { value: shares.people, interval: shareIntervalOf(shares.people, people), n: people.n },
                personas: {
                  value: shares.personas,
                  interval: personasInterval(context, question, label),
                  n: personas.n ?? 0,
                },
              },
              estimated.get(label) ?? null,
            ),
          ),
        ),
        decimals: shareDecimals,
        unit: "%",
      }),
    ];
  });
}
