import { describe, expect, it } from "vitest";
import { personaDoubt, withoutRepeats } from "../../../../functions/personas/people/doubts.ts";
import { distinctRecommendations } from "../../../../functions/studies/report/distinct-recommendations.ts";

const person = {
  full_name: "Sarah Kim",
  occupation: "Works at a till",
  personality_traits: ["frugal", "curious", "direct"],
  trusted_brands: ["Aldi", "Lipton"],
  distrusted_brands: ["Red Bull"],
  digital_habits: "Reads test magazines online and orders rarely.",
  price_sensitivity: "Waits for offers below 2 dollars.",
  psychographic_notes: "Distrusts claims on the front of a pack.",
  signals_used: [
    { signal: 1, used_for: "Buys at Aldi." },
    { signal: 2, used_for: "Doubts energy drinks." },
  ],
};

describe("a written person", () => {
  it("is rid of what is said twice or both ways", () => {
    const traits = ["frugal", "Frugal", "curious", "direct"];
    const signals = [...person.signals_used, { signal: 3, used_for: "buys at Aldi." }];
    const written = {
      ...person,
      personality_traits: traits,
      distrusted_brands: ["ALDI", "Red Bull"],
      signals_used: signals,
    };
    expect(withoutRepeats(written)).toEqual({ ...person, trusted_brands: ["Lipton"] });
    const torn = { ...person, personality_traits: ["frugal", "frugal", "curious"], trusted_brands: ["Red Bull"] };
    expect(withoutRepeats(torn)).toEqual(torn);
  });
});

describe("what makes no sense in a written person", () => {
  it.each([
    ["a name that another has", { full_name: "ANNA MAY" }, "Anna May is taken"],
    ["half a name", { full_name: "Sarah" }, "a given name and a family name"],
    ["a family name that is a letter", { full_name: "Hannah G." }, "a given name and a family name"],
    [
      "dimensions for traits",
      { personality_traits: ["Agreeableness", "Openness 40", "frugal"] },
      "name of a dimension",
    ],
    ["a label for a description", { price_sensitivity: "Sceptic" }, "price_sensitivity: describe it"],
  ])("is %s", (_, changed, said) => {
    expect(personaDoubt({ ...person, ...changed }, ["Anna May"])?.toLowerCase()).toContain(said.toLowerCase());
  });

  it("is nothing in a person as they should be, in languages without spaces either", () => {
    expect(personaDoubt(person, ["Anna May"])).toBeNull();
    expect(personaDoubt({ ...person, price_sensitivity: "特売の日まで待ちます。" }, [])).toBeNull();
  });
});

const recommendation = (title: string, rationale: string, quotes: readonly string[]) => ({
  title,
  rationale,
  rests_on: [],
  speaks: "either" as const,
  evidence: quotes.map((quote) => ({ participant: "P1", quote })),
});
const recommendations = [
  recommendation("Lower the price", "It is too dear.", ["Too dear for me."]),
  recommendation("Say where the leaves are from", "They ask for it.", ["From where?"]),
];

describe("recommendations of a report", () => {
  it("come once each, whichever part of them is repeated", () => {
    const again = [
      recommendation("lower the price", "Because.", ["Other."]),
      recommendation("Other", "It is too dear.", ["Other things."]),
    ];
    // What was left out says nothing against others, nor do quotes that two rest on.
    const other = recommendation("Add mint", "Because.", ["too dear for me."]);
    expect(distinctRecommendations([...recommendations, ...again, other])).toEqual([...recommendations, other]);
  });
});
