import { chartBlock, facts, noteBlock, noticeBlocks, paragraph, subheading, tableBlock } from "./blocks.ts";
import { FEWEST_STUDIES } from "../../studies/calibration/schemas.ts";
import type { OverallFidelity, QuestionValidity, Validity, Fidelity } from "../../findings/validity/schemas.ts";
import { peopleWordingOf } from "../../languages/people-wording.ts";
import { withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import { dayOf } from "./opening.ts";
import type { Block, Section } from "./report.ts";
import { choiceBlocks } from "./validity-choices.ts";
import { everybodyBlocks } from "./validity-everybody.ts";
import { harmed, pairedBlocks } from "./validity-paired.ts";
import { experimentBlocks } from "./validity-experiments.ts";
import { questionLabel, scaleOf } from "./validity-question.ts";
import { questionBlocks } from "./validity-questions.ts";
import { unanswered } from "./unanswered.ts";
import { subgroupBlocks } from "./validity-subgroups.ts";

/** Explains the figures that occur, for readers who do not know them. */
function glossary({ say }: ReportContext, { questions, overall }: Validity): Block[] {
  const has = (figure: keyof Fidelity) => questions.some(({ personas }) => personas[figure] !== null);
  const answered = (answerer: (typeof overall)[number]["answerer"]) =>
    overall.some((each) => each.answerer === answerer);
  const correlated = overall.some(({ correlation_of_means }) => correlation_of_means !== null);
  const attained = overall.some(({ attainment }) => attainment !== null);
  const occurring = (
    [
      ["difference", has("difference")],
      ["spread_ratio", has("sd_ratio")],
      ["similarity", has("ks_similarity")],
      ["distance", has("wasserstein_over_range")],
      ["misplaced", questions.some(({ personas }) => personas.shares.length > 0)],
      ["correlation", correlated],
      ["ceiling", attained],
      ["random", answered("random")],
      ["no_persona", answered("no_persona")],
      ["direct_estimate", answered("direct_estimate")],
      ["other_half", answered("other_half")],
    ] as const
  ).filter(([, occurs]) => occurs);
  return [
    subheading(say("humans.meaning")),
    facts(occurring.map(([key]) => ({ label: say(`humans.${key}`), text: say(`meanings.${key}`) }))),
  ];
}

/** One figure of people and of personas, as text, with the distance between them, 0 to 1 of the scale. */
interface Pair {
  label: string;
  people: string;
  personas: string;
  gap: number;
}

/** The means of scales and the shares of options of both. */
function pairsOf(context: ReportContext, question: QuestionValidity): Pair[] {
  const { number, percent } = context;
  const { people, personas, question_id } = question;
  const label = questionLabel(context, question);
  const pairOf = (own: number, others: number, range: number, written: (value: number) => string, name = label) => ({
    ...{ label: name, people: written(own), personas: written(others) },
    gap: Math.abs(others - own) / range,
  });
  const scale = scaleOf(context, question_id);
  if (scale && people.mean !== null && personas.mean !== null)
    return [pairOf(people.mean, personas.mean, scale.domain[1] - scale.domain[0], (value) => number(value, 2))];
  return personas.shares.map(({ answer, share, people: own }) =>
    pairOf(own, share, 1, (value) => percent(100 * value), `${label} ${answer}`),
  );
}

/**
 * The people who were asked, where personas are furthest from them and where nearest, and the spread of the answers.
 */
function inShort(context: ReportContext, { people, questions, overall, choices }: Validity): Block {
  const { say, number, service } = context;
  const { name, source, fielded_on: on, n } = people;
  const who = [
    source === "" || source === name ? name : `${name} (${source})`,
    ...(on === null ? [] : [dayOf(service, `${on}T00:00:00`)]),
    say("charts.own_base", { count: n }),
    ...(choices ? [] : [say("counts.questions", { count: questions.length })]),
  ];
  const byGap = questions.flatMap((question) => pairsOf(context, question)).toSorted((a, b) => b.gap - a.gap);
  const pair = (key: "furthest_apart" | "nearest", found: Pair) => ({
    label: say(`humans.${key}`),
    text: say("humans.pair", { label: found.label, people: found.people, personas: found.personas }),
  });
  const spread = overall.find(({ answerer }) => answerer === "personas")?.mean_sd_ratio ?? null;
  return facts([
    { label: say("humans.people"), text: who.join(" · ") },
    ...(choices ? [{ label: say("humans.choices_compared"), text: number(choices.tasks) }] : []),
    ...(byGap.length > 0 ? [pair("furthest_apart", byGap[0]!)] : []),
    ...(byGap.length > 1 ? [pair("nearest", byGap.at(-1)!)] : []),
    ...(spread === null
      ? []
      : [{ label: say("humans.spread"), text: say("humans.spread_line", { value: number(spread, 2) }) }]),
  ]);
}

/** The error of each answerer compared with the people, the smallest first. Those without an error are in the table. */
function errorChart(context: ReportContext, overall: readonly OverallFidelity[]): Block[] {
  const { say, percent, sentences } = context;
  const rows = overall
    .flatMap(({ answerer, questions: count, mean_absolute_error_over_range: error, ...figures }) =>
      error === null
        ? []
        : [
            {
              label: say(`humans.${answerer}`),
              group: null,
              value: 100 * error,
              interval: asInterval(figures.mean_absolute_error_interval?.map((end) => 100 * end) ?? null),
              note: say("counts.questions", { count }),
            },
          ],
    )
    .toSorted((a, b) => a.value - b.value);
  if (rows.length === 0) return [];
  const furthest = Math.max(...rows.flatMap(({ value, interval }) => [value, interval?.[1] ?? 0]));
  const written = rows.map(({ label, value, interval }) =>
    say("charts.only", {
      label,
      value: interval ? withInterval(context, percent(value), interval, { count: rows.length }) : percent(value),
    }),
  );
  return [
    chartBlock({
      kind: "points",
      title: say("humans.errors"),
      alternative: sentences(written),
      note: sentences([say("humans.errors_note"), say("charts.lines")]),
      domain: [0, Math.max(10, Math.ceil(furthest / 10) * 10)],
      ends: [say("humans.near"), say("humans.far")],
      reference: null,
      rows,
      decimals: context.shareDecimals,
      unit: "%",
    }),
  ];
}

/** Other figures of each answerer over all questions; a figure that none of them has gets no column. */
function overallTable({ say, number }: ReportContext, overall: readonly OverallFidelity[]): Block[] {
  const figures = (
    [
      ["points_off", "mean_absolute_error"],
      ["correlation", "correlation_of_means"],
      ["similarity", "mean_ks_similarity"],
      ["spread_ratio", "mean_sd_ratio"],
      ["ceiling", "attainment"],
    ] as const
  ).filter(([, figure]) => overall.some((each) => each[figure] !== null));
  if (figures.length === 0) return [];
  const written = (value: number | null) => (value === null ? "" : number(value, 2));
  return [
    tableBlock({
      title: say("humans.overall"),
      columns: [
        { label: say("humans.whose"), numeric: false },
        ...figures.map(([key]) => ({ label: say(`humans.${key}`), numeric: true })),
      ],
      rows: overall.map((each) => [
        say(`humans.${each.answerer}`),
        ...figures.map(([, figure]) => written(each[figure])),
      ]),
    }),
  ];
}

/** How well people agree with themselves: no other answers can come nearer to theirs. */
const splitHalf = ({ inFull, say, number }: ReportContext, { split_half_reliability: value }: Validity): Block[] =>
  inFull && value !== null ? [noteBlock(say("humans.split_half", { value: number(value, 2) }))] : [];

/** The comparison for answers to questions. */
function answerBlocks(context: ReportContext, found: Validity): Block[] {
  const { say } = context;
  return [
    ...errorChart(context, found.overall),
    subheading(say("humans.details")),
    ...overallTable(context, found.overall),
    ...splitHalf(context, found),
    ...questionBlocks(context, found.questions),
    ...(context.inFull ? everybodyBlocks(context, found.questions) : []),
    ...pairedBlocks(context, found.questions),
    ...subgroupBlocks(context, found.questions),
    ...experimentBlocks(context, found.experiments),
    ...(found.unmatched.length > 0 ? [subheading(say("humans.unmatched"))] : []),
    ...noticeBlocks(found.unmatched),
    ...glossary(context, found),
  ];
}

/** The comparison with people, if any were asked. It decides how far readers may trust the rest. */
export function validity(context: ReportContext): Section[] {
  const { say, language, source } = context;
  const { validity: found } = source;
  if (found === null) return unanswered(context);
  const { choices } = found;
  // The warning is left out here, because it is where the questions are named.
  const warned = peopleWordingOf(language).say("validity.below_useful", {
    count: harmed(found.questions).length,
  });
  const estimates = !choices && !source.results.aggregate.calibrated;
  return [
    {
      id: "validity",
      heading: say("humans.heading"),
      blocks: [
        paragraph(found.sentence, "strong"),
        inShort(context, found),
        ...(choices ? choiceBlocks(context, choices, found.people.n) : answerBlocks(context, found)),
        ...found.notes.filter((note) => note !== warned).map(noteBlock),
        ...(estimates ? [noteBlock(say("calibrated.from", { fewest: FEWEST_STUDIES }))] : []),
      ],
    },
  ];
}
