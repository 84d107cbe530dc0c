import type { ReportWording } from "../../languages/report-wording.ts";

/** Facts of profiles, as reports call them. */
export const factNames = {
  gender: "variables.gender",
  age: "variables.age",
  income_level: "variables.income",
  location: "variables.location",
  occupation: "variables.occupation",
} as const;

const values = new Map([
  ["Female", "humans.female"],
  ["Male", "humans.male"],
  ["Low", "variables.low"],
  ["Middle", "variables.middle"],
  ["High", "variables.high"],
] as const);

/** The value of a fact in the language of the report; names of places and occupations stay unchanged. */
export function factValue({ say }: Pick<ReportWording, "say">, value: string): string {
  const key = (values as ReadonlyMap<string, Parameters<typeof say>[0]>).get(value);
  return key ? say(key) : value;
}
