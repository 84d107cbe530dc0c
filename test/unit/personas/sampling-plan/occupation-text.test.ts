import { describe, expect, it } from "vitest";
import { OCCUPATION_FAMILIES } from "../../../../functions/personas/market/population/occupations.ts";
import { readOccupation } from "../../../../functions/personas/sampling-plan/occupation-text.ts";

describe("readOccupation", () => {
  it.each([
    ["Nurse", "employed", "nursing and care", 18],
    ["General practitioners and other doctors", "employed", "medicine and pharmacy", 26],
    ["Software Developer", "employed", "information technology", 19],
    ["Senior product managers", "employed", "management", 29],
    ["University professor", "employed", "teaching and education", 32],
    ["self-employed electrician", "employed", "own small business", 22],
    ["working professionals", "employed", null, 13],
    ["retired teachers", "retired", "teaching and education", 13],
    ["Students", "student", null, 13],
    ["student nurses", "student", null, 13],
    ["student affairs officer", "employed", null, 13],
    ["high school students", "pupil", null, 13],
    ["stay-at-home mum", "homemaker", null, 20],
    ["on maternity leave", "parental_leave", null, 13],
    ["unemployed", "unemployed", null, 13],
    ["Rentner", "retired", null, 13],
    ["Vinyl collectors", "employed", null, 13],
  ])("takes %j for %s, family %s, from %d", (text, activity, family, youngest) => {
    expect(readOccupation(text)).toMatchObject({ text, activities: [activity], family, youngest });
  });

  it("keeps juniors young", () => {
    expect(readOccupation("Junior consultants").oldest).toBe(33);
  });

  it("names only families that exist", () => {
    const names = new Set(OCCUPATION_FAMILIES.map(({ name }) => name));
    for (const text of [
      "pharmacist",
      "carer",
      "tutor",
      "programmer",
      "chemist",
      "lawyer",
      "soldier",
      "designer",
      "chef",
      "director",
      "driver",
      "plumber",
      "factory hand",
      "farmer",
      "cleaner",
      "barber",
      "cashier",
      "clerk",
      "founder",
    ]) {
      expect(names).toContain(readOccupation(text).family);
    }
  });
});
