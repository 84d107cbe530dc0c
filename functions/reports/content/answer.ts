import type { ConceptsAggregate } from "../../studies/concept-test/aggregate-schema.ts";
import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import { quoteIn } from "../../languages/wording.ts";
import type { Theme } from "../../studies/simulation/figures.ts";
import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { amountIn, meanDecimals } from "./amounts.ts";
import { capitalised, intervalOrReason, withoutInterval, type Base } from "./charts.ts";
import { baseOf, batteryQuestions } from "./concept.ts";
import { baseOfMean } from "./concepts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import { ratedReactions } from "./sentiment.ts";
import { areFacts, answersByQuestion } from "./survey-question.ts";
import { scaleEnds } from "./survey-scale.ts";

/** An answer shows shares without decimals: no study is that precise. */
const ends = (context: ReportContext, interval: readonly number[] | null, base: Base, decimals = 0): string =>
  intervalOrReason(context, asInterval(interval), base, decimals);

/**
 * The interval of a share of the group. It says if the share is weighted, because it then differs from the head count.
 */
function groupEnds(context: ReportContext, interval: readonly number[] | null, base: Base, decimals = 0): string {
  const written = ends(context, interval, base, decimals);
  const { weighting } = context.source.results.aggregate;
  return weighting && base.count > 1 ? context.say("answer.weighted", { ends: written }) : written;
}

const quoted = ({ service }: ReportContext, text: string): string => quoteIn(service, text.trim());

interface Leader {
  name: string;
  count: number;
  share: number;
  share_interval: readonly number[];
}

/** More names than this are counted instead. */
const MOST_NAMES = 4;

/** Those with the highest share; several if they have the same. */
function leading<T extends Leader>(all: readonly T[]): T[] {
  const most = Math.max(...all.map(({ share }) => share));
  return most > 0 ? all.filter(({ share }) => share === most) : [];
}

/** The same if there are so few people that a share would look more precise than it is. */
function countedThemes({ say }: ReportContext, names: string, leaders: readonly Leader[], total: number): string {
  const figures = { said: leaders[0]!.count, base: say("answer.personas", { count: total }) };
  if (leaders.length > MOST_NAMES) return say("answer.no_theme_counted", { ...figures, number: leaders.length });
  return leaders.length > 1
    ? say("answer.themes_counted", { ...figures, names })
    : say("answer.theme_counted", { ...figures, name: names });
}

/**
 * Which option or theme is ahead, or that none is.
 * @param total personas that could have named one
 */
function leadClause(
  context: ReportContext,
  kind: "option" | "theme",
  all: readonly Leader[],
  total: number,
): string | null {
  const { say, service } = context;
  const leaders = leading(all);
  const [first] = leaders;
  if (!first) return null;
  const names = service.list(leaders.map(({ name }) => quoted(context, name)));
  if (total === 1) return say(`answer.one_${kind}`, { names, ends: withoutInterval(context, { count: 1 }) });
  const figures = {
    said: first.count,
    base: say("answer.personas", { count: total }),
    share: context.percent(first.share, 0),
    ends: groupEnds(context, first.share_interval, { count: total }),
  };
  if (context.isCounted && kind === "theme") return countedThemes(context, names, leaders, total);
  if (leaders.length > MOST_NAMES) return say(`answer.no_${kind}`, { ...figures, number: leaders.length });
  return leaders.length > 1
    ? say(`answer.${kind}s`, { ...figures, names })
    : say(`answer.${kind}`, { ...figures, name: names });
}

const themeClause = (context: ReportContext, found: readonly Theme[], total: number): string | null =>
  leadClause(
    context,
    "theme",
    found.map((figures) => ({ ...figures, name: figures.theme })),
    total,
  );

