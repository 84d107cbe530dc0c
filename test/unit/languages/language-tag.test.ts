import { expect, it } from "vitest";
import { tagOfEnglishName } from "../../../functions/languages/language-tag.ts";
import { audienceReadingSchema } from "../../../functions/personas/groups/audience-prompt.ts";

it.each([
  ["English", "en"],
  ["german", "de"],
  ["Portuguese ", "pt"],
  ["BCP 47", undefined],
  ["", undefined],
])("%s is the name of %s", (name, tag) => {
  expect(tagOfEnglishName(name)).toBe(tag);
});

it("stands for the tag where a model reads an audience, as a model of 1.5 billion parameters wrote it", () => {
  const reading = {
    ...{ name: "mothers", age_min: 30, age_max: 45, gender: "Female", location: "Ohio", income_level: null },
    ...{ occupation: null, language: "English", written_in: "English" },
  };
  expect(audienceReadingSchema.parse(reading)).toMatchObject({ language: "en", written_in: "en" });
  expect(audienceReadingSchema.safeParse({ ...reading, language: "BCP 47" }).success).toBe(false);
});
