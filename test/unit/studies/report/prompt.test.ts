import { expect, it } from "vitest";
import { reportPrompt } from "../../../../functions/studies/report/prompt.ts";

const { doubt } = reportPrompt({
  studyType: "concept_test",
  stimulus: "Oat drink",
  figures: {},
  participants: [],
  language: "en",
});
const recommendation = (title: string) => ({
  title,
  rationale: "It is dear.",
  rests_on: [],
  speaks: "either" as const,
  evidence: [{ participant: "P1", quote: "Too dear." }],
});
const doubtOf = (...titles: string[]) =>
  doubt?.({ summary: "It is dear.", recommendations: titles.map(recommendation) });

it.each(["Recommendation 1", "Empfehlung 2.", "Conseil #3", "提案1"])(
  "a report is doubted for the title %s",
  (title) => {
    expect(doubtOf("Lower the price", title)).toBe(
      `recommendations: each title says in a few words what to do; "${title}" does not.`,
    );
  },
);

it("a report is not doubted for titles that say what to do", () => {
  expect(doubtOf("Lower the price to 1.99", "Test 2 sizes", "Explain it", "値下げする")).toBeNull();
});
