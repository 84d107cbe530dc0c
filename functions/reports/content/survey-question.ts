import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import type { Answer } from "../../studies/simulation/results.ts";
import { noteBlock } from "./blocks.ts";
import { calibratedBlocks } from "./calibrated.ts";
import { capitalised, intervalOrReason, shareChart } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import { quoteOf } from "./places.ts";
import { spreadBlocks } from "./spread.ts";
import type { Block, Finding, Quote } from "./report.ts";
import { allocationBlocks, directionBlocks, npsBlocks, numericBlocks, rankingBlocks } from "./survey-kinds.ts";
import { routeBlocks } from "./survey-routes.ts";
import { scaleEnds } from "./survey-scale.ts";
import { formOf } from "../../studies/survey/answer-forms.ts";

/** An answer with the persona who gave it. */
export interface GivenAnswer extends Pick<Answer, "question_id" | "text" | "answered_from"> {
  personaId: string;
}

const sorted = new WeakMap<ReportContext, ReadonlyMap<string, GivenAnswer[]>>();

/** All answers by the id of the question; sorted once for a report. */
export function answersByQuestion(context: ReportContext): ReadonlyMap<string, GivenAnswer[]> {
  const known = sorted.get(context);
  if (known) return known;
  const given = new Map<string, GivenAnswer[]>();
  for (const { persona_id: personaId, answers } of context.source.results.persona_results)
    for (const { question_id, text, answered_from } of answers ?? []) {
      const answer = { question_id, text, answered_from, personaId };
      const same = given.get(question_id);
      if (same) same.push(answer);
      else given.set(question_id, [answer]);
    }
  sorted.set(context, given);
  return given;
}

/** Whether all answers were taken from the profiles, so that nobody was asked. */
export const areFacts = (answers: readonly GivenAnswer[]): boolean =>
  answers.length > 0 && answers.every(({ answered_from }) => answered_from === "profile");

/** The distribution of the answers over the scale, and the figures that summarize them. */
function ratingBlocks(context: ReportContext, question: QuestionFigures): Block[] {
  const { rating, scale, answered, text } = question;
  if (!rating || !scale) return [];
  const { say, number, percent } = context;
  const base = { count: answered, explained: true };
  const rows = rating.points
    .map(({ value, label, share, share_interval }) => ({
      label: label ? `${value} ${label}` : String(value),
      share,
      interval: asInterval(share_interval),
      mood: null,
      note: null,
    }))
    .toReversed();
  const [top, bottom] =
    scale.points > 2 ? (["survey.top_two", "survey.bottom_two"] as const) : (["survey.top", "survey.bottom"] as const);
  const box = (key: typeof top | typeof bottom, { share, share_interval }: typeof rating.top_two_box) =>
    say(key, { share: percent(share), interval: intervalOrReason(context, asInterval(share_interval), base) });
  const mean = say("charts.figure", {
    value: number(rating.mean, 2),
    ends: intervalOrReason(context, asInterval(rating.mean_interval), base, 2),
  });
  const deviation = rating.standard_deviation;
  const figures = [
    say("survey.mean", { value: mean }),
    ...(deviation === null ? [] : [say("survey.deviation", { value: number(deviation, 2) })]),
    say("survey.median", { value: number(rating.median, 2) }),
    box(top, rating.top_two_box),
    box(bottom, rating.bottom_two_box),
  ];
  return [
    ...(rows.length > 0 ? [shareChart(context, text, rows, base, { ends: scaleEnds(context, scale) })] : []),
    { kind: "paragraph", text: capitalised(figures.join(" · ")), tone: "plain" },
  ];
}

function optionBlocks(context: ReportContext, { question_id, text, options, answered }: QuestionFigures): Block[] {
  if (!options || options.length === 0 || answered === 0) return [];
  const { say, source } = context;
  const asked = source.simulation.survey_schema?.questions.find(({ id }) => id === question_id);
  const rows = options.map(({ option, count, share, share_interval }) => ({
    label: option,
    share: share ?? 0,
    interval: asInterval(share_interval),
    mood: null,
    note: say("figures.of", { count, total: answered }),
  }));
  return [
    shareChart(context, text, rows, { count: answered, explained: true }),
    ...(asked?.multiple ? [noteBlock(say("survey.several"))] : []),
  ];
}

/** The most facts that are listed; the others are counted. */
const MOST_FACTS = 20;

/**
 * The number of personas for each fact, the most common first. If counts are equal, numbers such as ages are sorted by
 * size.
 */
