import { expect, it } from "vitest";
import { compareWithNoPersona } from "../../../../functions/findings/baselines/compare-with-no-persona.ts";
import type { ObservedSimulation } from "../../../../functions/dataset/observed-simulation.ts";

/** The largest survey: a hundred questions with 40,000 characters between them. */
const survey = (simulation_id: string, shift: number): ObservedSimulation => ({
  simulation_id,
  simulation_type: "survey",
  language: "en",
  stimulus: "the largest",
  persona_ids: ["a", "b", "c"],
  themes: [],
  questions: Array.from({ length: 100 }, (_, index) => ({
    id: `q${index + 1}`,
    question: "Ü".repeat(400),
    kind: "scale" as const,
    categories: [1, 2, 3, 4, 5],
    answers: new Map(["a", "b", "c"].map((id, persona) => [id, 1 + ((index + persona + shift) % 5)])),
    distributions: new Map(),
  })),
});

it("leaves room in a table item of 400 KB", () => {
  const figures = compareWithNoPersona(survey("one", 0), survey("two", 1));
  expect(figures.length).toBeGreaterThanOrEqual(300);
  expect(Buffer.byteLength(JSON.stringify(figures))).toBeLessThan(160_000);
});
