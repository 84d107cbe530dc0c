import type { OpinionFigures } from "../../studies/simulation/opinion-figures.ts";
import { judgeReception } from "../../studies/simulation/reception.ts";
import { excludes, shownSurvey } from "./shown-survey.ts";
import type { TypeFigures } from "./simulation-figures.ts";

/** Themes of each of several concepts. */
const MOST_THEMES = 4;

/** Six digits are for computers: a report prints what people read. */
const shown = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * Figures of a study as the report's prompt shows them: short, in words that readers know, with participants as P1, P2,
 * …
 */
export function shownFigures(
  opinion: OpinionFigures,
  { concept_test, concepts, survey, conjoint, focus_group, interview }: TypeFigures,
  labelOf: (personaId: string) => string,
): Record<string, unknown> {
  return {
    participants: opinion.persona_count,
    ...(concepts === null && {
      reception: judgeReception(opinion),
      sentiment_percent: opinion.sentiment_distribution,
      average_sentiment_score: opinion.average_sentiment_score,
    }),
    themes: opinion.top_themes.map(({ theme, count }) => ({ theme, participants: count })),
    ...(concept_test && {
      mean_ratings_1_to_5: Object.fromEntries(concept_test.questions.map((item) => [item.question_id, item.mean])),
      intervals: Object.fromEntries(concept_test.questions.map((item) => [item.question_id, item.mean_interval])),
      beyond_random: Object.fromEntries(
        concept_test.questions.map((item) => [item.question_id, excludes(item.mean_interval, 3)]),
      ),
    }),
    ...(concepts && {
      ...(concepts.design === "monadic" && { each_participant_saw: "one concept" }),
      concepts: concepts.concepts.map(({ name, average_sentiment_score, questions, top_themes, ...one }, index) => ({
        concept: name,
        ...(concepts.design === "monadic" && { participants: one.persona_count }),
        average_sentiment_score,
        mean_ratings_1_to_5: Object.fromEntries(questions.map((item) => [item.question_id, item.mean])),
        clearly_higher_than: Object.fromEntries(
          concepts.comparison.flatMap(({ figure, concepts: all }) => {
            const beaten = concepts.concepts.flatMap(({ name: other, letter }, place) =>
              all[index]!.differs_from.includes(letter) && all[index]!.mean! > all[place]!.mean! ? [other] : [],
            );
            return beaten.length > 0 ? [[figure, beaten]] : [];
          }),
        ),
        ...(concepts.design === "sequential" && {
          best_percent: Object.fromEntries(
            concepts.comparison.map(({ figure, concepts: all }) => [figure, all[index]!.best_share]),
          ),
        }),
        themes: top_themes.slice(0, MOST_THEMES).map(({ theme, count }) => ({ theme, participants: count })),
      })),
      ...(concepts.design === "sequential" && {
        moved_by_the_order: concepts.position_effect.flatMap(({ figure, adjusted_p_value: p }) =>
          p !== null && p <= 0.05 ? [figure] : [],
        ),
      }),
    }),
    ...(survey && shownSurvey(survey)),
    ...(conjoint && {
      importances: conjoint.importances.map(({ attribute, importance }) => ({
        attribute,
        percent: shown(importance, 1),
      })),
      best_profile: conjoint.best_profile.levels,
      best_profile_explanation: conjoint.best_profile.explanation,
      part_worths: conjoint.part_worths.map(({ attribute, levels }) => ({
        attribute,
        levels: levels.map(({ level, part_worth }) => ({ level, utility: shown(part_worth.value, 2) })),
      })),
      none_utility: conjoint.none_utility && shown(conjoint.none_utility.value, 2),
      willingness_to_pay: conjoint.willingness_to_pay.levels.flatMap(({ level, compared_with, amount }) =>
        amount?.interval
          ? [
              {
                level,
                compared_with,
                amount: shown(amount.value, 2),
                interval_95: amount.interval.map((end) => shown(end, 2)),
                currency: conjoint.willingness_to_pay.currency,
              },
            ]
          : [],
      ),
      holdout_hit_rate_percent: conjoint.holdout && shown(conjoint.holdout.hit_rate, 1),
      flags: conjoint.flags,
    }),
    ...(focus_group && {
      conformity: focus_group.conformity?.index && {
        moved: focus_group.conformity.index.moved,
        stood_apart: focus_group.conformity.index.comparable,
      },
      airtime: focus_group.airtime.personas.map(({ persona_id, share }) => ({
        participant: labelOf(persona_id),
        percent: share,
      })),
      themes: focus_group.themes.map(({ theme, count, first_said_by }) => ({
        theme,
        participants: count,
        first_said_by: labelOf(first_said_by),
      })),
    }),
    ...(interview &&
      interview.questions.length > 0 && {
        coverage: interview.questions.map(({ text, covered }) => ({ question: text, participants_covered: covered })),
      }),
  };
}
