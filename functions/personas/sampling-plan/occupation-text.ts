import words from "../../data/occupation-words.json" with { type: "json" };
import { OCCUPATION_FAMILIES } from "../market/population/occupations.ts";
import type { Activity } from "../market/population/vocabulary.ts";
import { stemPattern } from "../../platform/text/word-patterns.ts";

/**
 * What a group's occupation text says about the people who have it, as far as age, education and household depend on
 * it.
 */
export interface OccupationText {
  /** As the group's owner wrote it. */
  text: string;
  activities: readonly Activity[];
  /** Name of an occupation family, null when the text fits none. */
  family: string | null;
  youngest: number;
  oldest: number;
  /** Whether they have children at home: `working mothers`. */
  parents: boolean;
}

/** First match wins: `retired teachers` are retired, `student nurses` are students. */
const ACTIVITY_PATTERNS = words.activities.map(({ activities, words: stems }) => ({
  activities: activities as Activity[],
  pattern: stemPattern(stems),
}));

/** Occupations that are entered later than their family, and those that are left early. */
const AGE_PATTERNS = words.ages.map(({ words: stems, ...range }) => ({ range, pattern: stemPattern(stems) }));

const FAMILY_PATTERNS = words.families.map(({ family, words: stems }) => ({ family, pattern: stemPattern(stems) }));

const PARENTS = /\b(moms?|mums?|mothers?|dads?|fathers?|parents?|mamas?|mütter|väter|eltern)\b/;
/** Ages at which people who are addressed as parents have children at home. */
const PARENT_AGES = { youngest: 20, oldest: 58 };

const OLDEST_BY_ACTIVITY: Partial<Record<Activity, number>> = { pupil: 19, student: 54, apprentice: 30 };

/** Reads an occupation text; one that no pattern knows is taken for a paid occupation of its own. */
export function readOccupation(text: string): OccupationText {
  const lower = text.toLowerCase().normalize("NFC");
  const activities =
    ACTIVITY_PATTERNS.find(({ pattern }) => pattern.test(lower))?.activities ?? (["employed"] as const);
  const activity = activities[0]!;
  const inWork =
    activity === "employed" || activity === "retired" || activity === "parental_leave" || activity === "unemployed";
  const family = (inWork && FAMILY_PATTERNS.find(({ pattern }) => pattern.test(lower))?.family) || null;
  const ages: { youngest?: number; oldest?: number }[] = AGE_PATTERNS.filter(({ pattern }) => pattern.test(lower)).map(
    ({ range }) => range,
  );
  const parents = PARENTS.test(lower);
  if (parents) ages.push(PARENT_AGES);
  const familyYoungest = OCCUPATION_FAMILIES.find(({ name }) => name === family)?.youngest ?? 13;
  return {
    text,
    activities,
    family,
    youngest: activity === "retired" ? 13 : Math.max(familyYoungest, ...ages.map(({ youngest = 13 }) => youngest)),
    oldest: Math.min(OLDEST_BY_ACTIVITY[activity] ?? 120, ...ages.map(({ oldest = 120 }) => oldest)),
    parents,
  };
}
