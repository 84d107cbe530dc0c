import { describe, expect, it } from "vitest";
import { plainDocx } from "../../../console/components/plain-docx.ts";
import { questionExamples, templateText } from "../../../console/pages/studies/questionnaire/examples.ts";
import { readSurveyFile } from "../../support/read-survey-file.ts";

const read = (text: string) => readSurveyFile.text(Buffer.from(text));
const exampleOf = (title: string) => questionExamples.find((example) => example.title === title)?.text ?? "";

describe("the examples of questions", () => {
  it.each([
    ["Screener", [{ kind: "multiple_choice", options: ["Yes", "No"], terminate_if: expect.anything() }]],
    ["One answer", [{ kind: "multiple_choice", multiple: false, options: ["Every day", "Less often", "Never"] }]],
    ["Several answers", [{ kind: "multiple_choice", multiple: true, exclusive_options: ["None of these"] }]],
    ["Scale", [{ kind: "likert", scale: { first_value: 1, points: 7, low_label: "not at all", high_label: "very" } }]],
    ["Grid", [1, 2].map(() => ({ kind: "likert", scale: { points: 5 } }))],
    ["Open answer", [{ kind: "open_ended" }]],
    ["Route", [{ kind: "multiple_choice" }, { kind: "open_ended", ask_if: expect.anything() }]],
  ])("are read by themselves as what they are called: %s", async (title, questions) => {
    const survey = await read(exampleOf(title));
    expect(survey.questions).toMatchObject(questions);
    expect(survey.questions.map(({ required }) => required)).toEqual(questions.map(() => true));
  });

  it("are one questionnaire as a template, with each question as in its example", async () => {
    const { questions } = await read(templateText);
    const alone = await Promise.all(questionExamples.map(async ({ text }) => (await read(text)).questions));
    expect(questions.map(({ text }) => text)).toEqual(alone.flat().map(({ text }) => text));
  });

  it("are the same questionnaire as a Word document", async () => {
    const bytes = new Uint8Array(await plainDocx(templateText).arrayBuffer());
    expect(await readSurveyFile.docx(bytes)).toEqual(await read(templateText));
  });
});
