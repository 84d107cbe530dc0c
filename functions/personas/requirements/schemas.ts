import * as z from "zod";

/** Words for the people that somebody lives with; households.ts maps them to household types of the population. */
export const HOUSEHOLD_WORDS = [
  "alone",
  "couple",
  "couple_without_children",
  "family",
  "single_parent",
  "with_parents",
  "shared_flat",
  "several_generations",
  "care_home",
] as const;
export type HouseholdWord = (typeof HOUSEHOLD_WORDS)[number];

export const PLACE_TYPES = ["city", "town", "suburb", "countryside"] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/**
 * Something that the description of a group says of every one of its people. What the sampling plan knows (children,
 * household, kind of place) becomes its constraint; all of it is written into the person.
 */
export const requirementSchema = z.object({
  words: z.string().min(1).describe("The phrase of the description that says so, copied letter for letter"),
  children: z
    .object({
      at_home: z.boolean().describe("false: none live in the household"),
      from: z.int().min(0).max(60).nullable().describe("Youngest age that is meant, in years"),
      to: z.int().min(0).max(60).nullable().describe("Oldest age that is meant, in years; 11 for `under 12`"),
    })
    .nullable()
    .describe("Only if the phrase is about children in the household"),
  households: z
    .array(z.enum(HOUSEHOLD_WORDS))
    .default([])
    .describe("Only if the phrase is about whom they live with: whatever satisfies it"),
  place_types: z
    .array(z.enum(PLACE_TYPES))
    .default([])
    .describe("Only if the phrase is about the kind of place they live in: whatever satisfies it"),
});
export type Requirement = z.infer<typeof requirementSchema>;
