import education from "../../../data/education.json" with { type: "json" };
import { figuresByMarket } from "./per-market.ts";
import {
  between,
  rising,
  toShares,
  type Activity,
  type EducationLevel,
  type Gender,
  type Shares,
} from "./vocabulary.ts";

const attainmentOf = figuresByMarket(education.markets);

/**
 * Women's distance from the average in log-odds of a degree, at 30 and at 60. Women are ahead by 13 points among
 * 25–34-year-olds of the OECD, and level or slightly behind above 55 (Education at a Glance 2023, A1). They trail at
 * every age in South Asia and most of Africa.
 */
const WOMEN_AHEAD = { at30: 0.22, at60: -0.1 };
const WOMEN_BEHIND = { at30: -0.12, at60: -0.5 };
const MARKETS_WITH_WOMEN_BEHIND = new Set(["IN", "PK", "NG", "KE", "EG"]);

const logit = (percent: number): number => Math.log(percent / (100 - percent));

/**
 * The log-odds move evenly with the year of birth between the two cohorts of the table and, more slowly, beyond the
 * older one. Schooling expanded earlier in some countries and hardly at all before 1950.
 */
function cohortPosition(age: number): number {
  const position = Math.max(0, (age - 30) / 30);
  return position <= 1 ? position : 1 + 0.8 * Math.min(position - 1, 0.8);
}

function finalShares(market: string, age: number, gender: Gender): Shares<EducationLevel> {
  const attainment = attainmentOf(market);
  const position = cohortPosition(age);
  const { at30, at60 } = MARKETS_WITH_WOMEN_BEHIND.has(market) ? WOMEN_BEHIND : WOMEN_AHEAD;
  const lead = (at30 + (at60 - at30) * Math.min(position, 1)) * (gender === "Female" ? 1 : -1);
  const along = ({ young, old }: { young: number; old: number }) =>
    logit(young) + (logit(old) - logit(young)) * position;
  const basic = rising(along(attainment.belowUpperSecondary) - lead);
  const tertiary = Math.min(rising(along(attainment.tertiary) + lead), 0.98 - basic);
  const master = (tertiary * attainment.mastersPer100Tertiary) / 100;
  return { basic, upper_secondary: 1 - basic - tertiary, bachelor: tertiary - master, master };
}

/**
 * Shares reached by an age: school is left at 18 or 19, first degrees come between 21 and 26, second ones between 23
 * and 28.
 */
function reachedShares(market: string, age: number, gender: Gender): Shares<EducationLevel> {
  const final = finalShares(market, age, gender);
  const master = final.master * between((age - 22) / 6, 0, 1);
  const bachelor = (final.bachelor + final.master) * between((age - 20) / 6, 0, 1) - master;
  const schooled = (1 - final.basic) * between((age - 17) / 2, 0, 1);
  return toShares({
    basic: 1 - schooled,
    upper_secondary: schooled - bachelor - master,
    bachelor: Math.max(0, bachelor),
    master,
  });
}

const only = (shares: Partial<Shares<EducationLevel>>): Shares<EducationLevel> => ({
  basic: 0,
  upper_secondary: 0,
  bachelor: 0,
  master: 0,
  ...shares,
});

/**
 * Highest completed education of people of an age, gender and activity.
 * @returns shares by level; somebody still in education has the level that lets them in
 */
export function educationShares(
  market: string,
  age: number,
  gender: Gender,
  activity: Activity,
): Shares<EducationLevel> {
  if (activity === "pupil") return only({ basic: 1 });
  if (activity === "apprentice") return age < 18 ? only({ basic: 1 }) : only({ basic: 0.5, upper_secondary: 0.5 });
  if (activity === "student") {
    if (age < 22) return only({ upper_secondary: 1 });
    if (age < 27) return only({ upper_secondary: 0.6, bachelor: 0.4 });
    return only({ upper_secondary: 0.25, bachelor: 0.55, master: 0.2 });
  }
  return reachedShares(market, age, gender);
}
