import { ageBracket } from "../../studies/facts/age-options.ts";
import { genderSaid, incomeLevelSaid } from "../../studies/facts/fact-answer.ts";
import type { SubgroupFact } from "./schemas.ts";

/**
 * The parts by which people and personas are compared by age: minors, and young, middle and older adults. Each adult
 * part is wide enough to contain some dozens of a few hundred people.
 */
export const ageBands = [
  { from: 13, to: 17, name: "13–17" },
  { from: 18, to: 34, name: "18–34" },
  { from: 35, to: 54, name: "35–54" },
  { from: 55, to: 120, name: "55+" },
] as const;

function ageBandOf(text: string): string | null {
  const ages = ageBracket(text);
  if (!ages) return null;
  const [from, to] = [Math.max(ages.from, ageBands[0].from), Math.min(ages.to, ageBands.at(-1)!.to)];
  return from > to ? null : (ageBands.find((band) => from >= band.from && to <= band.to)?.name ?? null);
}

/**
 * The part of people that somebody belongs to by one fact: `Male`, `Female` or another gender as it is given; a band of
 * ages; `Low`, `Middle` or `High`. Words of all languages are read, and ages also as brackets of any notation.
 * @param value the value in a profile or in a cell of an upload
 * @param saysGender the gender that a cell means, if the other cells of its column were looked at
 * @returns null where it says nothing: an empty cell, a bracket that two bands share, an income in numbers
 */
export function subgroupName(fact: SubgroupFact, value: number | string, saysGender = genderSaid): string | null {
  const text = String(value).trim();
  if (text === "") return null;
  switch (fact) {
    case "gender":
      return saysGender(text) ?? text;
    case "age":
      return ageBandOf(text);
    case "income_level":
      return incomeLevelSaid(text);
  }
}
