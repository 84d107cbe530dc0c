import type { ConceptsAggregate } from "../concept-test/aggregate-schema.ts";
import type { Headline } from "../simulation/headline-schema.ts";
import type { Aggregate, PersonaResult } from "../simulation/results.ts";
import type { QuestionFigures } from "../survey/aggregate-schema.ts";

const MOST_BARS = 8;
const LONGEST_LABEL = 200;

const shortened = (text: string): string =>
  text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : text;

const percent = { option: null, scale: null } as const;
/** Points of the concept battery. */
const BATTERY = { low: 1, high: 5 };

/** The share that would buy, or else how the reaction is. */
function ofConcept(aggregate: Aggregate): Headline | null {
  const { concept_test, average_sentiment_score: average, sentiment_counts: counts } = aggregate;
  const purchase = concept_test?.questions.find(({ question_id }) => question_id === "purchase_intent");
  if (purchase)
    return {
      ...percent,
      figure: "would_buy",
      label: null,
      value: purchase.top_two_box,
      interval: purchase.top_two_box_interval,
      base: purchase.answered,
      bars: purchase.points.map(({ value, share }) => ({ label: String(value), length: share })),
    };
  if (average === null) return null;
  return {
    figure: "sentiment",
    label: null,
    option: null,
    value: average,
    interval: aggregate.average_sentiment_interval,
    scale: { low: -1, high: 1 },
    base: counts.positive + counts.neutral + counts.negative,
    bars: Object.entries(aggregate.sentiment_distribution ?? {}).map(([label, length]) => ({ label, length })),
  };
}

/** The concept with the highest mean purchase intent, together with the others. */
function ofConcepts({ concepts, comparison }: ConceptsAggregate): Headline | null {
  const means = (comparison.find(({ figure }) => figure === "purchase_intent")?.concepts ?? []).flatMap((one) => {
    const tested = concepts.find(({ concept_id }) => concept_id === one.concept_id);
    return one.mean === null || !tested ? [] : [{ ...one, mean: one.mean, tested }];
  });
  const [best] = means.toSorted((one, other) => other.mean - one.mean);
  return best
    ? {
        figure: "mean",
        label: best.tested.name,
        option: null,
        value: best.mean,
        interval: best.mean_interval,
        scale: BATTERY,
        base: best.tested.persona_count,
        bars: means.map(({ mean, tested: { name } }) => ({
          label: name,
          length: (100 * (mean - BATTERY.low)) / (BATTERY.high - BATTERY.low),
        })),
      }
    : null;
}

/** The mean of a scale, or the option that is chosen most. */
function ofQuestion({ text, scale, rating, options, answered }: QuestionFigures): Headline | null {
  const about = { label: text, base: answered };
  if (rating && scale) {
    const { first_value: low, points } = scale;
    return {
      ...about,
      figure: "mean",
      option: null,
      value: rating.mean,
      interval: rating.mean_interval,
      scale: { low, high: low + points - 1 },
      bars: rating.points.map(({ value, share }) => ({ label: String(value), length: share })),
    };
  }
  const shares = (options ?? []).flatMap(({ share, ...one }) => (share === null ? [] : [{ ...one, share }]));
  const [most] = shares.toSorted((one, other) => other.share - one.share);
  return most
    ? {
        ...about,
        figure: "share",
        option: shortened(most.option),
        value: most.share,
        interval: most.share_interval,
        scale: null,
        bars: shares.map(({ option, share }) => ({ label: option, length: share })),
      }
    : null;
}

/** Questions that somebody was asked, unlike those looked up in profiles. */
function askedQuestions(results: readonly Pick<PersonaResult, "answers">[]): ReadonlySet<string> {
  const asked = results.flatMap(({ answers }) => answers ?? []).filter((one) => one.answered_from === "model");
  return new Set(asked.map(({ question_id }) => question_id));
}

/** The first figure that there is of some questions. */
function firstOf(questions: readonly QuestionFigures[]): Headline | null {
  for (const question of questions) {
    const found = question.answered > 0 ? ofQuestion(question) : null;
    if (found) return found;
  }
  return null;
}

function figureOf(aggregate: Aggregate, results: readonly Pick<PersonaResult, "answers">[]): Headline | null {
  const { concepts, concept_test, conjoint, survey } = aggregate;
  if (concepts) return ofConcepts(concepts);
  if (conjoint) {
    const ranked = conjoint.importances.toSorted((one, other) => other.importance - one.importance);
    const [first] = ranked;
    return first
      ? {
          ...percent,
          figure: "importance",
          label: first.attribute,
          value: first.importance,
          interval: first.interval,
          base: conjoint.personas,
          bars: ranked.map(({ attribute, importance }) => ({ label: attribute, length: importance })),
        }
      : null;
  }
  if (survey) {
    const asked = askedQuestions(results);
    return firstOf(survey.questions.filter(({ question_id }) => asked.has(question_id)));
  }
  return concept_test ? ofConcept(aggregate) : null;
}

/**
 * The figure of a study that is read first, as its report begins with it. Talks have none: how many of a few people
 * said something is not a figure.
 * @param results those of everybody: what stands in their profiles is not a finding
 */
export function headlineOf(aggregate: Aggregate, results: readonly Pick<PersonaResult, "answers">[]): Headline | null {
  const found = figureOf(aggregate, results);
  return (
    found && {
      ...found,
      label: found.label === null ? null : shortened(found.label),
      // One persona alone has no interval, as in reports.
      interval: found.base === 1 ? null : found.interval,
      bars: found.bars.slice(0, MOST_BARS).map(({ label, length }) => ({ label: shortened(label), length })),
    }
  );
}
