import { describe, expect, it } from "vitest";
import { planPersonas } from "../../../../functions/domain/persona/sampling-plan/sampling-plan.ts";
import { personaPrompt, writtenPersonaSchema } from "../../../../functions/prompts/persona/prompt.ts";
import { german } from "../../../../local/bedrock/consumer/person/names/europe.ts";
import { plainName } from "../../../../local/bedrock/consumer/person/names/name.ts";
import { writePerson } from "../../../../local/bedrock/consumer/person/write-person.ts";

type Definition = Parameters<typeof planPersonas>[0]["definition"];

const anybody: Definition = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Berlin, Germany",
  income_level: null,
  occupation: null,
};

const plan = (definition: Partial<Definition>, seed = "group", startIndex = 0) =>
  planPersonas({ definition: { ...anybody, ...definition }, count: 10, startIndex, seed });

type Facts = ReturnType<typeof plan>[number];
const requestFor = (
  facts: Facts,
  takenNames: readonly string[] = [],
  segment = { name: "Segment", occupation: null },
) => personaPrompt({ facts, segment, takenNames, signals: ["Prices of butter rise again"] }).question;

const places = [
  "Germany", "Austria", "Switzerland", "France", "Netherlands", "Belgium", "United Kingdom", "Spain", "Italy", "Portugal",
  "Sweden", "Poland", "Türkiye", "United States", "Canada", "Mexico", "Brazil", "Argentina", "Japan", "South Korea", "China",
  "India", "South Africa", "Nigeria", "Australia", "Egypt", "Czechia", null,
]; // prettier-ignore

describe("writePerson", () => {
  it.each([{}, { occupation: "working mothers" }, { age_min: 13, age_max: 19 }])(
    "fits the tool's schema in every market: %o",
    (definition) => {
      for (const location of places) {
        for (const facts of plan({ ...definition, location }).slice(0, 4)) {
          const read = writtenPersonaSchema.safeParse(writePerson(requestFor(facts)));
          expect(read.error?.issues ?? []).toEqual([]);
          const text = JSON.stringify(read.data);
          expect(text).not.toMatch(/[{[]\w+[}/|]|undefined|NaN/);
          const brands = [...read.data!.trusted_brands, ...read.data!.distrusted_brands];
          expect(new Set(brands).size).toBe(brands.length);
        }
      }
    },
  );

  it("writes the same person for the same request", () => {
    const request = requestFor(plan({})[3]!);
    expect(writePerson(request)).toEqual(writePerson(request));
  });

  it.each(["Germany", "South Korea", "Poland"])(
    "never gives a name twice, accents and case aside, in %s",
    (location) => {
      const taken: string[] = [];
      for (const startIndex of [0, 10, 20, 30, 40]) {
        for (const facts of plan({ location }, "group", startIndex))
          taken.push(writePerson(requestFor(facts, taken)).full_name);
      }
      expect(new Set(taken.map(plainName)).size).toBe(50);
    },
  );

  it("ends when every name of the facts' initials is taken", () => {
    const facts = plan({ location: "Germany" })[0]!;
    const all = [...german.women.older, ...german.women.younger, ...german.men.older, ...german.men.younger].flatMap(
      (own) => german.families.map((family) => `${own} ${family}`.toUpperCase()),
    );
    expect(all.map(plainName)).not.toContain(plainName(writePerson(requestFor(facts, all)).full_name));
  });

  it("gives women women's names, and the wanted initials where the country has them", () => {
    const women = new Set([...german.women.older, ...german.women.younger]);
    const facts = plan({ location: "Germany", gender: "Female" });
    const names = facts.map((own) => writePerson(requestFor(own)).full_name);
    expect(names.filter((name) => !women.has(name.split(" ")[0]!))).toEqual([]);
    const wanted = facts.filter(
      (own, index) =>
        names[index]!.split(" ")
          .map((part) => `${part.charAt(0)}.`)
          .join(" ") === own.name_initials,
    );
    expect(wanted.length).toBeGreaterThanOrEqual(8);
  });

  it("keeps to the facts: circumstance, pronoun and occupation", () => {
    const facts = {
      ...plan({ gender: "Male" })[0]!,
      life_circumstance: "gave up driving last year",
      occupation_family: "retired, formerly in management",
    };
    const person = writePerson(requestFor(facts));
    expect(person.psychographic_notes).toContain("gave up driving last year");
    expect(person.occupation).toMatch(/^Retired /);
    expect(person.psychographic_notes).not.toMatch(/\b(?:she|her)\b/i);
  });

  it("lets two persons of a group share hardly a sentence", () => {
    const sentences = plan({}).flatMap((facts) => {
      const { digital_habits, price_sensitivity, psychographic_notes } = writePerson(requestFor(facts));
      const text = `${digital_habits} ${price_sensitivity} ${psychographic_notes}`;
      return [...new Set(text.split(/(?<=[.!?"]) (?=[A-Z])/))];
    });
    expect(1 - new Set(sentences).size / sentences.length).toBeLessThan(0.08);
  });

  it("counts in the money of the market", () => {
    const told = plan({ location: "Japan" }).map((facts) => JSON.stringify(writePerson(requestFor(facts))));
    expect(told.some((text) => text.includes("¥"))).toBe(true);
    expect(told.filter((text) => /[€$£]/.test(text))).toEqual([]);
  });
});
