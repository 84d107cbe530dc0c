import { baseOfMean } from "../content/concepts.ts";
import type { ScaleSummary } from "../../studies/rating/scale-summary.ts";
import type { ReportSource } from "../content/source.ts";
import { figure, share, themes, type SummaryFigure } from "./summary-figure.ts";
import { surveySummary } from "./summary-survey.ts";

/** The number of participants, their reactions and the themes. */
export function* opinionFigures({ results: { aggregate } }: ReportSource): Generator<SummaryFigure> {
  const { sentiment_distribution: shares, sentiment_intervals: intervals, sentiment_counts: counts } = aggregate;
  const base = counts.positive + counts.neutral + counts.negative;
  yield figure("personas", "number", aggregate.persona_count, { unit: "personas" });
  if (aggregate.weighting)
    yield figure("personas", "effective number, by weights", aggregate.weighting.effective_n, { unit: "personas" });
  for (const mood of ["positive", "neutral", "negative"] as const)
    if (shares)
      yield share("sentiment", mood, shares[mood], {
        interval: intervals?.[mood] ?? null,
        count: counts[mood],
        base,
      });
  const interval = aggregate.average_sentiment_interval;
  yield figure("sentiment", "mean score, -1 to 1", aggregate.average_sentiment_score, { interval, base });
  yield* themes("themes", aggregate.top_themes, aggregate.persona_count);
}

function* conceptFigures(source: ReportSource): Generator<SummaryFigure> {
  const { concept_test, concepts: several } = source.results.aggregate;
  const concepts = several?.concepts ?? [];
  yield* batteryFigures(concept_test?.questions ?? []);
  for (const { name, questions } of concepts) yield* batteryFigures(questions, `${name}: `);
  yield* comparedConcepts(source);
}

/** Compares concepts, and gives the effect of their place in the order. */
export function* comparedConcepts({ results: { aggregate } }: ReportSource): Generator<SummaryFigure> {
  const { design = "sequential", concepts = [], comparison = [], position_effect = [] } = aggregate.concepts ?? {};
  for (const one of comparison) {
    const { figure: subject, answered: base, concepts: compared, differences } = one;
    const ownBase = (letter: string) =>
      baseOfMean(
        { design, concepts },
        one,
        concepts.findIndex((concept) => concept.letter === letter),
      ).count;
    for (const [index, { best_share, best_share_interval: interval }] of compared.entries())
      if (best_share !== null)
        yield share(subject, `${concepts[index]!.name} is the highest`, best_share, { interval, base });
    for (const {
      first,
      second,
      difference,
      difference_interval: interval,
      paired,
      adjusted_p_value: p,
    } of differences) {
      const item = `${first} less ${second}`;
      const pair = { item, base: design === "monadic" ? ownBase(first) + ownBase(second) : paired };
      yield figure(subject, "difference", difference, { ...pair, interval });
      yield figure(subject, "p after Holm", p, pair);
    }
  }
  for (const { figure: subject, positions } of position_effect)
    for (const { position, effect, effect_interval: interval, answered: base } of positions)
      yield figure(subject, "effect of the place in the order", effect, { item: String(position), interval, base });
}

/** @param about a text before each question */
export function* batteryFigures(questions: readonly ScaleSummary[], about = ""): Generator<SummaryFigure> {
  for (const item of questions) {
    const { answered: base } = item;
    const question = `${about}${item.question}`;
    yield figure(question, "mean", item.mean, { interval: item.mean_interval, base });
    yield share(question, "top two", item.top_two_box, { interval: item.top_two_box_interval, base, box: true });
    for (const point of item.points)
      yield share(question, String(point.value), point.share, { interval: point.share_interval, base });
  }
}

