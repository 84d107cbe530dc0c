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

const family = (
  name: string,
  [basic, upper_secondary, bachelor, master]: readonly [number, number, number, number],
  women: number,
  youngest: number,
  income: number,
  sector?: OccupationFamily["sector"],
): OccupationFamily => ({
  name,
  perHundred: { basic, upper_secondary, bachelor, master },
  women,
  youngest,
  income,
  ...(sector && { sector }),
});

/**
 * Occupation families, close to the sub-major groups of ISCO-08. Shares by education and gender approximate Eurostat
 * LFS 2022 (lfsa_egai2d) and US BLS CPS 2023 tables 9 to 11; income effects follow the order of BLS OEWS and Eurostat
 * SES 2018 medians.
 */
export const OCCUPATION_FAMILIES: readonly OccupationFamily[] = [
  family("management", [2, 5, 12, 14], 34, 27, 0.8),
  family("medicine and pharmacy", [0, 0, 0, 10], 55, 26, 0.7),
  family("nursing and care", [8, 9, 8, 3], 86, 18, -0.1),
  family("teaching and education", [0, 3, 13, 15], 72, 22, 0),
  family("engineering and science", [0, 1, 9, 15], 26, 22, 0.4),
  family("information technology", [0, 2, 9, 9], 21, 19, 0.5),
  family("finance, law and consulting", [0, 2, 11, 15], 50, 22, 0.45),
  family("office and administration", [5, 14, 13, 5], 71, 18, 0),
  family("sales and retail", [13, 15, 8, 3], 58, 16, -0.25),
  family("hospitality and tourism", [12, 7, 3, 1], 55, 16, -0.5),
  family("skilled trades and construction", [18, 14, 2, 0], 7, 16, 0, "industry"),
  family("manufacturing", [13, 9, 2, 0.5], 30, 16, -0.1, "industry"),
  family("transport and logistics", [11, 9, 2, 0.3], 12, 18, -0.2),
  family("farming, forestry and fishing", [7, 3, 1, 0.4], 33, 16, -0.45, "agriculture"),
  family("cleaning and unskilled services", [15, 4, 0.5, 0], 62, 16, -0.75),
  family("hair, beauty and personal services", [4, 5, 2, 0.3], 80, 17, -0.5),
  family("arts, media and design", [0.5, 2, 6, 5], 48, 20, 0),
  family("police, fire service and armed forces", [1, 3, 3, 1.5], 19, 19, 0.2),
  family("own small business", [6, 6, 5, 3], 36, 22, 0.2),
];

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

/** Effect of an occupation family on the latent income score; 0 for a text that is none of them. */
export const occupationIncome = (name: string | null): number =>
  OCCUPATION_FAMILIES.find((candidate) => candidate.name === name)?.income ?? 0;
