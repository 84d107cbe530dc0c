import type { Calibrated } from "../calibration/schemas.ts";
import type { QuestionFigures, SurveyAggregate } from "../survey/aggregate-schema.ts";
import { sum } from "../../statistics/moments.ts";
import { normalise, spreadInterval, widenShares } from "./spread-prior.ts";
import type { SpreadAdjusted } from "./schemas.ts";

/** The prior was learned from questions with few options; beyond a scale from 0 to 10 it would be a guess. */
export const MOST_OPTIONS = 11;
const percent = (share: number): number => Number((100 * share).toFixed(1));

/** Shares in percent of options that exclude each other, by the public prior; null where it does not apply. */
function byPublicPrior(shares: readonly number[]): SpreadAdjusted[] | null {
  const known = shares.length >= 2 && shares.length <= MOST_OPTIONS ? normalise(shares) : null;
  return (
    known &&
    widenShares(known).map((share) => ({
      share: percent(share),
      interval: spreadInterval(share, shares.length).map(percent),
      source: "public",
    }))
  );
}

interface Known {
  /** What the company's own studies teach; null until there are enough. */
  calibrated: Calibrated | null;
  /** Whether the company wants the public prior. */
  publicSpread: boolean;
  /** Ids of questions that were answered from profiles: they ask for facts, not opinions. */
  facts: ReadonlySet<string>;
}

/** A question with what is expected of people next to each of its shares. */
function addToQuestion(question: QuestionFigures, { calibrated, publicSpread, facts }: Known): QuestionFigures {
  const { question_id, options, rating, answered } = question;
  const isFact = facts.has(question_id);
  const widened = (shares: readonly number[]) => (publicSpread && !isFact ? byPublicPrior(shares) : null);
  const ownStudies = (option: string): SpreadAdjusted | null => {
    const found = calibrated?.questions.find((one) => one.question_id === question_id && one.option === option);
    const { estimate, prediction_interval: interval } = found ?? {};
    return estimate != null && interval ? { share: estimate, interval, source: "own_studies" } : null;
  };
  // If several options may be chosen, shares do not sum to 1, as they did where the prior was learned.
  const isSingle = options !== null && sum(options.map(({ count }) => count)) === answered;
  const ofOptions = isSingle ? widened(options.map(({ share }) => share ?? 0)) : null;
  const ofPoints = rating && widened(rating.points.map(({ share }) => share));
  return {
    ...question,
    options:
      options?.map((one, index) => ({
        ...one,
        spread_adjusted: ownStudies(one.option) ?? ofOptions?.[index] ?? null,
      })) ?? null,
    rating: rating && {
      ...rating,
      points: rating.points.map((point, index) => ({ ...point, spread_adjusted: ofPoints?.[index] ?? null })),
    },
  };
}

/** Figures of a survey with what is expected of people next to every share of a closed question. */
export const addSpread = (survey: SurveyAggregate, known: Known): SurveyAggregate => ({
  ...survey,
  questions: survey.questions.map((question) => addToQuestion(question, known)),
});
