import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIVE_QUESTIONS, pickQuestions } from "../../../bench/peer-comparison/five-questions.ts";
import { materialOf, medianLength, peopleIn } from "../../../bench/peer-comparison/material.ts";
import type { WatchedCall } from "../../../bench/peer-comparison/model-watch.ts";

const survey = readFileSync(new URL("../../../../docs/examples/survey.txt", import.meta.url), "utf8");

describe("the five questions", () => {
  it("are passages of the example, with their options and scales", () => {
    const picked = pickQuestions(survey, FIVE_QUESTIONS);
    expect(picked.match(/^\d+\. /gm)).toEqual(["1. ", "2. ", "6. ", "7. ", "10. "]);
    expect(picked).toContain("e) Never");
    expect(picked).not.toContain("SECTION");
  });

  it("are missed when the example changes", () => {
    expect(() => pickQuestions("1. One?\n\n2. Two?", [3])).toThrow("no question 3");
  });
});

const profile = {
  full_name: "Anna Huber",
  age: 31,
  gender: "Female",
  location: "Munich, Germany",
  occupation: "Nurse",
  income_level: "Low",
  big_five: { openness: 71 },
  trusted_brands: ["Netto", "Haribo"],
};
const asked = `This is you.\n<persona>\n${JSON.stringify(profile, null, 1)}\n</persona>\nAnswer.`;

describe("people", () => {
  it("are told once each, with everything that our prompts say of them", () => {
    expect(peopleIn([asked, asked, "no persona here"])).toEqual([
      {
        name: "Anna Huber",
        age: 31,
        gender: "Female",
        place: "Munich, Germany",
        occupation: "Nurse",
        portrait: "income level: Low. big five: openness 71. trusted brands: Netto, Haribo.",
      },
    ]);
  });
});

it("takes the middle length", () => {
  expect(medianLength(["a", "abc", "ab"])).toBe(2);
  expect(() => medianLength([])).toThrow("Nothing was answered");
});

describe("material", () => {
  const call = (purpose: string, answer: unknown): WatchedCall => ({
    kind: "chat",
    purpose,
    startedMs: 0,
    endedMs: 1,
    inputTokens: 1,
    outputTokens: 1,
    parts: null,
    asked,
    answer,
  });
  const report = { summary: "s".repeat(300), recommendations: [{ rationale: "r".repeat(80) }] };
  const {
    reaction,
    concept_test,
    survey: asking,
    lengths,
  } = materialOf(
    {
      conceptTest: [
        call("give_reaction", { reaction: "x".repeat(200), answers: { liking: "y".repeat(60) } }),
        call("write_report", report),
      ],
      survey: [
        call("answer_scale", { answer: "a".repeat(30) }),
        call("choose_options", { reason: "b".repeat(40) }),
        call("answer_openly", { answer: "c".repeat(50) }),
      ],
      questions: [
        {
          id: "q1",
          kind: "likert",
          context: null,
          text: "How likely?",
          required: true,
          scale: { points: 3, first_value: 0, low_label: "not", high_label: "very", labels: null },
          options: null,
          multiple: false,
        },
        {
          id: "q2",
          kind: "multiple_choice",
          context: null,
          text: "Which?",
          required: true,
          scale: null,
          options: ["A", "B"],
          multiple: true,
        },
      ],
    },
    "A drink",
  );

  it("asks for the reaction alone, and for it and the six items", () => {
    expect(reaction.questions.map(({ name, characters }) => [name, characters])).toEqual([["reaction", 200]]);
    expect(concept_test.questions).toHaveLength(7);
    expect(concept_test.questions.at(-1)).toMatchObject({ name: "liking", characters: 60 });
    expect(concept_test.concept).toBe("A drink");
  });

  it("asks the survey as the service has read it, without the concept", () => {
    expect(asking.concept).toBe("");
    expect(asking.questions).toMatchObject([
      { kind: "scale", options: ["0", "1", "2"], low: "not", high: "very", characters: 30 },
      { kind: "several", options: ["A", "B"], characters: 40 },
    ]);
  });

  it("knows how long a report is", () => {
    expect(lengths).toEqual({ summary: 300, point: 80 });
  });
});