/** The distribution of the reactions, if there is no better figure. */
function reactionClause(context: ReportContext): string | null {
  const { say, score, percent, source } = context;
  const { sentiment_distribution: shares, sentiment_intervals: intervals } = source.results.aggregate;
  const base = ratedReactions(context);
  if (!shares || base.count === 0) return null;
  if (base.count === 1) {
    const rated = source.results.persona_results.find(({ sentiment }) => sentiment !== null);
    const value = score(rated?.sentiment_score ?? 0);
    return say("answer.one_reaction", { value, ends: withoutInterval(context, base) });
  }
  const { positive: said } = source.results.aggregate.sentiment_counts;
  if (context.isCounted) return say("answer.reaction_counted", { count: base.count, said });
  return say("answer.reaction", {
    count: base.count,
    share: percent(shares.positive, 0),
    ends: groupEnds(context, intervals?.positive ?? null, base),
  });
}

/** Which of several concepts is ahead, and which others it clearly beats. */
function conceptsClause(context: ReportContext, found: ConceptsAggregate): string | null {
  const { concepts, comparison } = found;
  const compared = comparison.find(({ figure }) => figure === "purchase_intent");
  const rated = (compared?.concepts ?? []).flatMap((one, index) =>
    one.mean === null ? [] : [{ ...one, mean: one.mean, at: index, ...pickName(concepts[index]!) }],
  );
  const [first, ...others] = rated.toSorted((a, b) => b.mean - a.mean);
  if (!compared || !first) return null;
  const below = others.filter(({ letter }) => first.differs_from.includes(letter));
  const figures = {
    name: quoted(context, first.name),
    mean: context.number(first.mean, 2),
    ends: groupEnds(context, first.mean_interval, baseOfMean(found, compared, first.at), 2),
  };
  if (below.length === 0) return context.say("answer.concept_open", figures);
  const names = context.service.list(below.map(({ name }) => quoted(context, name)));
  return context.say("answer.concept_ahead", { ...figures, others: names });
}
const pickName = ({ name, letter }: ConceptsAggregate["concepts"][number]) => ({ name, letter });

function conceptClause(context: ReportContext): string | null {
  const { concepts } = context.source.results.aggregate;
  if (concepts) return conceptsClause(context, concepts);
  const question = batteryQuestions(context).find(({ question_id }) => question_id === "purchase_intent");
  if (!question) return reactionClause(context);
  const base = baseOf(question);
  return context.say("answer.purchase", {
    count: base.count,
    share: context.percent(question.top_two_box, 0),
    ends: groupEnds(context, question.top_two_box_interval, base),
  });
}

function ratedClause(context: ReportContext, { rating, scale, answered }: QuestionFigures): string | null {
  if (!rating || !scale) return null;
  const [low, high] = scaleEnds(context, scale);
  return context.say("answer.rated", {
    count: answered,
    mean: context.number(rating.mean, 2),
    low,
    high,
    ends: groupEnds(context, rating.mean_interval, { count: answered }, 2),
  });
}

const optionClause = (context: ReportContext, { options, answered }: QuestionFigures): string | null =>
  leadClause(
    context,
    "option",
    (options ?? []).flatMap(({ option: name, count, share, share_interval }) =>
      share === null || share_interval === null ? [] : [{ name, count, share, share_interval }],
    ),
    answered,
  );

const openClause = (context: ReportContext, { themes, answered }: QuestionFigures): string | null =>
  themeClause(context, themes ?? [], answered);

function numericClause(context: ReportContext, { numeric, answered }: QuestionFigures): string | null {
  if (!numeric) return null;
  const decimals = meanDecimals(numeric.mean);
  return context.say("answer.numeric", {
    count: answered,
    mean: amountIn(context, numeric.mean, numeric.unit, decimals),
    ends: groupEnds(context, numeric.mean_interval, { count: answered }, decimals),
  });
}

function rankedClause(context: ReportContext, { ranking, answered }: QuestionFigures): string | null {
  const placed = (ranking?.options ?? []).filter(({ mean_rank }) => mean_rank !== null);
  const best = placed.toSorted((one, other) => one.mean_rank! - other.mean_rank!)[0];
  if (!best) return null;
  return context.say("answer.ranked", {
    name: quoted(context, best.option),
    count: answered,
    rank: context.number(best.mean_rank!, 2),
    ends: groupEnds(context, best.mean_rank_interval, { count: answered }, 2),
  });
}

