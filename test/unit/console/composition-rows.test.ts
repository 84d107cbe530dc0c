import { describe, expect, it } from "vitest";
import { compositionOf } from "../../../console/pages/audiences/composition-rows.ts";

const people = {
  age: [
    { from: 18, to: 24, share: 0.4 },
    { from: 65, to: null, share: 0.6 },
  ],
  gender: { Male: 0, Female: 1 },
  income_level: { Low: 0.5, Middle: 0.5, High: 0 },
  places: [..."ABCDEFGH"].map((name, index) => ({ name, share: index === 0 ? 0.3 : 0.1 })),
};
const persona = { age: 24, gender: "Female", income_level: "Low", location: "H" } as const;

describe("personas next to the people they stand for", () => {
  it("are counted in the groups of the population that are not empty", () => {
    const { Age, Gender, Income } = compositionOf([persona, { ...persona, age: 90 }], people);
    expect(Age).toEqual([
      { label: "18 to 24", personas: 1, population: 0.4 },
      { label: "65 and over", personas: 1, population: 0.6 },
    ]);
    expect(Gender).toEqual([{ label: "Women", personas: 2, population: 1 }]);
    expect(Income?.map(({ label }) => label)).toEqual(["Low", "Middle"]);
  });

  it("are shown by the six places with most of them, and the rest together", () => {
    const { Place = [] } = compositionOf([persona, { ...persona, location: "Moon" }], people);
    expect(Place.map(({ label, personas }) => [label, personas])).toEqual([
      ["H", 1],
      ["A", 0],
      ["B", 0],
      ["C", 0],
      ["D", 0],
      ["E", 0],
      ["Elsewhere", 1],
    ]);
    expect(Place.at(-1)?.population).toBeCloseTo(0.2);
  });

  it("of a file are counted nowhere by what the file does not say", () => {
    const { Age } = compositionOf([{ ...persona, age: null }], people);
    expect(Age?.map(({ personas }) => personas)).toEqual([0, 0]);
  });
});
