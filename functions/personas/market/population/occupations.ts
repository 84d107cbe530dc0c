import occupations from "../../../data/occupation-families.json" with { type: "json" };
import { sectorsOf } from "./activities.ts";
import { between, toShares, type EducationLevel, type Gender } from "./vocabulary.ts";

interface OccupationFamily {
  name: string;
  /** Persons per 100 employed of each education level, in an economy with 4 % agriculture and 24 % industry. */
  perHundred: Record<EducationLevel, number>;
  /** Women among 100 of the family. */
  women: number;
  youngest: number;
  sector?: "agriculture" | "industry";
  /**
   * Effect on the latent income score beyond that of education; 1 moves an average earner to about the 73rd percentile.
   */
  income: number;
}

/** Close to the sub-major groups of ISCO-08. */
export const OCCUPATION_FAMILIES: readonly OccupationFamily[] = occupations.families as OccupationFamily[];

const SECTOR_BASE = { agriculture: 4, industry: 24 };
const WOMEN_AMONG_EMPLOYED = 46;

/**
 * Shares of the occupation families among the employed of an education, gender and age; keys are the families' names.
 */
export function occupationShares(
  market: string,
  age: number,
  gender: Gender,
  education: EducationLevel,
): Record<string, number> {
  const sectors = sectorsOf(market);
  const weights = OCCUPATION_FAMILIES.map(({ name, perHundred, women, youngest, sector }) => {
    const bySector = sector ? between(sectors[sector] / SECTOR_BASE[sector], 0.2, 12) : 1;
    const byGender = gender === "Female" ? women / WOMEN_AMONG_EMPLOYED : (100 - women) / (100 - WOMEN_AMONG_EMPLOYED);
    return [name, age < youngest ? 0 : perHundred[education] * bySector * byGender] as const;
  });
  return toShares(Object.fromEntries(weights), 0.003);
}

/** Effect of an occupation family on the latent income score; 0 for a text that does not name one. */
export const occupationIncome = (name: string | null): number =>
  OCCUPATION_FAMILIES.find((candidate) => candidate.name === name)?.income ?? 0;
