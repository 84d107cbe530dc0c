import type { Language } from "../../languages/registry.ts";
import { gradedAnswers } from "../../languages/tables/graded-answers.ts";
import { scaleFamilies, type ScaleFamily } from "./scale-families.ts";
import { pointsIn, type GradedRow } from "./scale-points.ts";

/** Rows of one scale, by who wrote them. */
export type RowsByAuthor = Readonly<Record<string, readonly GradedRow[]>>;

/** A theme, the same in other words, and another theme. */
export type ThemeTriple = readonly [theme: string, same: string, other: string];

/** Examples from which an embedding model learns to read a language, and by which it is tested. */
export interface GradedAnswers {
  scales: Readonly<Record<ScaleFamily, RowsByAuthor>>;
  alike: readonly ThemeTriple[];
  /** Themes that say the opposite of each other, which embedding models find near. */
  opposites: readonly (readonly [theme: string, opposite: string])[];
}

// A test checks the shape, because the compiler reads a JSON array as a list of any length.
const files = gradedAnswers as unknown as Readonly<Record<Language, GradedAnswers>>;

/** With the sentences of the scale's points, which are formal answers as well. */
const withPoints = (language: Language, { scales, alike, opposites }: GradedAnswers): GradedAnswers => ({
  scales: Object.fromEntries(
    scaleFamilies.map((family) => {
      const { formal = [], ...others } = scales[family];
      return [family, { formal: [pointsIn(family, language), ...formal], ...others }];
    }),
  ) as unknown as GradedAnswers["scales"],
  alike,
  opposites,
});

const known = new Map<Language, GradedAnswers>();
export function gradedAnswersIn(language: Language): GradedAnswers {
  const found = known.get(language) ?? withPoints(language, files[language]);
  known.set(language, found);
  return found;
}
