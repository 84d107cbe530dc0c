import type { IncomeLevel } from "../../groups/schemas.ts";
import { activityShares, degreePremium } from "./activities.ts";
import { personsAged } from "./ages.ts";
import { educationShares } from "./education.ts";
import { OCCUPATION_FAMILIES, occupationIncome, occupationShares } from "./occupations.ts";
import { perMarket } from "./per-market.ts";
import {
  ACTIVITIES,
  EDUCATION_LEVELS,
  rising,
  type Activity,
  type EducationLevel,
  type Gender,
  type Shares,
} from "./vocabulary.ts";

/** What moves the household income of a person. */
export interface IncomeSource {
  age: number;
  education: EducationLevel;
  activity: Activity;
  /** Name of an occupation family, null when there is none or it is not one of ours. */
  occupation: string | null;
}

/**
 * Effects on a latent logistic score, in its scale units; the residual has scale 1. Rounded from the relations below.
 */
const EDUCATION_EFFECT: Record<EducationLevel, number> = {
  basic: -0.65,
  upper_secondary: -0.1,
  bachelor: 0.6,
  master: 0.95,
};
/**
 * The effects above hold where graduates earn 55 % more, the OECD's average (Education at a Glance 2023, A4); elsewhere
 * they are scaled.
 */
const REFERENCE_PREMIUM = 1.55;
/** Premiums above two come from few graduates in formal jobs and overstate the gap between households. */
const LARGEST_PREMIUM_FACTOR = 1.6;
/**
 * Mean equivalised disposable income by age, OECD Income Distribution Database: lowest around 20 and above 75, highest
 * around 50.
 */
const AGE_EFFECT: readonly (readonly [age: number, effect: number])[] = [
  [18, -0.6],
  [25, -0.2],
  [35, 0.1],
  [48, 0.4],
  [58, 0.3],
  [66, -0.1],
  [76, -0.5],
  [90, -0.7],
];
const ACTIVITY_EFFECT: Record<Activity, number> = {
  pupil: 0,
  student: -0.9,
  apprentice: -0.7,
  employed: 0.2,
  unemployed: -1.6,
  homemaker: -0.6,
  parental_leave: -0.1,
  unable_to_work: -1.6,
  retired: -0.2,
};
/** People out of work keep part of the income that their last occupation gave them. */
const OCCUPATION_WEIGHT: Partial<Record<Activity, number>> = {
  employed: 1,
  parental_leave: 0.8,
  retired: 0.6,
  unemployed: 0.4,
};

function ageEffect(age: number): number {
  const next = AGE_EFFECT.findIndex(([at]) => at > age);
  if (next === 0) return AGE_EFFECT[0]![1];
  if (next < 0) return AGE_EFFECT.at(-1)![1];
  const [low, lowEffect] = AGE_EFFECT[next - 1]!;
  const [high, highEffect] = AGE_EFFECT[next]!;
  return lowEffect + ((highEffect - lowEffect) * (age - low)) / (high - low);
}

function expectedScore(market: string, { age, education, activity, occupation }: IncomeSource): number {
  // Pupils live on their parents' income, which their own age and schooling say nothing about.
  if (activity === "pupil") return 0;
  const premium = Math.min(Math.log(degreePremium(market)) / Math.log(REFERENCE_PREMIUM), LARGEST_PREMIUM_FACTOR);
  const fromOccupation = (OCCUPATION_WEIGHT[activity] ?? 0) * occupationIncome(occupation);
  return EDUCATION_EFFECT[education] * premium + ageEffect(age) + ACTIVITY_EFFECT[activity] + fromOccupation;
}

const ADULT_AGES = Array.from({ length: 25 }, (_, index) => 18 + 3 * index);
const GENDERS: readonly Gender[] = ["Male", "Female"];
const SCORE_STEP = 0.05;

/** Adults of a market by expected score, in steps of 0.05. */
function scoreDistribution(market: string): Map<number, number> {
  const persons = new Map<number, number>();
  const add = (source: IncomeSource, weight: number) => {
    const step = Math.round(expectedScore(market, source) / SCORE_STEP);
    persons.set(step, (persons.get(step) ?? 0) + weight);
  };
  for (const age of ADULT_AGES)
    for (const gender of GENDERS) {
      const activities = activityShares(market, age, gender);
      for (const activity of ACTIVITIES) {
        if (activities[activity] === 0) continue;
        const educations = educationShares(market, age, gender, activity);
        for (const education of EDUCATION_LEVELS) {
          const weight = personsAged(market, age, gender) * activities[activity] * educations[education];
          if (weight === 0) continue;
          if (OCCUPATION_WEIGHT[activity] === undefined) {
            add({ age, education, activity, occupation: null }, weight);
            continue;
          }
          const occupations = occupationShares(market, Math.min(age, 60), gender, education);
          for (const { name } of OCCUPATION_FAMILIES) {
            if (occupations[name]) add({ age, education, activity, occupation: name }, weight * occupations[name]);
          }
        }
      }
    }
  return persons;
}

/**
 * The scores below which a third and two thirds of a market's adults lie: this is what makes Low, Middle and High
 * terciles.
 */
const tercileBounds = perMarket((market): readonly [number, number] => {
  const persons = [...scoreDistribution(market)];
  const total = persons.reduce((sum, [, weight]) => sum + weight, 0);
  const below = (score: number) =>
    persons.reduce((sum, [step, weight]) => sum + weight * rising(score - step * SCORE_STEP), 0) / total;
  const quantile = (share: number) => {
    let [low, high] = [-10, 10];
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (below(middle) < share) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return [quantile(1 / 3), quantile(2 / 3)];
});

/**
 * Position of a person's household income among the terciles of the market's adults: an ordered logit in age,
 * education, activity and occupation whose cut points make the terciles exact. Approximate: the sources give means, not
 * the joint table.
 */
export function incomeShares(market: string, source: IncomeSource): Shares<IncomeLevel> {
  const [low, high] = tercileBounds(market);
  const score = expectedScore(market, source);
  const upToLow = rising(low - score);
  const upToMiddle = rising(high - score);
  return { Low: upToLow, Middle: upToMiddle - upToLow, High: 1 - upToMiddle };
}
