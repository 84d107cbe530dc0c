import { runsDownward } from "../scales/survey-anchors.ts";
import type { Theme } from "../simulation/figures.ts";
import type { Answer } from "../simulation/results.ts";
import { meanInterval } from "../statistics/mean-interval.ts";
import { mean, standardDeviation, sum } from "../statistics/moments.ts";
import { percentages } from "../statistics/percentages.ts";
import { median } from "../statistics/quantile.ts";
import { meanDistribution } from "../statistics/ssr.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import type { QuestionFigures, SurveyAggregate } from "./aggregate-schema.ts";
import type { Survey, SurveyQuestion, SurveyScale } from "./schemas.ts";

type RatingFigures = NonNullable<QuestionFigures["rating"]>;
type OptionFigures = NonNullable<QuestionFigures["options"]>;

/** What one persona said to the questions of a survey. */
export interface SurveyResult {
  persona_id: string;
  answers: readonly Answer[];
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
const percent = (share: number) => rounded(share * 100, 1);

/** A share of personas with its Wilson interval, percent; sums of probabilities may pass n by an ulp. */
function shareOf(successes: number, n: number) {
  const { share, lower, upper } = wilsonInterval(Math.min(n, Math.max(0, successes)), n);
  return { share: percent(share), share_interval: [percent(lower), percent(upper)] };
}

/** Two points in a box; of a scale of two points, where two are everybody, one. */
const boxSize = (points: number) => (points > 2 ? 2 : 1);

/**
 * Figures of a rating question. Shares come from the mean of the personas' distributions, so a persona who is torn
 * between two points counts partly on each; mean, spread and median come from the personas' ratings.
 */
function ratingFigures(question: SurveyQuestion, scale: SurveyScale, answers: readonly Answer[]): RatingFigures | null {
  const rated = answers.flatMap(({ rating, distribution }) =>
    rating !== null && distribution?.length === scale.points ? [{ rating, distribution }] : [],
  );
  if (rated.length === 0) return null;
  const n = rated.length;
  const ratings = rated.map(({ rating }) => rating);
  // Stored distributions are rounded to four decimals; their sum is brought back to one.
  const distributions = rated.map(({ distribution }) => distribution.map((p) => p / sum(distribution)));
  const distribution = meanDistribution(distributions);
  const shares = percentages(distribution);
  const last = scale.points - 1;
  const ends: readonly (string | null)[] = [
    scale.low_label,
    ...Array.from({ length: last - 1 }, () => null),
    scale.high_label,
  ];
  const low = sum(distribution.slice(0, boxSize(scale.points))) * n;
  const high = sum(distribution.slice(-boxSize(scale.points))) * n;
  const downward = runsDownward({ text: question.text, scale });
  return {
    points: distribution.map((p, index) => ({
      value: scale.first_value + index,
      label: (scale.labels ?? ends)[index] ?? null,
      ...shareOf(p * n, n),
      share: shares[index] ?? 0,
    })),
    mean: rounded(mean(ratings), 2),
    mean_interval: meanInterval(ratings, scale.first_value, scale.first_value + last),
    standard_deviation: n > 1 ? rounded(standardDeviation(ratings), 2) : null,
    median: rounded(median(ratings), 2),
    top_two_box: shareOf(downward ? low : high, n),
    bottom_two_box: shareOf(downward ? high : low, n),
  };
}

/** Personas per option, in the order of the file; of a single choice the shares sum to exactly 100. */
function optionFigures({ options, multiple }: SurveyQuestion, answers: readonly Answer[]): OptionFigures {
  const counts = (options ?? []).map(
    (option) => answers.filter(({ selected_options }) => selected_options?.includes(option)).length,
  );
  const shares = multiple ? null : percentages(counts);
  return (options ?? []).map((option, index) => {
    const count = counts[index] ?? 0;
    const figures = shareOf(count, answers.length);
    return { option, count, ...figures, share: shares?.[index] ?? figures.share };
  });
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
): QuestionFigures {
  const answers = results.flatMap(({ answers }) => {
    const answer = answers.find(({ question_id }) => question_id === question.id);
    return answer && hasAnswered(question, answer) ? [answer] : [];
  });
  return {
    question_id: question.id,
    kind: question.kind,
    text: question.text,
    answered: answers.length,
    scale: question.scale,
    rating: question.kind === "likert" && question.scale ? ratingFigures(question, question.scale, answers) : null,
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
 */
export const surveyFigures = (
  survey: Survey,
  results: readonly SurveyResult[],
  themesOf: ReadonlyMap<string, readonly Theme[]>,
): SurveyAggregate => ({
  questions: survey.questions.map((question) => questionFigures(question, results, themesOf.get(question.id) ?? [])),
});
