import type { PersonaFacts } from "../people/schemas.ts";
import { normalCdf, normalQuantile } from "../../statistics/normal.ts";
import type { Demographics } from "./draw-demographics.ts";
import type { UnitPoint } from "./unit-points.ts";

type Factor = keyof PersonaFacts["big_five"];
const FACTORS = [
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "neuroticism",
] as const satisfies readonly Factor[];

/**
 * Differences in standard deviations per 20 years of age and between a woman and the average. Conscientiousness and
 * agreeableness rise with age, neuroticism falls (Soto, John, Gosling & Potter 2011, J Pers Soc Psychol 100:330). Women
 * score higher on neuroticism and agreeableness (Schmitt, Realo, Voracek & Allik 2008, J Pers Soc Psychol 94:168).
 * Rounded.
 */
const PER_20_YEARS: Record<Factor, number> = {
  openness: -0.05,
  conscientiousness: 0.2,
  extraversion: -0.05,
  agreeableness: 0.15,
  neuroticism: -0.15,
};
const WOMEN: Record<Factor, number> = {
  openness: 0,
  conscientiousness: 0.05,
  extraversion: 0,
  agreeableness: 0.15,
  neuroticism: 0.2,
};
const MIDDLE_AGE = 45;

const yearsFromMiddle = (age: number): number => Math.min(1.8, Math.max(-1.5, (age - MIDDLE_AGE) / 20));

/** The middle of the cell keeps a coordinate of 0 finite. */
const score = (u: number): number => normalQuantile(Math.max(u, 2 ** -54));

/** Percentiles end at 1 and 99: among ten people nobody is one in a thousand. */
const percentile = (z: number): number => Math.min(99, Math.max(1, Math.round(100 * normalCdf(z))));

/** Mean of a third of a standard normal distribution: −1.09, 0 and 1.09. */
const INCOME_SCORE = { Low: -1.09, Middle: 0, High: 1.09 } as const;

/**
 * Price sensitivity on standard scores. Income lowers it most (Wakefield & Inman 2003, J Retailing 79:199; Ailawadi,
 * Neslin & Gedenk 2001, J Marketing 65:71); the conscientious and the worried mind prices a little more (value
 * consciousness in Mowen's 3M model, 2000). The weights are rounded down: correlations of traits with buying are rarely
 * above .2.
 */
const PRICE_WEIGHTS = { income: -0.4, conscientiousness: 0.12, neuroticism: 0.08 };
/**
 * Interest in new offers on standard scores. Openness is the trait most related to trying new things. Neuroticism goes
 * with resisting change (Oreg 2003, J Appl Psychol 88:680; Nov & Ye 2008, JASIST 59:845). Extraversion helps a little
 * (Svendsen et al. 2013, Behav Inf Technol 32:323). Younger consumers are more innovative (Tellis, Yin & Bell 2009, J
 * Int Marketing 17:1). Weights rounded.
 */
const INTEREST_WEIGHTS = { openness: 0.28, extraversion: 0.1, neuroticism: -0.12, price: -0.15, per20Years: -0.12 };

const residual = (weights: Record<string, number>): number =>
  Math.sqrt(1 - Object.values(weights).reduce((sum, weight) => sum + weight ** 2, 0));

export interface Psychographics {
  big_five: PersonaFacts["big_five"];
  price_sensitivity: number;
  /** Standard score; the lowest of a plan become sceptics, the highest enthusiasts. */
  interest: number;
}

/** Traits and dispositions of a person whose demographics are known. Percentiles are whole numbers from 1 to 99. */
export function drawPsychographics(point: UnitPoint, { age, gender, income }: Demographics): Psychographics {
  const years = yearsFromMiddle(age);
  const traits = Object.fromEntries(
    FACTORS.map((factor) => [
      factor,
      score(point[factor]) + PER_20_YEARS[factor] * years + WOMEN[factor] * (gender === "Female" ? 1 : -1),
    ]),
  ) as Record<Factor, number>;
  const price =
    PRICE_WEIGHTS.income * INCOME_SCORE[income] +
    PRICE_WEIGHTS.conscientiousness * traits.conscientiousness +
    PRICE_WEIGHTS.neuroticism * traits.neuroticism +
    residual(PRICE_WEIGHTS) * score(point.price_sensitivity);
  const interest =
    INTEREST_WEIGHTS.openness * traits.openness +
    INTEREST_WEIGHTS.extraversion * traits.extraversion +
    INTEREST_WEIGHTS.neuroticism * traits.neuroticism +
    INTEREST_WEIGHTS.price * price +
    INTEREST_WEIGHTS.per20Years * years +
    residual(INTEREST_WEIGHTS) * score(point.attitude);
  return {
    big_five: Object.fromEntries(
      FACTORS.map((factor) => [factor, percentile(traits[factor])]),
    ) as PersonaFacts["big_five"],
    price_sensitivity: percentile(price),
    interest,
  };
}
