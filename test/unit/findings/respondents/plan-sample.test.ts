import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fewestPeople, planSample } from "../../../../functions/findings/respondents/plan-sample.ts";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";

/** People of a spread of 1.5 about 4, and personas that go together with them. */
function asked(correlation: number, pairs: number, predictions: number) {
  const random = randomFrom(`plan ${correlation}`);
  const people = Array.from({ length: pairs }, () => normal(random));
  const personas = people.map((own) => correlation * own + Math.sqrt(1 - correlation ** 2) * normal(random));
  return {
    question_id: "q1",
    question: "How likely would you be to buy this?",
    people: people.map((own) => 4 + 1.5 * own),
    personas: personas.map((own) => 4 + own),
    predictions,
  };
}

describe("fewest people for a half width", () => {
  // t(n − 1) · sd / √n is .24975 for 141 people and .25065 for 140 (scipy 1.17).
  it("is the textbook's for people alone", () => {
    expect(fewestPeople(0.25, { sd: 1.5 })).toBe(141);
    expect(fewestPeople(1, { sd: 0.5 })).toBe(4);
    expect(fewestPeople(0.5, { sd: 0 })).toBe(2);
  });

  it("is (1 − ρ²) of them with endless personas", () => {
    const people = fewestPeople(0.05, { sd: 1.5, correlation: 0.6, predictions: Infinity });
    expect(people / fewestPeople(0.05, { sd: 1.5 })).toBeCloseTo(0.64, 2);
  });

  it("is just enough, and falls with correlation and personas", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 0.95, noNaN: true }),
        fc.integer({ min: 1, max: 5_000 }),
        (sd, correlation, predictions) => {
          const people = fewestPeople(0.2, { sd, correlation, predictions });
          expect(people).toBeLessThanOrEqual(fewestPeople(0.2, { sd }));
          expect(fewestPeople(0.2, { sd, correlation, predictions: 2 * predictions })).toBeLessThanOrEqual(people);
          expect(fewestPeople(0.2, { sd, correlation, predictions: Infinity })).toBeLessThanOrEqual(people);
        },
      ),
    );
  });
});

describe("a plan", () => {
  it("says how many people personas save, and on what it rests", () => {
    const { questions, notes } = planSample(0.25, [asked(0.6, 200, 500)], "en");
    const [plan] = questions;
    expect(plan!.correlation).toBeGreaterThan(0.5);
    expect(plan!.correlation_interval![0]).toBeLessThan(plan!.correlation!);
    expect(plan!.people_with_personas!).toBeLessThan(plan!.people_alone);
    expect(plan!.people_with_endless_personas!).toBeLessThan(plan!.people_with_personas!);
    expect(plan!.sentence).toContain(`ask ${plan!.people_alone} people`);
    expect(plan!.sentence).toContain(`With 500 additional personas, ${plan!.people_with_personas} people are enough`);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ["a correlation that may be chance", asked(0.05, 100, 500)],
    ["one against the people", asked(-0.6, 200, 500)],
    ["one of three pairs", asked(0.6, 3, 500)],
  ])("saves nobody by %s", (_, question) => {
    const [plan] = planSample(0.25, [question], "en").questions;
    expect(plan).toMatchObject({ people_with_personas: null, people_with_endless_personas: null });
    expect(plan!.sentence).toContain("Personas do not lower this number");
  });

  it("does not count on personas that nobody has made", () => {
    const [plan] = planSample(0.25, [asked(0.6, 200, 0)], "de").questions;
    expect(plan!.people_with_personas).toBeNull();
    expect(plan!.sentence).toContain(`auf ${plan!.people_with_endless_personas} Menschen senken`);
  });

  it("says so where all answered alike, where pairs are few and where there are none", () => {
    const alike = { ...asked(0.6, 10, 5), personas: Array.from({ length: 10 }, () => 3) };
    const { questions, notes } = planSample(0.25, [alike, asked(0.6, 1, 5)], "en");
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ correlation: null, correlation_interval: null, people_with_personas: null });
    expect(questions[0]!.sentence).toContain("is unknown");
    expect(notes[1]).toContain("1 question rests on fewer than 30 pairs");
    expect(notes[2]).toContain("1 question is left out");
  });
});
