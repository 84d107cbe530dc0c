import { readOccupation } from "../../../../../functions/domain/persona/sampling-plan/occupation-text.ts";
import type { PersonaFacts } from "../../../../../functions/domain/persona/schemas.ts";
import { pick, type RandomGenerator } from "../../../../../functions/domain/statistics/random.ts";
import { capitalised } from "../../wording/template.ts";
import { allTitlesOf, families, subjects, titlesOf } from "./titles.ts";

const longest = 100;
const lowered = (title: string): string =>
  /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
const hasDegree = (education: string): boolean => /^(?:bachelor|master)/.test(education);

/** `nurses` → `nurse`, `police officers in Berlin` → `police officer in Berlin`, `secretaries` → `secretary`. */
const singular = (text: string): string =>
  text.replace(
    /^(.*?\p{L})(ies|(?<=ch|sh|ss)es|(?<![suì'])s)(?= (?:in|at|with|from|of|for|who|on)\b|$)/iu,
    (_, stem: string, ending: string) => (ending.toLowerCase() === "ies" ? `${stem}y` : stem),
  );

/** A title of the family that the person's education leads to. */
const titleOf = (family: string, facts: PersonaFacts, random: RandomGenerator): string =>
  pick(random, titlesOf(family, hasDegree(facts.education)));

/** What comes after `formerly in` or `from` is a family, unless it is `an occupation not named`. */
const known = (family: string, random: RandomGenerator): string =>
  families.includes(family) ? family : pick(random, families.slice(7, 15));

const studies = ({ education }: PersonaFacts, random: RandomGenerator): string =>
  `${/doctorate/.test(education) ? "Doctoral student" : /for a master/.test(education) ? "Master's student" : "Student"} of ${pick(random, subjects)}`;

/** What a group's owner wrote, as one person's: a title that says the same in more detail where there is one. */
function described(facts: PersonaFacts, random: RandomGenerator): string {
  const text = facts.occupation_family;
  const reading = readOccupation(text);
  const own = singular(text.trim());
  const head = own.toLowerCase().split(" ").at(-1)!;
  if (reading.activities[0] === "student" && /^(?:university |college )?students?$/i.test(text.trim()))
    return studies(facts, random);
  if (reading.activities[0] !== "employed") return own;
  const parents = /\b(?:mum|mom|mother|dad|father|parent)s?\b/i.test(text);
  if (parents) return titleOf(known(reading.family ?? "", random), facts, random);
  const closer = reading.family
    ? allTitlesOf(reading.family).filter((title) => title.toLowerCase().includes(head))
    : [];
  const settings = [
    "",
    " at a small firm",
    " at a large employer",
    ", part-time",
    " with ten years in the job",
    " on a fixed-term contract",
  ];
  const fits = facts.age >= 34 ? settings : settings.filter((setting) => !setting.includes("ten years"));
  return closer.length > 0 ? pick(random, [own, ...closer]) : `${own}${pick(random, fits)}`;
}

function situation(facts: PersonaFacts, random: RandomGenerator): string {
  const text = facts.occupation_family;
  const title = (family: string) => titleOf(known(family, random), facts, random);
  const retired = /^retired, formerly in (.+)$/.exec(text)?.[1];
  if (retired) return `Retired ${lowered(title(retired))}`;
  const seeking = /^looking for work, last in (.+)$/.exec(text)?.[1];
  if (seeking) return `${title(seeking)}, looking for work`;
  const onLeave = /^on parental leave from (.+)$/.exec(text)?.[1];
  if (onLeave) return `${title(onLeave)}, on parental leave`;
  const training = /^apprentice in (.+)$/.exec(text)?.[1];
  if (training) return `Apprentice ${lowered(pick(random, titlesOf(known(training, random), false)))}`;
  if (text === "student") return studies(facts, random);
  if (text === "school pupil")
    return facts.age < 16
      ? "Lower secondary school pupil"
      : `Upper secondary school pupil, ${pick(random, ["science", "languages", "arts", "economics"])} strand`;
  if (text === "homemaker")
    return pick(random, [
      "Homemaker",
      "Homemaker, runs the household full-time",
      "Homemaker with a few hours of paid odd jobs",
    ]);
  if (text.startsWith("unable to work")) return "Unable to work through illness or disability";
  return families.includes(text) ? title(text) : described(facts, random);
}

/** A job title or situation, within the occupation family of the facts; at most 100 characters. */
export function occupationOf(facts: PersonaFacts, random: RandomGenerator): string {
  const text = capitalised(situation(facts, random).trim()) || "Homemaker";
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
