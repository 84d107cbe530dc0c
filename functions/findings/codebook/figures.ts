import { equalWeights } from "../../statistics/weighting.ts";
import { countedFigure, type CountedFigure } from "../../studies/survey/counted-figures.ts";

interface Coded {
  codes: readonly { id: string }[];
  /** Who answered, at least one. */
  persona_ids: readonly string[];
  codings: Readonly<Record<string, readonly string[]>>;
  /** Of those who answered, in their order; null where all count alike. */
  weights: readonly number[] | null;
}

/**
 * How many of those who answered have each code, and how many have none. An answer may have several, so that shares
 * do not sum to 100; base, weights and interval are those of the options of a multiple choice.
 */
export function codebookFigures({ codes, persona_ids, codings, weights }: Coded): {
  codes: Map<string, CountedFigure>;
  other: CountedFigure;
} {
  const own = weights ?? equalWeights(persona_ids.length);
  const given = persona_ids.map((id) => codings[id] ?? []);
  const figure = (holds: (of: readonly string[]) => boolean) => countedFigure(given.map(holds), own);
  return {
    codes: new Map(codes.map(({ id }) => [id, figure((of) => of.includes(id))])),
    other: figure((of) => of.length === 0),
  };
}
