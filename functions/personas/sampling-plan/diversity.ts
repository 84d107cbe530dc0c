import { EDUCATION_LEVELS } from "../market/population/vocabulary.ts";
import type { PersonaFacts } from "../people/schemas.ts";
import type { Demographics, Expectation } from "./draw-demographics.ts";
import type { Psychographics } from "./psychographics.ts";

/** A persona before its texts are written. */
export interface Sketch {
  person: Demographics;
  expected: Expectation;
  psychographics: Psychographics;
  attitude: PersonaFacts["attitude"];
}

const ATTITUDE_POSITION = { sceptic: 0, pragmatist: 0.5, enthusiast: 1 } as const;
const INCOME_POSITION = { Low: 0, Middle: 0.5, High: 1 } as const;
const SPAN_OF_AGES = 40;

const differ = (a: unknown, b: unknown): number => (a === b ? 0 : 1);

/**
 * Gower's dissimilarity (1971, Biometrics 27:857) of two personas over twelve traits, 0 for twins, 1 for opposites in
 * everything. Ages that are at least 40 years apart count as opposite; the five factors together weigh as much as two
 * traits.
 */
export function dissimilarity(a: Sketch, b: Sketch): number {
  const factors = Object.keys(a.psychographics.big_five) as (keyof PersonaFacts["big_five"])[];
  const character = factors.map(
    (factor) => Math.abs(a.psychographics.big_five[factor] - b.psychographics.big_five[factor]) / 100,
  );
  const parts = [
    Math.min(1, Math.abs(a.person.age - b.person.age) / SPAN_OF_AGES),
    differ(a.person.gender, b.person.gender),
    Math.abs(INCOME_POSITION[a.person.income] - INCOME_POSITION[b.person.income]),
    Math.abs(EDUCATION_LEVELS.indexOf(a.person.education) - EDUCATION_LEVELS.indexOf(b.person.education)) /
      (EDUCATION_LEVELS.length - 1),
    differ(a.person.activity, b.person.activity),
    differ(a.person.occupation, b.person.occupation),
    differ(a.person.household, b.person.household),
    differ(a.person.region, b.person.region),
    Math.abs(a.psychographics.price_sensitivity - b.psychographics.price_sensitivity) / 100,
    Math.abs(ATTITUDE_POSITION[a.attitude] - ATTITUDE_POSITION[b.attitude]),
    (2 * character.reduce((sum, part) => sum + part, 0)) / factors.length,
  ];
  return parts.reduce((sum, part) => sum + part, 0) / (parts.length + 1);
}

/** Dissimilarity of the two most similar personas; 1 for a single one. */
export function smallestDissimilarity(sketches: readonly Sketch[]): number {
  let smallest = 1;
  for (const [index, sketch] of sketches.entries()) {
    for (const other of sketches.slice(index + 1)) smallest = Math.min(smallest, dissimilarity(sketch, other));
  }
  return smallest;
}

const TRAITS = [
  "gender",
  "income",
  "education",
  "activity",
  "household",
] as const satisfies readonly (keyof Expectation)[];

/**
 * How far the personas' gender, income, education, activity and household are from what their ages (and what was drawn
 * before) let expect. It is the mean total variation distance over the five, 0 for a perfect fit.
 */
export function misfit(sketches: readonly Sketch[]): number {
  const distances = TRAITS.map((trait) => {
    const excess = new Map<string, number>();
    for (const { person, expected } of sketches) {
      excess.set(person[trait], (excess.get(person[trait]) ?? 0) + 1);
      for (const [key, share] of Object.entries(expected[trait])) excess.set(key, (excess.get(key) ?? 0) - share);
    }
    return [...excess.values()].reduce((sum, difference) => sum + Math.abs(difference), 0) / (2 * sketches.length);
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / TRAITS.length;
}
