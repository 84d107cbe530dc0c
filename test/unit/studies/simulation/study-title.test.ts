import { expect, it } from "vitest";
import { studyTitle } from "../../../../functions/studies/simulation/study-title.ts";
import { exampleSimulation, exampleSurvey } from "../../../../functions/studies/simulation/example.ts";

const study = { ...exampleSimulation, prompt_question: null };

it.each([
  ["its name", { name: "First try", prompt_question: "An oat drink" }, "First try"],
  ["its concept", { prompt_question: "An oat drink\nat 1.99 EUR" }, "An oat drink at 1.99 EUR"],
  [
    "its concepts",
    { concepts: ["Plain", "Cocoa"].map((name) => ({ name, text: "Oats" })), prompt_question: "At breakfast" },
    "Plain / Cocoa",
  ],
  ["its first question", { survey_schema: exampleSurvey }, "How satisfied are you with the oat drink you buy now?"],
  ["its attributes", { conjoint_design: { attributes: [{ name: "Brand" }, { name: "Price" }] } }, "Brand / Price"],
  ["its guide", { script: { sections: [{ questions: [{ text: "What is breakfast?" }] }] } }, "What is breakfast?"],
])("calls a study by %s", (_, fields, title) => {
  expect(studyTitle({ ...study, ...fields })).toBe(title);
});

it("cuts a long title after a word", () => {
  const title = studyTitle({ ...study, prompt_question: "An oat drink for everybody. ".repeat(9) })!;
  expect(title).toBe("An oat drink for everybody. An oat drink for everybody. An…");
});

it("has no title for a study that asks nothing yet", () => {
  expect(studyTitle(study)).toBeUndefined();
});
