import { commonMethod } from "../scales/rating-method.ts";
import { runsDownward } from "../scales/survey-anchors.ts";
import { noWeights, type DesignWeights } from "../simulation/design-weights.ts";
import type { Theme } from "../simulation/figures.ts";
import { ratingSummary } from "../simulation/rating-summary.ts";
import type { Answer } from "../simulation/results.ts";
import { countedShare } from "../statistics/counted-share.ts";
import { percentages } from "../statistics/percentages.ts";
import { plainAggregate, plainFigures, type QuestionFigures, type SurveyAggregate } from "./aggregate-schema.ts";
import type { Survey, SurveyQuestion, SurveyScale } from "./schemas.ts";

type RatingFigures = NonNullable<QuestionFigures["rating"]>;
type OptionFigures = NonNullable<QuestionFigures["options"]>;

/** What one persona said to the questions of a survey. */
export interface SurveyResult {
  persona_id: string;
  answers: readonly Answer[];
}

/** What a persona answered, and what it counts in shares. */
type WeightedAnswer = Answer & { weight: number };

const percent = (share: number) => Number((share * 100).toFixed(1));

/** Two points in a box; of a scale of two points, where two are everybody, one. */
const boxSize = (points: number) => (points > 2 ? 2 : 1);

/** Figures of a rating question; null if nobody was rated on it. */
function ratingFigures(
  question: SurveyQuestion,
  scale: SurveyScale,
  answers: readonly WeightedAnswer[],
): RatingFigures | null {
  const rated = answers.flatMap(({ rating, distribution, weight }) =>
    rating !== null && distribution?.length === scale.points ? [{ rating, distribution, weight }] : [],
  );
  const summary = ratingSummary(rated, scale);
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
  const weights = answers.map(({ weight }) => weight);
  const figures = (options ?? []).map((option) => {
    const holds = answers.map(({ selected_options }) => selected_options?.includes(option) ?? false);
    const share = answers.length > 0 ? countedShare(holds, weights) : { share: 0, lower: 0, upper: 1 };
    return { option, count: holds.filter(Boolean).length, ...share };
  });
  const shares = multiple ? null : percentages(figures.map(({ share }) => share));
  return figures.map(({ option, count, share, lower, upper }, index) => ({
    option,
    count,
    share: shares?.[index] ?? percent(share),
    share_interval: [percent(lower), percent(upper)],
  }));
}

function hasAnswered(question: SurveyQuestion, answer: Answer): boolean {
  if (question.kind === "likert")
    return answer.rating !== null && answer.distribution?.length === question.scale?.points;
  if (question.kind === "multiple_choice")
    return answer.selected_options?.some((option) => question.options?.includes(option)) ?? false;
  return answer.text.trim() !== "";
}

function questionFigures(
  question: SurveyQuestion,
  results: readonly SurveyResult[],
  themes: readonly Theme[],
  { of }: DesignWeights,
): QuestionFigures {
  const answers = results.flatMap(({ persona_id, answers }): WeightedAnswer[] => {
    const answer = answers.find(({ question_id }) => question_id === question.id);
    return answer && hasAnswered(question, answer) ? [{ ...answer, weight: of(persona_id) }] : [];
  });
  return {
    ...plainFigures,
    question_id: question.id,
    kind: question.kind,
    text: question.text,
    answered: answers.length,
    scale: question.scale,
    rating: question.kind === "likert" && question.scale ? ratingFigures(question, question.scale, answers) : null,
    rating_method: commonMethod(answers.map(({ rating_method }) => rating_method)),
    options: question.kind === "multiple_choice" ? optionFigures(question, answers) : null,
    themes: question.kind === "open_ended" ? [...themes] : null,
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
 */
export const surveyFigures = (
  survey: Survey,
  results: readonly SurveyResult[],
  themesOf: ReadonlyMap<string, readonly Theme[]>,
  weights: DesignWeights = noWeights,
): SurveyAggregate =>
  plainAggregate(
    survey.questions.map((question) => questionFigures(question, results, themesOf.get(question.id) ?? [], weights)),
  );
