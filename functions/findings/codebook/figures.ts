import { codeColumns, type CodedAnswers } from "../../dataset/coded-question.ts";
import { equalWeights } from "../../statistics/weighting.ts";
import { countedFigure, type CountedFigure } from "../../studies/survey/counted-figures.ts";

interface Coded extends Pick<CodedAnswers, "persona_ids" | "codings"> {
  codes: readonly { id: string }[];
  /** Weights of the personas who answered, in their order; null if all have the same weight. */
  weights: readonly number[] | null;
}

/**
 * How many of the personas who answered have each code, and how many have none. An answer may have several codes, so
 * shares do not sum to 100. Base, weights and interval are those of the options of a multiple choice.
 * @param coded answers of at least one person
 */
export function codebookFigures({ weights, ...coded }: Coded): {
  codes: Map<string, CountedFigure>;
  other: CountedFigure;
} {
  const { codes, persona_ids: people } = coded;
  const own = weights ?? equalWeights(people.length);
  const figures = codeColumns(coded, people).map((column) => countedFigure(Array.from(column, Boolean), own));
  return { codes: new Map(codes.map(({ id }, place) => [id, figures[place]!])), other: figures.at(-1)! };
}
