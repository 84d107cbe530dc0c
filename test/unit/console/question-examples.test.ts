import { describe, expect, it } from "vitest";
import { plainDocx } from "../../../console/components/plain-docx.ts";
import { questionExamples, templateText } from "../../../console/pages/studies/questionnaire/examples.ts";
import { languages } from "../../../functions/languages/registry.ts";
import { consoleWords } from "../../../functions/languages/tables/console-words.ts";
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

  it.each(languages)("are read in %s as they are in English", async (language) => {
    const words: Readonly<Record<string, unknown>> = consoleWords[language].texts;
    const form = async (text: string) =>
      (await read(text)).questions.map((question) => ({
        kind: question.kind,
        multiple: "multiple" in question && question.multiple,
        options: "options" in question ? (question.options?.length ?? 0) : 0,
        exclusive: "exclusive_options" in question ? (question.exclusive_options?.length ?? 0) : 0,
        isRouted: Boolean(question.ask_if ?? question.terminate_if),
      }));
    for (const { text } of questionExamples) expect(await form(String(words[text]))).toEqual(await form(text));
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
