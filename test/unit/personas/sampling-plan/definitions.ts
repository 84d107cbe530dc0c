import * as fc from "fast-check";
import type { SegmentDefinition } from "../../../../functions/personas/groups/schemas.ts";

/** A group that names nothing. */
export const ANYBODY: SegmentDefinition = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: null,
  income_level: null,
  occupation: null,
};

export const LOCATIONS = [
  null,
  "Munich, Germany",
  "Deutschland",
  "NYC",
  "India",
  "Lagos",
  "Japan",
  "São Paulo - Brasil",
  "UAE",
  "Bhutan",
  "Atlantis",
];
export const OCCUPATIONS = [
  "Nurse",
  "software engineers",
  "retired teachers",
  "university students",
  "stay-at-home parents",
  "small business owners",
  "Vinyl collectors",
];

const nullable = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const ageRange = fc
  .record({ low: nullable(fc.integer({ min: 13, max: 120 })), high: nullable(fc.integer({ min: 13, max: 120 })) })
  .filter(({ low, high }) => low === null || high === null || low <= high);

/** Any definition that the API accepts. */
export const anyDefinition = (occupation: fc.Arbitrary<string | null>): fc.Arbitrary<SegmentDefinition> =>
  fc
    .record({
      ages: ageRange,
      gender: fc.constantFrom("Male", "Female", "All"),
      location: fc.constantFrom(...LOCATIONS),
      income_level: nullable(fc.constantFrom("Low", "Middle", "High")),
      occupation,
    })
    .map(({ ages, ...rest }) => ({ age_min: ages.low, age_max: ages.high, ...rest }));
