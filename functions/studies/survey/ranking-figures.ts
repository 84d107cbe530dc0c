import type { QuestionFigures } from "./aggregate-schema.ts";
import type { WeightedAnswer } from "./answered.ts";
import { exclusiveFigures, meanFigure } from "./counted-figures.ts";
import type { SurveyQuestion } from "./schemas.ts";

/** Options of a question that an answer ranks, first one first; of best and worst, the best. */
const placesIn = ({ options, best_worst }: SurveyQuestion, { ranking }: WeightedAnswer): string[] =>
  (ranking ?? []).filter((option) => options?.includes(option)).slice(0, best_worst ? 1 : Infinity);

/**
 * Place of every option in one answer, in the order of the file: options that were not ranked share the places that are
 * left (mid-ranks, Kendall 1945, Biometrika 33:239), and of best and worst the worst has the last place.
 */
export function ranksIn(question: SurveyQuestion, answer: WeightedAnswer): number[] {
  const options = question.options ?? [];
  const ranked = placesIn(question, answer);
  const named = answer.ranking ?? [];
  const last = question.best_worst && named.length > 1 ? named.at(-1) : undefined;
  const open = options.length - (last === undefined ? 0 : 1);
  return options.map((option) => {
    if (option === last) return options.length;
    const place = ranked.indexOf(option);
    return place === -1 ? (ranked.length + 1 + open) / 2 : place + 1;
  });
}

/** Figures of a ranking; null without answers. Mean ranks have Student's t interval, cut to the places there are. */
export function rankingFigures(
  question: SurveyQuestion,
  answers: readonly WeightedAnswer[],
): NonNullable<QuestionFigures["ranking"]> | null {
  if (answers.length === 0) return null;
  const options = question.options ?? [];
  const weights = answers.map(({ weight }) => weight);
  const ranks = answers.map((answer) => ranksIn(question, answer));
  const first = exclusiveFigures(
    options.map((option) => answers.map((answer) => placesIn(question, answer)[0] === option)),
    weights,
  );
  return {
    options: options.map((option, index) => {
      const ranked = answers.filter(({ ranking }) => ranking?.includes(option)).length;
      const { mean, mean_interval } = meanFigure(
        ranks.map((own) => own[index]!),
        weights,
        [1, options.length],
      );
      return {
        option,
        ranked,
        mean_rank: ranked === 0 ? null : mean,
        mean_rank_interval: ranked === 0 ? null : mean_interval,
        first: first[index]!,
      };
    }),
  };
}
