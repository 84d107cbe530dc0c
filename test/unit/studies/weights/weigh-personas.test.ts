import { describe, expect, it } from "vitest";
import { validateBody } from "../../../../functions/platform/http/validation.ts";
import { weightsRequestSchema, type WeightsRequest } from "../../../../functions/studies/weights/schemas.ts";
import { weighPersonas, type WeighedFacts } from "../../../../functions/studies/weights/weigh-personas.ts";

const definition = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Germany",
  income_level: null,
  occupation: null,
} as const;

/** Forty people, thirty of them women. */
const people = Array.from({ length: 40 }, (_, index): WeighedFacts => ({
  gender: index % 4 === 0 ? "Male" : "Female",
  age: 20 + ((index * 7) % 50),
  income_level: (["Low", "Middle", "High"] as const)[index % 3]!,
  region: index % 5 === 0 ? "Munich, Germany" : "Berlin, Germany",
}));
const weigh = (request: unknown) =>
  weighPersonas(weightsRequestSchema.parse(request) satisfies WeightsRequest, people, definition);

describe("weights of personas", () => {
  it("bring them to all margins at once", () => {
    const { weights, study } = weigh({
      margins: [
        { by: "gender", targets: { Female: 51, Male: 49 } },
        { by: "location", targets: { munich: 0.5, Berlin: 0.5 } },
      ],
    });
    expect(study.margins[0]).toEqual({
      by: "gender",
      categories: [
        { category: "Female", personas: 30, target_percent: 51, unweighted_percent: 75, weighted_percent: 51 },
        { category: "Male", personas: 10, target_percent: 49, unweighted_percent: 25, weighted_percent: 49 },
      ],
    });
    const shareOf = (holds: (one: WeighedFacts) => boolean) =>
      people.reduce((sum, one, index) => sum + (holds(one) ? weights[index]! : 0), 0) / people.length;
    expect(shareOf(({ gender }) => gender === "Female")).toBeCloseTo(0.51, 4);
    expect(shareOf(({ region }) => region.startsWith("Munich"))).toBeCloseTo(0.5, 4);
    expect(study.design_effect).toBeGreaterThan(1.2);
    expect(study.largest_weight).toBeGreaterThan(study.smallest_weight);
  });

  it("take the market's own table, in bands of ages that somebody is in", () => {
    const { study } = weigh({ population: "market" });
    expect(study.margins.map(({ by }) => by)).toEqual(["gender", "age"]);
    const [gender, age] = study.margins;
    // Of the adults of Germany 51 % are women.
    expect(gender?.categories.find(({ category }) => category === "Female")?.target_percent).toBeCloseTo(51, 0);
    expect(age?.categories.at(-1)?.category).toBe("65-90");
    expect(age?.categories.every(({ personas }) => personas > 0)).toBe(true);
    const total = age?.categories.reduce((sum, { target_percent }) => sum + target_percent, 0);
    expect(total).toBeCloseTo(100, 1);
  });

  it.each([
    [
      { margins: [{ by: "age", targets: { "18-34": 30, "35-90": 69.5, "91+": 0.5 } }] },
      "weights: no persona in the group is 91+ (age), and no weight makes up for that; generate such personas, or " +
        "leave the category out",
    ],
    [
      { margins: [{ by: "location", targets: { Munich: 50, Hamburg: 50 } }] },
      "weights: the targets of location leave out personas of the group, such as Berlin, Germany; name a target for " +
        "everybody, or leave this margin out",
    ],
  ])("are refused where people and categories do not find each other", (request, message) => {
    expect(() => weigh(request)).toThrow(message);
  });

  it("are refused where margins contradict each other", () => {
    const twice = people.map((one): WeighedFacts => ({ ...one, income_level: one.gender === "Male" ? "Low" : "High" }));
    const request = weightsRequestSchema.parse({
      margins: [
        { by: "gender", targets: { Female: 50, Male: 50 } },
        { by: "income_level", targets: { Low: 10, High: 90 } },
      ],
    });
    expect(() => weighPersonas(request, twice, definition)).toThrow(/no weights meet all of these margins/);
  });
});

describe("a request for weights", () => {
  const margin = (by: string, targets: Record<string, unknown>) => ({ margins: [{ by, targets }] });
  it.each([
    [{}, "must have margins, a population, or both"],
    [
      margin("gender", { Female: 51, Male: 46 }),
      "margins.0.targets: must add up to 100 percent (or to 1); they add up to 97",
    ],
    [margin("gender", { Female: 110, Male: -10 }), "must not be negative"],
    [margin("gender", { Female: 1e-131, Male: 1 }), "must all be at least 0.000001"],
    [margin("gender", { Woman: 51, Male: 49 }), 'margins.0.targets: "Woman" is no gender; there are Male, Female'],
    [margin("age", { young: 50, "35+": 50 }), 'margins.0.targets: "young" is not a range of ages such as 18-34 or 65+'],
    [margin("age", { "34-18": 50, "35+": 50 }), '"34-18" is not a range of ages'],
    [margin("age", { "18-40": 50, "35+": 50 }), "margins.0.targets: ranges of ages must not overlap"],
    [margin("gender", { Female: 100 }), "must name at least two categories"],
    [margin("shoe_size", { Small: 50, Large: 50 }), "margins.0.by: must be one of gender, age, income_level, location"],
    [
      { margins: Array(2).fill({ by: "gender", targets: { Female: 50, Male: 50 } }) },
      "margins: must each have another `by`",
    ],
    [{ population: "moon" }, "population: must be market"],
    [{ population: "market", cap: 1 }, "cap: must be at least 1.5"],
  ])("is refused as a sentence: %j", (request, message) => {
    expect(() => validateBody(weightsRequestSchema, request)).toThrow(message);
  });
});
