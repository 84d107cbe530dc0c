import { mean, standardDeviation } from "../../functions/statistics/moments.ts";
import type { SurveyAggregate } from "../../functions/studies/survey/aggregate-schema.ts";
import type { Answered } from "./contrasts.ts";
import type { AnswersTo } from "./effects.ts";
import type { MatchedColumn } from "./match-columns.ts";

/** What our personas answered, from the figures of the survey. */
export const ourAnswers =
  ({ questions }: Pick<SurveyAggregate, "questions">): AnswersTo =>
  ({ id }) => {
    const figures = questions.find(({ question_id }) => question_id === id);
    const { answered: n = 0, rating = null, options = null } = figures ?? {};
    if (n > 0 && options) return { n, counts: new Map(options.map(({ option, count }) => [option, count])) };
    if (!rating || rating.standard_deviation === null) return `Too few answered ${id}.`;
    return { n, mean: rating.mean, sd: rating.standard_deviation };
  };

/** What people answered to a question whose column is of it alone. */
export const peoplesAnswers =
  (matched: readonly MatchedColumn[]): AnswersTo =>
  ({ id }) => {
    const shared = matched.find(({ question, same }) => same.length > 0 && [question.id, ...same].includes(id));
    if (shared) return "One column has the answers to both questions.";
    const found = matched.find(({ question }) => question.id === id);
    return found ? answeredIn(found) : `No column has answers to ${id}.`;
  };

function answeredIn({ question, results }: MatchedColumn): Answered | string {
  if ("mean" in results) return results;
  const counts = Object.entries(results.counts);
  const n = counts.reduce((total, [, count]) => total + count, 0);
  if (question.options) return { n, counts: new Map(counts) };
  const values = counts.flatMap(([value, count]) => Array.from({ length: count }, () => Number(value)));
  return n < 2 ? `Too few answered ${question.id}.` : { n, mean: mean(values), sd: standardDeviation(values) };
}
