import { describe, expect, it } from "vitest";
import { estimableQuestions } from "../../../../functions/studies/direct-estimate/questions.ts";
import type { StudyInput } from "../../../../functions/studies/simulation/record.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { conceptItems } from "../../../../functions/studies/concept-test/battery.ts";

const scale = { points: 3, first_value: 0, low_label: null, high_label: null, labels: null };
const surveyOf = (...questions: Partial<SurveyQuestion>[]): StudyInput => ({
  survey_schema: plainSurvey(
    questions.map((question, index) => ({
      ...plainQuestion,
      id: `q${index + 1}`,
      kind: "likert",
      text: "Do you like it?",
      ...question,
    })),
  ),
  script: null,
  conjoint_design: null,
});
const ofSurvey = (...questions: Partial<SurveyQuestion>[]) =>
  estimableQuestions({ simulation_type: "survey", language: "en" }, surveyOf(...questions));

describe("questions whose answers by a population can be estimated", () => {
  it("are the six of the battery in a concept test, on five points with words, in the study's language", () => {
    const questions = estimableQuestions({ simulation_type: "concept_test", language: "de" }, undefined);
    expect(questions.map(({ question_id }) => question_id)).toEqual(conceptItems);
    for (const { text, answers } of questions) {
      expect(text).toMatch(/\?/);
      expect(answers.map(({ answer }) => answer)).toEqual([1, 2, 3, 4, 5]);
      expect(new Set(answers.map(({ label }) => label)).size).toBe(5);
    }
  });

  it("are those of a survey with a scale or options, in its order, with what stands above them", () => {
    const options = ["A", "B"];
    const questions = ofSurvey(
      { scale, context: "An offer." },
      { kind: "open_ended" },
      { kind: "multiple_choice", options, multiple: true },
      { kind: "multiple_choice", options, fact: "gender" },
      { scale, fact: "age" },
    );
    expect(questions).toMatchObject([
      { question_id: "q1", context: "An offer.", multiple: false },
      { question_id: "q3", multiple: true, answers: [{ answer: "A" }, { answer: "B" }] },
    ]);
  });

  it("have the numbers and words of their scale", () => {
    const answersOf = (changes: object) => ofSurvey({ scale: { ...scale, ...changes } })[0]?.answers;
    expect(answersOf({ low_label: "no", high_label: "yes" })).toEqual([
      { answer: 0, label: "no" },
      { answer: 1, label: null },
      { answer: 2, label: "yes" },
    ]);
    expect(answersOf({ labels: ["no", "so", "yes"] })?.map(({ label }) => label)).toEqual(["no", "so", "yes"]);
    // A scale without a word gets the ends of what its question measures, as the rating of personas does.
    expect(answersOf({})?.[0]?.label).not.toBe(answersOf({})?.at(-1)?.label);
    expect(answersOf({})?.[0]?.label).toMatch(/\w/);
  });

  it.each(["focus_group", "idi_ai", "idi_manual", "conjoint"] as const)("are none in a %s", (simulation_type) => {
    expect(estimableQuestions({ simulation_type, language: "en" }, undefined)).toEqual([]);
  });
});
