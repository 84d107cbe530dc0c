import type { Language } from "../../languages/registry.ts";
import { scalePoints } from "../../languages/tables/scale-points.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** Five sentences, one per point of a scale, lowest first. */
export type GradedRow = readonly [string, string, string, string, string];

// A test checks the shape, because the compiler reads a JSON array as a list of any length.
const points = scalePoints as unknown as Readonly<Record<Language, Readonly<Record<ScaleFamily, GradedRow>>>>;

/** The five points of a scale in the words of a language, lowest first. */
export const pointsIn = (family: ScaleFamily, language: Language): GradedRow => points[language][family];
