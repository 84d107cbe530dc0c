import type { HouseholdType } from "../market/population/vocabulary.ts";
import type { Demographics } from "./draw-demographics.ts";

const COMPLETED = {
  basic: "no upper secondary qualification",
  upper_secondary: "upper secondary or vocational qualification",
  bachelor: "bachelor's or short tertiary degree",
  master: "master's degree or doctorate",
} as const;

const STUDYING_WITH = {
  basic: "studying for an upper secondary qualification",
  upper_secondary: "upper secondary qualification, studying for a first degree",
  bachelor: "bachelor's degree, studying for a master's",
  master: "master's degree, working on a doctorate",
} as const;

/** A person's education as one phrase: the highest qualification and what they are studying for. */
export function educationText({ age, activity, education }: Demographics): string {
  if (activity === "pupil") return age < 16 ? "at lower secondary school" : "at upper secondary school";
  if (activity === "student") return STUDYING_WITH[education];
  if (activity === "apprentice") return `${COMPLETED[education]}, in vocational training`;
  return COMPLETED[education];
}

const HOUSEHOLDS: Record<HouseholdType, string> = {
  parents: "lives with parents",
  one_parent: "lives with one parent",
  alone: "lives alone",
  shared_flat: "shares a flat",
  couple: "lives with a partner, no children at home",
  couple_young_children: "lives with a partner and children, the youngest under 13",
  couple_older_children: "lives with a partner and teenage or grown-up children",
  single_parent: "single parent with children at home",
  generations: "lives with several generations of the family",
  care_home: "lives in a care home",
};

export const householdText = (household: HouseholdType): string => HOUSEHOLDS[household];

/** What a person does, with the occupation family where there is one: `retired, formerly teaching and education`. */
export function occupationText({ activity, occupation }: Demographics): string {
  const family = occupation ?? "an occupation not named";
  switch (activity) {
    case "employed":
      return family;
    case "pupil":
      return "school pupil";
    case "student":
      return "student";
    case "apprentice":
      return `apprentice in ${family}`;
    case "unemployed":
      return `looking for work, last in ${family}`;
    case "homemaker":
      return "homemaker";
    case "parental_leave":
      return `on parental leave from ${family}`;
    case "unable_to_work":
      return "unable to work through illness or disability";
    case "retired":
      return `retired, formerly in ${family}`;
  }
}
