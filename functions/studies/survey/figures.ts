import { noTests, ratingError, type ScaleTests } from "../rating/rating-error.ts";
import { commonMethod } from "../rating/rating-method.ts";
import { readScale } from "../rating/read-scale.ts";
import { runsDownward } from "../rating/survey-rating.ts";
import { noWeights, type DesignWeights } from "../weights/design-weights.ts";
import type { Theme } from "../simulation/figures.ts";
import { ratingSummary, type RatedAnswer } from "../rating/rating-summary.ts";
import { plainFigures, type QuestionFigures, type SurveyAggregate } from "./aggregate-schema.ts";
import { allocationFigures } from "./allocation-figures.ts";
import { answersTo, type SurveyResult, type WeightedAnswer } from "./answered.ts";
import { countedFigure, exclusiveFigures } from "./counted-figures.ts";
import { isRecommendation, netPromoter } from "./net-promoter.ts";
import { numericFigures } from "./numeric-figures.ts";
import { rankingFigures } from "./ranking-figures.ts";
import { scaleDirection } from "./scale-direction.ts";
import type { Survey, SurveyQuestion, SurveyScale } from "./schemas.ts";

type RatingFigures = NonNullable<QuestionFigures["rating"]>;
type OptionFigures = NonNullable<QuestionFigures["options"]>;

/** Two points in a box; of a scale of two points, where two are everybody, one. */
const boxSize = (points: number) => (points > 2 ? 2 : 1);

/** Figures of a rating question; null if nobody was rated on it. */
function ratingFigures(
  question: SurveyQuestion,
  scale: SurveyScale,
  rated: readonly RatedAnswer[],
  bias: number,
): RatingFigures | null {
  const summary = ratingSummary(rated, scale, bias);
  if (!summary) return null;
  const { points, mean, mean_interval, standard_deviation, median, box } = summary;
  const ends: readonly (string | null)[] = [
    scale.low_label,
    ...Array.from({ length: scale.points - 2 }, () => null),
    scale.high_label,
  ];
  const low = box(0, boxSize(scale.points));
  const high = box(scale.points - boxSize(scale.points), scale.points);
  const downward = runsDownward({ text: question.text, scale });
  return {
    points: points.map((point, index) => ({
      value: scale.first_value + index,
      label: (scale.labels ?? ends)[index] ?? null,
      ...point,
    })),
    mean,
    mean_interval,
    standard_deviation,
    median,
    top_two_box: downward ? low : high,
    bottom_two_box: downward ? high : low,
  };
}

/** Personas per option, in the order of the file; of a single choice the shares sum to exactly 100. */
function optionFigures({ options, multiple }: SurveyQuestion, answers: readonly WeightedAnswer[]): OptionFigures {
  const names = options ?? [];
  if (answers.length === 0) return names.map((option) => ({ option, count: 0, share: null, share_interval: null }));
  const weights = answers.map(({ weight }) => weight);
  const holds = names.map((option) =>
    answers.map(({ selected_options }) => selected_options?.includes(option) ?? false),
  );
  const figures = multiple ? holds.map((one) => countedFigure(one, weights)) : exclusiveFigures(holds, weights);
  return names.map((option, index) => ({ option, ...figures[index]! }));
}

/** Answers that could be rated. */
const ratedOn = ({ points }: SurveyScale, answers: readonly WeightedAnswer[]) =>
  answers.flatMap(({ rating, distribution, weight }) =>
    rating !== null && distribution?.length === points ? [{ rating, distribution, weight }] : [],
  );

function questionFigures(
  question: SurveyQuestion,
  results: readonly SurveyResult[],
  themes: readonly Theme[],
  { of }: DesignWeights,
  tests: ScaleTests,
): QuestionFigures {
  const { asked, answers } = answersTo(question, results, of);
  const { id, kind, text, scale } = question;
  const method = commonMethod(answers.map(({ rating_method }) => rating_method));
  const common = {
    ...plainFigures,
    question_id: id,
    kind,
    text,
    asked,
    answered: answers.length,
    scale,
    rating_method: method,
  };
  switch (kind) {
    case "likert": {
      if (!scale) return common;
      const rated = ratedOn(scale, answers);
      const { family } = readScale({ text, scale });
      const { error, bias } = ratingError(tests, { family, method, points: scale.points });
      return {
        ...common,
        rating: ratingFigures(question, scale, rated, bias),
        rating_error: error,
        scale_direction: scaleDirection(answers),
        nps: isRecommendation(question) ? netPromoter(rated) : null,
      };
    }
    case "multiple_choice":
      return { ...common, options: optionFigures(question, answers) };
    case "numeric":
      return { ...common, numeric: numericFigures(question, answers) };
    case "ranking":
      return { ...common, ranking: rankingFigures(question, answers) };
    case "allocation":
      return { ...common, allocation: allocationFigures(question, answers) };
    case "open_ended":
      return { ...common, themes: [...themes] };
  }
}

/** Who began, who was screened out by what, in the order of the file, and who went through to the end. */
function sampleOf({ questions }: Survey, results: readonly SurveyResult[]): SurveyAggregate["sample"] {
  const screenedOut = questions
    .map(({ id }) => ({
      question_id: id,
      count: results.filter(({ screened_out_by }) => screened_out_by === id).length,
    }))
    .filter(({ count }) => count > 0);
  return {
    started: results.length,
    screened_out: screenedOut,
    completed: results.filter(({ screened_out_by }) => !screened_out_by).length,
    quota: null,
  };
}

/**
 * Computes the figures of every question of a survey from what the personas answered, in the order of the file. Shares
 * count personas who answered the question: a missing answer, one without a rating or one that names no option of the
 * file is none. A rating question that nobody answered has no rating figures.
 *
 * The top box is the upper end of what is asked, wherever it stands: on a scale from `1 = very satisfied` it holds the
 * first two points.
 * @param results one per persona
 * @param themesOf merged themes of the open questions, by the id of the question
 * @param weights what each persona counts in shares and means; counts are of heads
 * @param tests of the scales as the embedding model reads them in the study's language
 */
export const surveyFigures = (
  survey: Survey,
  results: readonly SurveyResult[],
  themesOf: ReadonlyMap<string, readonly Theme[]>,
  weights: DesignWeights = noWeights,
  tests: ScaleTests = noTests,
): SurveyAggregate => ({
  questions: survey.questions.map((question) =>
    questionFigures(question, results, themesOf.get(question.id) ?? [], weights, tests),
  ),
  sample: sampleOf(survey, results),
  price_sensitivity: [],
  price_ladders: [],
  max_diff: [],
  turf: [],
});
