import points from "../../data/scale-points.json" with { type: "json" };
import type { Language } from "../../languages/language.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** Five sentences, one per point of a scale, lowest first. */
export type GradedRow = readonly [string, string, string, string, string];

// The shape is checked by a test: what JSON holds is a list to the compiler.
const languages = points.languages as unknown as Readonly<Record<Language, Readonly<Record<ScaleFamily, GradedRow>>>>;

/** The five points of a scale in the words of a language, lowest first. */
export const pointsIn = (family: ScaleFamily, language: Language): GradedRow => languages[language][family];
