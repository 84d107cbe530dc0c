import { describe, expect, it } from "vitest";
import { exampleTables } from "../../../console/pages/people/example-tables.ts";
import { askedQuestions } from "../../../functions/findings/human-study/asked-questions.ts";
import { readChoices } from "../../../functions/findings/human-study/choosers.ts";
import { matchQuestions } from "../../../functions/findings/human-study/match-questions.ts";
import { readFile } from "../../../functions/findings/human-study/read-file.ts";
import { summarise } from "../../../functions/findings/human-study/summarise.ts";
import { designConjoint } from "../../../functions/studies/conjoint/design.ts";
import { attributesOf } from "../studies/conjoint/simulations.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";

const scale = { points: 7, first_value: 0, low_label: null, high_label: null, labels: null };
const questions: SurveyQuestion[] = [
  { ...plainQuestion, id: "q1", kind: "likert", text: 'How "good" is it, all in all?', scale },
  {
    ...plainQuestion,
    id: "q2",
    kind: "multiple_choice",
    text: "Where?",
    options: ["Online; at home", "Shop"],
    multiple: true,
  },
  { ...plainQuestion, id: "q3", kind: "multiple_choice", text: "When?", options: ["Now", "Later"] },
  { ...plainQuestion, id: "q4", kind: "open_ended", text: "Why?" },
  { ...plainQuestion, id: "q5", kind: "likert", text: "How old are you?", scale, fact: "age" },
];
const survey = { simulation_type: "survey", language: "en", survey_schema: plainSurvey(questions) } as const;
const conceptTest = { simulation_type: "concept_test", language: "en", survey_schema: null } as const;

describe("the example of a file with what people answered", () => {
  it.each([
    { name: "a survey", study: survey, closed: 3 },
    { name: "a concept test", study: conceptTest, closed: 6 },
  ])("is read by the service, and fits every closed question of $name", ({ study, closed }) => {
    const asked = askedQuestions(study, { survey_schema: study.survey_schema, script: null, conjoint_design: null });
    for (const { table } of exampleTables(study)) {
      const draft = readFile(Buffer.from(`\uFEFF${table}`), [], [asked], true);
      const people = summarise(draft, asked, true);
      const { matched, unmatched, missing } = matchQuestions(asked, people, { named: true, language: "en" });
      expect([matched.length, unmatched, missing]).toEqual([closed, [], []]);
    }
  });

  it("is read where no study is named, by all that it says itself", () => {
    const [toplines] = exampleTables(undefined);
    expect(summarise(readFile(Buffer.from(toplines!.table), [], [], false), [], false)).toHaveLength(2);
  });

  it("of choices is read with the design of its study", () => {
    const attributes = attributesOf(3, 2, 4);
    const design = designConjoint({ attributes }, { seed: "example" });
    const [choices] = exampleTables({ simulation_type: "conjoint", survey_schema: null, conjoint_design: design });
    const read = readChoices({ sent: { bytes: Buffer.from(choices!.table) }, attributes, none: true });
    expect(read.choosers).toHaveLength(1);
    expect(read.choices.tasks).toBe(design.versions.flat().length);
  });
});
