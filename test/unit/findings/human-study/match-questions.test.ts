import { describe, expect, it } from "vitest";
import { askedQuestions } from "../../../../functions/findings/human-study/asked-questions.ts";
import { matchQuestions } from "../../../../functions/findings/human-study/match-questions.ts";
import type { HumanAnswers } from "../../../../functions/findings/human-study/record.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";

const scale = { points: 5, first_value: 1, low_label: null, high_label: null, labels: null };

const question = (fields: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id: "q1",
  kind: "likert",
  text: "How satisfied are you?",
  scale,
  ...fields,
});
const survey = (...questions: SurveyQuestion[]) =>
  askedQuestions(
    { simulation_type: "survey", language: "en" },
    { survey_schema: plainSurvey(questions), script: null, conjoint_design: null },
  );

const answers = (fields: Partial<HumanAnswers>): HumanAnswers => ({
  position: 0,
  question_id: null,
  text: "How satisfied are you?",
  kind: "likert",
  scale,
  options: null,
  multiple: false,
  n: 10,
  mean: 4,
  sd: 1,
  counts: null,
  halves: null,
  subgroups: [],
  ...fields,
});
const choice = question({ kind: "multiple_choice", scale: null, options: ["Tea", "Coffee!"], text: "What?" });

const named = { named: true, language: "en" };
const unnamed = { named: false, language: "en" };

describe("matching questions of people with those of a simulation", () => {
  it("goes by id where the simulation was named", () => {
    const asked = survey(question({}));
    const humans = answers({ question_id: "q1", text: "Satisfaction" });
    expect(matchQuestions(asked, [humans], named).matched).toEqual([{ question_id: "q1", humans }]);
  });

  it("goes by text alone where it was not: every survey has a q1", () => {
    const asked = survey(question({}), question({ id: "q2", text: "Would you come back?" }));
    const humans = answers({ question_id: "q1", text: "would you  come back" });
    expect(matchQuestions(asked, [humans], unnamed)).toMatchObject({
      matched: [{ question_id: "q2" }],
      missing: ["The personas were asked “How satisfied are you?”, people were not."],
    });
    expect(matchQuestions(asked, [answers({ question_id: "q1", text: "Other" })], unnamed)).toMatchObject({
      matched: [],
      unmatched: ["“Other” was asked of people, but not of the personas."],
    });
  });

  it.each([
    ["case and punctuation", "HOW SATISFIED – are you"],
    ["wide characters and no-break spaces", "Ｈｏｗ satisfied\u00a0are\u00a0you？"],
    ["composed characters", "How satisfied are you?".normalize("NFD")],
  ])("does not mind %s", (_, text) => {
    expect(matchQuestions(survey(question({})), [answers({ text })], unnamed).matched).toHaveLength(1);
  });

  it("knows the concept battery by its ids and in every language", () => {
    const asked = askedQuestions({ simulation_type: "concept_test", language: "de" }, undefined);
    const people = [
      answers({ question_id: "liking", text: "" }),
      answers({ text: "How likely would you be to buy this, and why?" }),
    ];
    const { matched, missing } = matchQuestions(asked, people, { named: false, language: "de" });
    expect(matched.map(({ question_id }) => question_id)).toEqual(["purchase_intent", "liking"]);
    expect(missing).toEqual([
      expect.stringMatching(/^Den Personas wurden 4 Fragen gestellt, .*: „.+“, „.+“, „.+“ und „.+“\.$/),
    ]);
  });

  it.each<[string, Partial<HumanAnswers>, string]>([
    ["points", { scale: { ...scale, points: 7 } }, "“How satisfied are you?” had 7 points for people and has 5 for"],
    ["first value", { scale: { ...scale, first_value: 0 } }, "begins at 0 for people and at 1 for the personas"],
    ["kind", { kind: "multiple_choice", scale: null, options: ["a", "b"] }, "is a rating scale on one side"],
  ])("says that %s differ", (_, fields, sentence) => {
    const { matched, unmatched } = matchQuestions(survey(question({})), [answers(fields)], unnamed);
    expect(matched).toEqual([]);
    expect(unmatched[0]).toContain(sentence);
  });

  it("brings options into the simulation's words and order, halves and subgroups with them", () => {
    const counts = [
      { answer: "coffee", count: 7 },
      { answer: "TEA", count: 3 },
    ];
    const humans = answers({
      text: "What",
      kind: "multiple_choice",
      scale: null,
      options: ["coffee", "TEA"],
      counts,
      halves: [
        [
          [4, 1],
          [3, 2],
        ],
      ],
      subgroups: [{ by: "gender", value: "Female", n: 10, mean: null, sd: null, counts }],
    });
    const [match] = matchQuestions(survey(choice), [humans], unnamed).matched;
    const turned = [
      { answer: "Tea", count: 3 },
      { answer: "Coffee!", count: 7 },
    ];
    expect(match?.humans).toMatchObject({
      options: ["Tea", "Coffee!"],
      counts: turned,
      halves: [
        [
          [1, 4],
          [2, 3],
        ],
      ],
      subgroups: [{ counts: turned }],
    });
  });

  it("names the options that differ", () => {
    const humans = answers({ text: "What?", kind: "multiple_choice", scale: null, options: ["Tea", "Cocoa"] });
    expect(matchQuestions(survey(choice), [humans], unnamed).unmatched).toEqual([
      "“What?” had other options for people (Tea | Cocoa) than for the personas (Tea | Coffee!).",
    ]);
  });

  it("tells options apart that differ by punctuation alone", () => {
    const ages = question({ kind: "multiple_choice", scale: null, options: ["+1", "-1", "1"], text: "Change?" });
    const humans = answers({
      text: "Change?",
      kind: "multiple_choice",
      scale: null,
      options: ["-1", "+1", "1"],
      counts: [
        { answer: "-1", count: 1 },
        { answer: "+1", count: 2 },
        { answer: "1", count: 3 },
      ],
    });
    expect(matchQuestions(survey(ages), [humans], unnamed).matched[0]?.humans.counts).toEqual([
      { answer: "+1", count: 2 },
      { answer: "-1", count: 1 },
      { answer: "1", count: 3 },
    ]);
  });

  it("leaves out facts and what stands twice, in the study's language", () => {
    const asked = survey(question({ fact: { kind: "age" } as unknown as SurveyQuestion["fact"] }), choice);
    const people = [answers({}), answers({ text: "What?", kind: "multiple_choice", scale: null, options: null })];
    const german = { named: false, language: "de" };
    expect(matchQuestions(asked, people, german).unmatched).toEqual([
      expect.stringContaining("fragt nach einer Tatsache"),
    ]);
    expect(matchQuestions(asked, [people[1]!, people[1]!], german).unmatched).toEqual([
      expect.stringContaining("steht zweimal"),
    ]);
  });
});
