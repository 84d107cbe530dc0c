import { activityShares } from "../market/population/activities.ts";
import { educationShares } from "../market/population/education.ts";
import { incomeShares } from "../market/population/income.ts";
import { occupationShares } from "../market/population/occupations.ts";
import {
  ACTIVITIES,
  EDUCATION_LEVELS,
  toShares,
  type Activity,
  type EducationLevel,
  type Gender,
  type Shares,
} from "../market/population/vocabulary.ts";
import type { IncomeLevel } from "../groups/schemas.ts";
import { shareFitting } from "./household-shares.ts";
import { memoize } from "../../languages/memoize.ts";
import type { Segment } from "./segment.ts";

export const INCOME_LEVELS = ["Low", "Middle", "High"] as const satisfies readonly IncomeLevel[];

/** Activities that carry an occupation family. */
const WITH_OCCUPATION: readonly Activity[] = ["apprentice", "employed", "unemployed", "parental_leave", "retired"];
/** A retired person is described by the occupations of the years before. */
const LAST_OCCUPATION_AGE = 60;
/** The one family that nobody is trained for. */
const UNSKILLED = "cleaning and unskilled services";

/** A combination of education, activity and occupation with its share of the people of an age and gender. */
export interface Stratum {
  education: EducationLevel;
  activity: Activity;
  occupation: string | null;
  share: number;
  income: Shares<IncomeLevel>;
  /** People of each income level whose household satisfies the group's description; the same where it says nothing. */
  fitting: Record<IncomeLevel, number>;
}

function activitiesIn(segment: Segment, age: number, gender: Gender): Shares<Activity> {
  const shares = activityShares(segment.market, age, gender);
  const { occupation } = segment;
  if (!occupation) return shares;
  const wanted = Object.fromEntries(
    ACTIVITIES.map((activity) => [
      activity,
      occupation.activities.includes(activity) ? Math.max(shares[activity], 1e-6) : 0,
    ]),
  ) as Shares<Activity>;
  return toShares(wanted);
}

function occupationsIn(
  segment: Segment,
  age: number,
  gender: Gender,
  education: EducationLevel,
  activity: Activity,
): Record<string, number> {
  const { market, occupation } = segment;
  if (!WITH_OCCUPATION.includes(activity)) return {};
  if (occupation && !occupation.family) return {};
  const all = occupationShares(market, Math.min(age, LAST_OCCUPATION_AGE), gender, education);
  const shares: Record<string, number> = activity === "apprentice" ? toShares<string>({ ...all, [UNSKILLED]: 0 }) : all;
  return occupation?.family ? { [occupation.family]: shares[occupation.family] ?? 0 } : shares;
}

/**
 * All stations of an age and gender in the segment; when an occupation asks for more schooling than the age allows, the
 * schooling gives way.
 */
function strataOf(segment: Segment, age: number, gender: Gender): Stratum[] {
  const activities = activitiesIn(segment, age, gender);
  const fits = memoize((activity: Activity) =>
    INCOME_LEVELS.map((income) => shareFitting(segment, { age, gender, activity, income })),
  );
  const withFitting = (stratum: Omit<Stratum, "fitting">): Stratum => {
    if (!segment.households) return { ...stratum, fitting: stratum.income };
    const [Low = 1, Middle = 1, High = 1] = fits(stratum.activity);
    const { income } = stratum;
    return {
      ...stratum,
      fitting: { Low: income.Low * Low, Middle: income.Middle * Middle, High: income.High * High },
    };
  };
  const build = (respectSchooling: boolean) =>
    ACTIVITIES.filter((activity) => activities[activity] > 0).flatMap((activity) => {
      const educations = educationShares(segment.market, age, gender, activity);
      return EDUCATION_LEVELS.flatMap((education) => {
        const occupations = Object.entries(occupationsIn(segment, age, gender, education, activity));
        const named: readonly (readonly [string | null, number])[] =
          occupations.length === 0 || !respectSchooling ? [[segment.occupation?.family ?? null, 1]] : occupations;
        return named
          .map(([occupation, share]) => ({ occupation, share: activities[activity] * educations[education] * share }))
          .filter(({ share }) => share > 0)
          .map(({ occupation, share }) =>
            withFitting({
              education,
              activity,
              occupation,
              share,
              income: incomeShares(segment.market, { age, education, activity, occupation }),
            }),
          );
      });
    });
  const strata = build(true);
  return strata.length > 0 ? strata : build(false);
}

/** What people of an age, gender and income level do and have learnt. */
export interface Strata {
  education: Shares<EducationLevel>;
  activity: Shares<Activity>;
  /** Stations of an education level with their weights. */
  ofLevel: (education: EducationLevel) => { strata: readonly Stratum[]; weights: readonly number[] };
}

function ofIncome(all: readonly Stratum[], level: IncomeLevel): Strata {
  const education = Object.fromEntries(EDUCATION_LEVELS.map((key) => [key, 0])) as Shares<EducationLevel>;
  const activity = Object.fromEntries(ACTIVITIES.map((key) => [key, 0])) as Shares<Activity>;
  for (const stratum of all) {
    const weight = stratum.share * stratum.fitting[level];
    education[stratum.education] += weight;
    activity[stratum.activity] += weight;
  }
  const byLevel = Map.groupBy(all, (stratum) => stratum.education);
  const weighted = new Map(
    [...byLevel].map(([key, strata]) => [
      key,
      { strata, weights: strata.map(({ share, fitting }) => share * fitting[level]) },
    ]),
  );
  return {
    education: toShares(education),
    activity: toShares(activity),
    ofLevel: (key) => weighted.get(key) ?? { strata: [], weights: [] },
  };
}

export interface StratumTable {
  /** The share of people whose household satisfies the group's description. */
  fitting: number;
  income: Shares<IncomeLevel>;
  ofIncome: (level: IncomeLevel) => Strata;
}

/**
 * Education, activity, occupation and income by age and gender in a segment; computed when first asked for, as plans
 * look at many points.
 */
export function stratumTables(segment: Segment): Record<Gender, (age: number) => StratumTable> {
  const tablesOf = (gender: Gender) =>
    memoize((age: number): StratumTable => {
      const all = strataOf(segment, age, gender);
      const sums = (of: "income" | "fitting") => {
        const sum = { Low: 0, Middle: 0, High: 0 };
        for (const level of INCOME_LEVELS)
          sum[level] = all.reduce((total, stratum) => total + stratum.share * stratum[of][level], 0);
        return sum;
      };
      const [income, everybody] = [sums("fitting"), sums("income")];
      const asked: readonly IncomeLevel[] = segment.income ? [segment.income] : INCOME_LEVELS;
      const ofAsked = (sum: Record<IncomeLevel, number>) => asked.reduce((total, level) => total + sum[level], 0);
      const people = ofAsked(everybody);
      return {
        fitting: people > 0 ? ofAsked(income) / people : 0,
        income: toShares(income),
        ofIncome: memoize((level: IncomeLevel) => ofIncome(all, level)),
      };
    });
  return { Male: tablesOf("Male"), Female: tablesOf("Female") };
}
