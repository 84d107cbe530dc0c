import households from "../../../data/households.json" with { type: "json" };
import work from "../../../data/work.json" with { type: "json" };
import { figuresByMarket } from "./per-market.ts";
import { between, rising, toShares, type Activity, type Gender, type Shares } from "./vocabulary.ts";

const workOf = figuresByMarket(work.markets);
const householdsOf = figuresByMarket(households.markets);

/** At this age everybody is out of paid work; a few do work longer, but none has to be in a group of ten. */
const LAST_WORKING_AGE = 78;
/** Where half of the upper secondary pupils learn a trade in a firm (OECD Education at a Glance 2023, B1). */
const APPRENTICESHIP_MARKETS = new Set(["DE", "AT", "CH", "DK"]);
/** Persons in education by age, relative to the average of 18 to 24; the last value holds to 54. */
const IN_EDUCATION_FROM_18 = [
  1.5, 1.3, 1.15, 1.05, 0.9, 0.75, 0.6, 0.42, 0.33, 0.25, 0.2, 0.15, 0.08, 0.08, 0.08, 0.08, 0.08, 0.04, 0.04, 0.04,
  0.04, 0.04, 0.012,
];
const LAST_STUDENT_AGE = 54;

/** Agricultural and industrial employment, per cent of all employment. */
export function sectorsOf(market: string): { agriculture: number; industry: number } {
  const { agriculture, industry } = workOf(market);
  return { agriculture, industry };
}

/** Earnings of graduates relative to people with upper secondary education; 1.6 is 60 % more. */
export const degreePremium = (market: string): number => workOf(market).degreeEarnings / 100;

/** A mother's average age at her first birth. */
export const ageAtFirstBirth = (market: string): number => householdsOf(market).ageAtFirstBirth;

function educationActivities(
  market: string,
  age: number,
  inEducation: number,
): Pick<Shares<Activity>, "pupil" | "student" | "apprentice"> {
  if (age < 16) return { pupil: 1, student: 0, apprentice: 0 };
  const share =
    age < 18
      ? between(0.62 + 0.6 * inEducation, 0, 0.97)
      : between(inEducation * (IN_EDUCATION_FROM_18[age - 18] ?? IN_EDUCATION_FROM_18.at(-1)!), 0, 0.97);
  if (age > LAST_STUDENT_AGE) return { pupil: 0, student: 0, apprentice: 0 };
  const inFirm = age > 21 ? 0 : share * (APPRENTICESHIP_MARKETS.has(market) ? 0.28 : 0.05);
  const atSchool = { 16: 1, 17: 1, 18: 0.5, 19: 0.12 }[age] ?? 0;
  const rest = share - inFirm;
  return { pupil: rest * atSchool, student: rest * (1 - atSchool), apprentice: inFirm };
}

/** Share of women of an age with a birth in the past year times the share of the year they stay at home. */
function onLeave(market: string, age: number, gender: Gender, months: number): number {
  const births = 0.085 * Math.exp(-0.5 * ((age - ageAtFirstBirth(market) - 2) / 5) ** 2);
  // Fathers take about a tenth of all leave on average over the OECD (Family Database PF2.2).
  return births * (months / 12) * (gender === "Female" ? 1 : 0.1);
}

/**
 * What people of an age and gender mainly do: ILO activity status, in which education, parental leave and retirement
 * are separate. Employment by age follows the market's rate at 25 to 54, is lower before 25, and ends around its
 * effective exit age.
 */
export function activityShares(market: string, age: number, gender: Gender): Shares<Activity> {
  const { exitAge, leaveMonths, ...percent } = workOf(market);
  const employed = percent.employed[gender] / 100;
  const unemployment = percent.unemployment / 100;
  const learning = educationActivities(market, age, percent.inEducation / 100);
  const others = 1 - learning.pupil - learning.student - learning.apprentice;
  const out = age < 50 ? 0 : age >= LAST_WORKING_AGE ? 1 : rising((age - exitAge[gender]) / 1.8);
  const withCareer = gender === "Male" ? 1 : between(0.35 + (0.85 * percent.employed.Female) / 100, 0, 1);
  const active = others * (1 - out);

  const youth = between((age - 12) / 12, 0.3, 1);
  const leave = age < 18 ? 0 : onLeave(market, age, gender, leaveMonths);
  const unemployed = (employed * unemployment * (age < 25 ? 2 : 1)) / (1 - unemployment);
  const working = Math.max(0, employed * youth - leave);
  const idle = Math.max(0, 1 - working - unemployed - leave);
  // Running a household begins about when families do; before, those without work or school look for work.
  const atHome = age < 18 ? 0 : (gender === "Female" ? 0.82 : 0.15) * rising((age - ageAtFirstBirth(market) + 3) / 2);
  const unable = gender === "Female" ? 0.18 : 0.6;
  const jobless = idle * (1 - atHome - unable);
  // Most young people between school and a steady job do odd jobs rather than none.
  const oddJobs = age < 25 ? 0.6 * jobless : 0;
  return toShares(
    {
      ...learning,
      employed: active * (working + oddJobs),
      unemployed: active * (unemployed + jobless - oddJobs),
      homemaker: active * idle * atHome + others * out * (1 - withCareer),
      parental_leave: active * leave,
      unable_to_work: age < 20 ? 0 : active * idle * unable,
      retired: others * out * withCareer,
    },
    0.002,
  );
}