/** Shares of the codes of open answers. */
export function* codeFigures({ codebooks }: Pick<ReportSource, "codebooks">): Generator<SummaryFigure> {
  for (const { question, codes, other, answered: base } of codebooks) {
    const subject = `codes: ${question}`;
    for (const { name, share: own, share_interval: interval, count } of codes)
      if (own !== null) yield share(subject, name, own, { interval, count, base });
    if (other) yield share(subject, "none", other.share, { interval: other.share_interval, count: other.count, base });
  }
}

/** Importances, part-worths, shares of preference and fit. */
export function* conjointFigures({ results }: ReportSource): Generator<SummaryFigure> {
  const { conjoint } = results.aggregate;
  if (!conjoint) return;
  const { personas: base, best_profile: best, willingness_to_pay: pay, holdout } = conjoint;
  for (const { attribute, importance, interval } of conjoint.importances)
    yield figure(attribute, "importance", importance, { unit: "%", interval, base });
  for (const { attribute, levels } of conjoint.part_worths)
    for (const { level, part_worth } of levels)
      yield figure(attribute, "part-worth", part_worth.value, { item: level, interval: part_worth.interval, base });
  if (conjoint.none_utility) {
    const { value, interval } = conjoint.none_utility;
    yield figure("none", "utility", value, { interval, base });
  }
  if (best.share_against_none) {
    const { share: taken, interval } = best.share_against_none;
    yield share("best profile against none", best.levels.join(" | "), taken, { interval, base });
  }
  for (const { name, offers, none } of conjoint.scenarios) {
    for (const { levels, share: preferred, interval } of offers)
      yield share(`scenario: ${name}`, levels.join(" | "), preferred, { interval, base });
    if (none) yield share(`scenario: ${name}`, "none", none.share, { interval: none.interval, base });
  }
  for (const { attribute, level, compared_with, amount } of pay.levels)
    yield figure(attribute, `willingness to pay, ${pay.currency ?? ""}`, amount?.value ?? null, {
      item: `${level} instead of ${compared_with}`,
      interval: amount?.interval ?? null,
      base,
    });
  if (holdout) {
    const { hit_rate: hits, hit_rate_interval: interval } = holdout;
    yield figure("holdout choices", "hit rate", hits, { unit: "%", interval, base });
    yield figure("holdout choices", "hit rate by chance", holdout.chance_hit_rate, { unit: "%" });
  }
  yield figure("fit", "root likelihood", conjoint.fit.root_likelihood, { base });
  yield figure("fit", "McFadden R2", conjoint.fit.mcfadden_r2, { base });
}

/** Figures of a discussion or of interviews. */
export function* talkFigures({ results: { aggregate } }: ReportSource): Generator<SummaryFigure> {
  const { focus_group: group, interview, persona_count: base } = aggregate;
  if (group) {
    const index = group.conformity?.index;
    if (index)
      yield share("conformity", "moved towards the majority", index.share, {
        interval: index.share_interval,
        count: index.moved,
        base: index.comparable,
      });
    yield figure("private views", "standard deviation before", group.conformity?.spread_before ?? null, {});
    yield figure("private views", "standard deviation after", group.conformity?.spread_after ?? null, {});
    yield figure("discussion", "balance of words, 0 to 1", group.airtime.balance, {});
    yield* themes("topics of the discussion", group.themes, base);
  }
  for (const { text, covered: count, share: all, share_interval: interval } of interview?.questions ?? [])
    yield share(text, "covered", all, { interval, count, base });
  if (interview?.mean_coverage != null)
    yield figure("coverage of the guide", "mean", interview.mean_coverage, {
      unit: "%",
      interval: interview.mean_coverage_interval,
      base,
    });
}

/** The figures of the group with their bases and intervals, in the order of the results. */
export function* summaryFigures(source: ReportSource): Generator<SummaryFigure> {
  yield* opinionFigures(source);
  yield* conceptFigures(source);
  if (source.results.aggregate.survey) yield* surveySummary(source.results.aggregate.survey);
  yield* codeFigures(source);
  yield* conjointFigures(source);
  yield* talkFigures(source);
}
