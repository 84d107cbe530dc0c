import { quirk, type Consumer } from "../appraisal/consumer.ts";
import { wordPattern } from "./word-pattern.ts";

/** How many people live in a person's household, as far as the record tells. */
export function householdSize(consumer: Consumer): number {
  const text = consumer.profile.household.toLowerCase();
  const more = quirk(consumer, "household size") > 0.3 ? 1 : 0;
  if (/generations/.test(text)) return 5 + more;
  if (/alone|care home|one-person|widow/.test(text)) return 1;
  if (/single parent|one parent/.test(text)) return 2 + more;
  if (consumer.hasChildren) return 3 + more;
  if (/parents|shares|flat-?share|flatmate|roommate/.test(text)) return 3 + more;
  return 2;
}

/** How many children a person has at home. */
export const childrenAtHome = (consumer: Consumer): number => {
  if (!consumer.hasChildren && !consumer.hasBaby) return 0;
  return /single parent/.test(consumer.profile.household.toLowerCase())
    ? householdSize(consumer) - 1
    : Math.max(1, householdSize(consumer) - 2);
};

export type Work =
  | "pupil"
  | "student"
  | "apprentice"
  | "retired"
  | "homemaker"
  | "leave"
  | "unemployed"
  | "unable"
  | "self_employed"
  | "part_time"
  | "full_time";

/** What a person does for a living. */
export function workOf({ profile, isRetired, notes }: Consumer): Work {
  const text = profile.occupation.toLowerCase();
  if (/pupil|school leaver|schüler/.test(text)) return "pupil";
  if (/^(?:\S+ )?student\b|\bstudent of/.test(text)) return "student";
  if (/apprentice|trainee|azubi/.test(text)) return "apprentice";
  if (/retired|pensioner/.test(text)) return "retired";
  if (/homemaker|housewife|househusband|stay-at-home/.test(text)) return "homemaker";
  if (/parental leave|maternity/.test(text)) return "leave";
  if (/looking for work|unemployed|between jobs/.test(text)) return "unemployed";
  if (/unable to work/.test(text)) return "unable";
  if (/self-employed|freelanc|owner|own business/.test(text)) return "self_employed";
  if (/part-time/.test(`${text} ${profile.life_circumstance.toLowerCase()}`)) return "part_time";
  return isRetired && profile.age >= 60 && /\bpension\b/.test(notes) && text === "" ? "retired" : "full_time";
}

/** Options that say what a person does, most particular first. */
export const workOptions: Readonly<Record<Work, readonly RegExp[]>> = {
  pupil: [wordPattern("pupil|at school|school|schüler\\p{L}*"), wordPattern("student|in education|in ausbildung|studier\\p{L}*|studen\\p{L}*")],
  student: [wordPattern("student|studying|studier\\p{L}*|studen\\p{L}*|university"), wordPattern("in education|in ausbildung|pupil|schüler\\p{L}*")],
  apprentice: [wordPattern("apprentice\\p{L}*|trainee|vocational training|azubi|auszubildende\\p{L}*|in (?:der )?ausbildung|lehre"), wordPattern("in education|student|employed|angestellt\\p{L}*|berufstätig")],
  retired: [wordPattern("retired|retirement|pension\\p{L}*|rentner\\p{L}*|rente|ruhestand"), wordPattern("not (?:working|employed)|nicht (?:berufstätig|erwerbstätig)")],
  homemaker: [wordPattern("homemaker|housewife|stay-at-home|looking after (?:the )?home|hausfrau|hausmann"), wordPattern("not (?:working|employed)|nicht (?:berufstätig|erwerbstätig)")],
  leave: [wordPattern("parental leave|maternity leave|on leave|elternzeit|karenz"), wordPattern("homemaker|hausfrau|hausmann"), wordPattern("not (?:working|employed)|nicht (?:berufstätig|erwerbstätig)"), wordPattern("employed|berufstätig|angestellt\\p{L}*")],
  unemployed: [wordPattern("unemployed|looking for (?:work|a job)|job seeker|arbeitslos|arbeitssuchend\\p{L}*|arbeitsuchend\\p{L}*"), wordPattern("not (?:working|employed)|nicht (?:berufstätig|erwerbstätig)")],
  unable: [wordPattern("unable to work|disab\\p{L}*|erwerbsunfähig|arbeitsunfähig|berufsunfähig"), wordPattern("not (?:working|employed)|nicht (?:berufstätig|erwerbstätig)")],
  self_employed: [wordPattern("self-employed|freelanc\\p{L}*|own business|selbst(?:st)?ändig\\p{L}*|freiberuf\\p{L}*"), wordPattern("full[- ]time|vollzeit"), wordPattern("(?<!un)employed|working|berufstätig|erwerbstätig")],
  part_time: [wordPattern("part[- ]time|teilzeit"), wordPattern("(?<!un)employed|employee|working|berufstätig|erwerbstätig|angestellt\\p{L}*")],
  full_time: [wordPattern("full[- ]time|vollzeit"), wordPattern("(?<!not )(?<!self-)(?:employed|employee|working|in work)|(?<!nicht )(?:berufstätig|erwerbstätig)|angestellt\\p{L}*")],
}; // prettier-ignore

/** The year that ages are counted in where a question asks for the year of birth. */
const COUNTED_IN = 2026;
export const birthYear = ({ profile }: Consumer): number => COUNTED_IN - profile.age;

/** Highest qualification from 0 (school) to 4 (doctorate). */
export function qualification({ profile }: Consumer): number {
  const text = profile.education.toLowerCase().replace(/,.*(?:studying|working).*$/, "");
  if (/doctorate|phd/.test(text) && !/master/.test(text)) return 4;
  if (/master/.test(text)) return 3;
  if (/bachelor|tertiary|degree|college/.test(text)) return /no degree/.test(text) ? 1 : 2;
  return /^no upper|lower secondary|^studying for an upper/.test(text) ? 0 : 1;
}

/** Qualifications in options, in the same steps. */
export const qualificationWords: readonly RegExp[] = [
  wordPattern("no (?:formal )?(?:qualification\\p{L}*|degree|education|school\\p{L}*)|primary|elementary|lower secondary|less than high school|hauptschul\\p{L}*|grundschul\\p{L}*|(?:ohne|kein\\p{L}*) (?:schul)?abschluss"),
  wordPattern("upper secondary|secondary|high school|vocational|a-levels?|gcse\\p{L}*|apprenticeship|realschul\\p{L}*|mittlere reife|abitur|matura|(?:berufs)?ausbildung|lehre|some college"),
  wordPattern("bachelor\\p{L}*|undergraduate|college|associate|fachhochschul\\p{L}*|university|degree|hochschul\\p{L}*|universität\\p{L}*|studium|meister"),
  wordPattern("master\\p{L}*|postgraduate|graduate degree|diplom|magister"),
  wordPattern("doctor\\p{L}*|phd|ph\\.d\\.?|promotion|doktor\\p{L}*"),
]; // prettier-ignore
