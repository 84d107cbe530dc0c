import { describe, expect, it } from "vitest";
import {
  findsEveryone,
  reusableFor,
  searchLibrary,
  type LibraryFilter,
} from "../../../../functions/personas/library/search.ts";
import { libraryPersona } from "../../../support/library.ts";
import type { LibraryEntry } from "../../../../functions/personas/library/record.ts";

const entry = (fields: Partial<LibraryEntry>) => libraryPersona(fields).entry;
const everyone = {
  age_min: null,
  age_max: null,
  gender: "All",
  income_level: null,
  occupation: null,
  description: null,
} as const;

describe("the order of a search", () => {
  it("is most recently used first, never used last, then by id", () => {
    const entries = [
      entry({ id: "never-2" }),
      entry({ id: "early", last_used_at: "2026-11-01T00:00:00.000" }),
      entry({ id: "late-2", last_used_at: "2026-12-01T00:00:00.000" }),
      entry({ id: "never-1" }),
      entry({ id: "late-1", last_used_at: "2026-12-01T00:00:00.000" }),
    ];
    const { found, total } = searchLibrary(entries, {}, { limit: 4, offset: 0 });
    expect(found.map(({ id }) => id)).toEqual(["late-1", "late-2", "early", "never-1"]);
    expect(total).toBe(5);
    expect(searchLibrary(entries, {}, { limit: 4, offset: 4 }).found.map(({ id }) => id)).toEqual(["never-2"]);
    expect(searchLibrary(entries, {}, { limit: 4, offset: 5 })).toEqual({ found: [], total: 5 });
  });
});

it.each([
  [{}, true],
  [everyone, true],
  [{ location: undefined, gender: "All" }, true],
  [{ age_min: 0 }, false],
  [{ gender: "Male" }, false],
  [{ income_level: "Low" }, false],
  [{ occupation: "nurse" }, false],
  [{ location: "Munich" }, false],
] as [LibraryFilter, boolean][])("a search for %j finds everyone: %s", (filter, expected) =>
  expect(findsEveryone(filter)).toBe(expected),
);

describe("the keyword of an occupation", () => {
  const OCCUPATIONS = [
    "IT consultant",
    "Architect",
    "Security guard",
    "Pâtissier",
    "Grundschullehrer",
    "senior IT buyer",
  ];
  const entries = OCCUPATIONS.map((occupation, index) => entry({ id: String(index), occupation }));
  const found = (occupation: LibraryFilter["occupation"]) =>
    searchLibrary(entries, { occupation }, { limit: 100, offset: 0 }).found.map((persona) => persona.occupation);

  it.each([
    ["patissier", ["Pâtissier"]],
    ["LEHRER", ["Grundschullehrer"]],
    ["IT", ["IT consultant", "senior IT buyer"]],
    ["buyer senior", ["senior IT buyer"]],
    ["senior guard", []],
  ])("%s finds %j", (keyword, occupations) => expect(found(keyword)).toEqual(occupations));
});

describe("who may be reused in a group", () => {
  it("are the most reliable who are not retired and fit every field", () => {
    const entries = [
      entry({ id: "fair", reliability_score: 81 }),
      entry({ id: "best", reliability_score: 97 }),
      entry({ id: "tie", reliability_score: 81 }),
      entry({ id: "retired", reliability_score: 99, retired_at: "2026-12-01T00:00:00.000" }),
      entry({ id: "man", gender: "Male" }),
      entry({ id: "old", age: 71 }),
      entry({ id: "rich", income_level: "High" }),
      entry({ id: "driver", occupation: "driver" }),
      entry({ id: "hamburg", location: "Hamburg, Germany" }),
    ];
    const definition = {
      age_min: 34,
      age_max: 70,
      gender: "Female",
      income_level: "Middle",
      location: "München",
      occupation: "accounts",
      description: null,
    } as const;
    expect(reusableFor(entries, definition).map(({ id }) => id)).toEqual(["best", "fair", "tie"]);
  });

  it("are not known to satisfy a description", () => {
    const entries = [entry({ id: "munich" })];
    const munich = { ...everyone, location: "Munich, Germany" };
    expect(reusableFor(entries, munich)).toHaveLength(1);
    expect(reusableFor(entries, { ...munich, description: "who fish" })).toEqual([]);
  });

  it("live in the default market when the group names no place", () => {
    const entries = [entry({ id: "munich" }), entry({ id: "boston", location: "Boston, United States" })];
    expect(reusableFor(entries, { ...everyone, location: null }).map(({ id }) => id)).toEqual(["boston"]);
  });

  it("do not live where the name of the place only sounds alike", () => {
    const entries = [entry({ id: "venice", location: "Venice, Italy" })];
    expect(reusableFor(entries, { ...everyone, location: "Nice" })).toEqual([]);
  });
});
