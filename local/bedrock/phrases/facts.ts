/** How somebody lives, as far as a persona's record tells it. */
export const circumstances = [
  "children",
  "family",
  "single_parent",
  "parents",
  "shared",
  "couple",
  "widowed",
  "divorced",
  "alone",
  "student",
  "retired",
  "home",
  "unemployed",
  "self_employed",
  "part_time",
  "master",
  "bachelor",
  "school",
  "pet",
] as const;
export type Circumstance = (typeof circumstances)[number];

/**
 * Questions about the person that the record answers, with what an option can say to each, most particular first. Those
 * with an empty list are answered by a number or a name.
 */
export const factQuestions = {
  gender: ["woman", "man"],
  children: ["yes", "no"],
  people: [],
  household: ["family", "single_parent", "parents", "shared", "with_children", "couple", "alone"],
  marital: ["widowed", "divorced", "married", "couple", "single"],
  work: ["student", "retired", "home", "unemployed", "self_employed", "part_time", "employed", "not_employed"],
  education: ["master", "bachelor", "school"],
  income: ["low", "middle", "high"],
  age: [],
  country: [],
} as const;
export type FactQuestion = keyof typeof factQuestions;
/** What an option can say of a person. */
export type Fact = (typeof factQuestions)[FactQuestion][number];
export const factNames = [...new Set(Object.values(factQuestions).flat())] as readonly Fact[];
