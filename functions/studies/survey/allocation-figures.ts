import type { QuestionFigures } from "./aggregate-schema.ts";
import type { WeightedAnswer } from "./answered.ts";
import { countedFigure, meanFigure } from "./counted-figures.ts";
import type { SurveyQuestion } from "./schemas.ts";

/** Figures of a constant sum; null without answers. Means have Student's t interval, cut to 0 and the total. */
export function allocationFigures(
  { options, total, unit }: SurveyQuestion,
  answers: readonly WeightedAnswer[],
): NonNullable<QuestionFigures["allocation"]> | null {
  if (answers.length === 0 || total === null) return null;
  const weights = answers.map(({ weight }) => weight);
  return {
    total,
    unit,
    options: (options ?? []).map((option) => {
      const amounts = answers.map(
        ({ allocation }) => allocation?.find((given) => given.option === option)?.amount ?? 0,
      );
      return {
        option,
        ...meanFigure(amounts, weights, [0, total]),
        given: countedFigure(
          amounts.map((amount) => amount > 0),
          weights,
        ),
      };
    }),
  };
}