function allocatedClause(context: ReportContext, { allocation, answered }: QuestionFigures): string | null {
  const most = allocation?.options.toSorted((one, other) => other.mean - one.mean)[0];
  if (!allocation || !most) return null;
  return context.say("answer.allocated", {
    name: quoted(context, most.option),
    count: answered,
    mean: context.number(most.mean, 1),
    total: amountIn(context, allocation.total, allocation.unit),
    ends: groupEnds(context, most.mean_interval, { count: answered }, 1),
  });
}

/**
 * The first rated question, or else the first question of the next kind in the list. Questions about facts are skipped.
 */
function surveyClause(context: ReportContext): string | null {
  const answers = answersByQuestion(context);
  const questions = (context.source.results.aggregate.survey?.questions ?? []).filter(
    ({ question_id, answered }) => answered > 0 && !areFacts(answers.get(question_id) ?? []),
  );
  for (const clauseOf of [ratedClause, optionClause, numericClause, rankedClause, allocatedClause, openClause])
    for (const question of questions) {
      const clause = clauseOf(context, question);
      if (clause !== null) return context.say("answer.on", { question: quoted(context, question.text), clause });
    }
  return null;
}

/** The theme that most people brought up, and for a discussion whether it changed views. */
function talkClause(context: ReportContext): string | null {
  const { say, source } = context;
  const { focus_group: group, top_themes, persona_count: total } = source.results.aggregate;
  const themes = group && group.themes.length > 0 ? group.themes : top_themes;
  const first = themeClause(context, themes, total) ?? reactionClause(context);
  if (first === null || !group || total === 1) return first;
  const index = group.conformity?.index;
  const second = index
    ? say(context.isCounted ? "answer.moved_counted" : "answer.moved", {
        moved: index.moved,
        apart: index.comparable,
        ends: ends(context, index.share_interval, { count: index.comparable }),
        share: context.percent(index.share, 0),
      })
    : say("answer.movement_unknown");
  return say("answer.two", { first, second });
}

type Importance = ConjointReport["importances"][number];
/** Whether the intervals of the more and the less important attribute leave their order open. */
const overlap = (more: Importance, less: Importance): boolean =>
  more.interval !== null && less.interval !== null && less.interval[1]! >= more.interval[0]!;

/** The attribute that matters most. The next one is named, too, so that the first is not overestimated. */
function conjointClause(context: ReportContext): string | null {
  const { say, service, percent, source } = context;
  const report = source.results.aggregate.conjoint;
  const [most, next] = (report?.importances ?? []).toSorted((a, b) => b.importance - a.importance);
  if (!report || !most || !next) return null;
  const base = { count: report.personas };
  const first = say("answer.importance", {
    base: say("answer.personas", base),
    attribute: quoted(context, most.attribute),
    importance: percent(most.importance, 0),
    ends: ends(context, most.interval, base),
    next: quoted(context, next.attribute),
    next_importance: percent(next.importance, 0),
    next_ends: context.intervalText(asInterval(next.interval), 0),
  });
  const ranked = overlap(most, next) ? say("answer.two", { first, second: say("answer.order_open") }) : first;
  const profile = report.best_profile.levels.map((level) => quoted(context, level));
  if (profile.length === 0) return ranked;
  return say("answer.two", { first: ranked, second: say("answer.best_profile", { profile: service.list(profile) }) });
}

const clauses = {
  concept_test: conceptClause,
  survey: surveyClause,
  focus_group: talkClause,
  idi_ai: talkClause,
  idi_manual: talkClause,
  conjoint: conjointClause,
};

/** The answer of a study in one sentence, with its uncertainty and base; null if there is no figure to give. */
export function answer(context: ReportContext): string | null {
  const clause = clauses[context.source.simulation.simulation_type](context);
  return clause === null ? null : capitalised(context.say("answer.sentence", { clause }));
}