function factTable({ say, number }: ReportContext, title: string, answers: readonly GivenAnswer[]): Block {
  const counts = [...Map.groupBy(answers, ({ text }) => text)]
    .map(([text, same]) => ({ text, count: same.length }))
    .toSorted((a, b) => b.count - a.count || Number(a.text) - Number(b.text) || 0);
  const rest = counts.slice(MOST_FACTS);
  const others = rest.reduce((sum, { count }) => sum + count, 0);
  return {
    kind: "table",
    table: {
      title,
      columns: [
        { label: say("survey.fact"), numeric: false },
        { label: say("opening.personas"), numeric: true },
      ],
      rows: [
        ...counts.slice(0, MOST_FACTS).map(({ text, count }) => [text, number(count)]),
        ...(rest.length > 0 ? [[say("survey.other_facts", { count: rest.length }), number(others)]] : []),
      ],
    },
  };
}

const EXCERPT = 240;
const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** The first sentences of an answer, as many as are short enough together; the first one always whole. */
function excerptOf(text: string): string {
  const segments = [...sentences.segment(text.trim())];
  const ends = segments.map(({ index, segment }) => index + segment.length);
  return text.trim().slice(0, ends.findLast((end) => end <= EXCERPT) ?? ends[0]);
}

const QUOTES_WITHOUT_THEME = 3;

/** Themes of an open question with quotes of people who named them, if possible of a different person each time. */
function themeBlocks(context: ReportContext, question: QuestionFigures, answers: readonly GivenAnswer[]): Block[] {
  const { say } = context;
  const said = answers.filter(({ text, answered_from }) => text.trim() !== "" && answered_from === "model");
  const quote = ({ personaId, text }: GivenAnswer): Quote => quoteOf(context, personaId, excerptOf(text));
  const themes = question.themes ?? [];
  if (themes.length === 0) {
    const quotes = said.slice(0, QUOTES_WITHOUT_THEME).map(quote);
    return quotes.length > 0 ? [{ kind: "quotes", quotes }] : [];
  }
  const total = question.answered;
  const quoted = new Set<string>();
  const findings = themes.map(({ theme, count, persona_ids }): Finding => {
    const holders = new Set(persona_ids);
    const named = said.filter(({ personaId }) => holders.has(personaId));
    const found = named.find(({ personaId }) => !quoted.has(personaId)) ?? named[0];
    if (found) quoted.add(found.personaId);
    return { title: theme, text: say("figures.of", { count, total }), quotes: found ? [quote(found)] : [] };
  });
  const rows = themes.map(({ theme, count, share, share_interval }) => ({
    label: theme,
    share,
    interval: asInterval(share_interval),
    mood: null,
    note: say("figures.of", { count, total }),
  }));
  return [shareChart(context, question.text, rows, { count: total, explained: true }), { kind: "findings", findings }];
}

/** Why a question has no figures: nobody answered or was rated. Best–worst sets have a section of their own. */
function noteForNone({ say, source }: ReportContext, question: QuestionFigures): Block[] {
  const { question_id, answered } = question;
  if (answered === 0) return [noteBlock(say("survey.nobody"))];
  const sets = source.results.aggregate.survey?.max_diff.flatMap(({ question_ids }) => question_ids) ?? [];
  if (sets.includes(question_id)) return [noteBlock(say("choices.in_sets"))];
  return ["rating", "words"].includes(formOf(question)) ? [noteBlock(say("sentiment.not_rated"))] : [];
}

/** Which people were asked a question, and the figures of its answers. */
export function questionBlocks(
  context: ReportContext,
  question: QuestionFigures,
  answers: readonly GivenAnswer[],
): Block[] {
  const { say } = context;
  const { text } = question;
  const isOpen = formOf(question) === "words";
  const facts = areFacts(answers);
  const route = routeBlocks(context, question);
  const figures = [
    ...npsBlocks(context, question),
    ...ratingBlocks(context, question),
    ...directionBlocks(context, question),
    ...numericBlocks(context, question),
    ...rankingBlocks(context, question),
    ...allocationBlocks(context, question),
    ...optionBlocks(context, question),
    ...(facts && isOpen ? [factTable(context, text, answers)] : []),
    ...(!facts && isOpen ? themeBlocks(context, question, answers) : []),
  ];
  if (figures.length === 0) return [...route, ...noteForNone(context, question)];
  return [
    ...route,
    ...figures,
    ...calibratedBlocks(context, question.question_id),
    ...spreadBlocks(context, question),
    ...(facts ? [noteBlock(say("survey.from_profiles"))] : []),
  ];
}
