import { describe, expect, it } from "vitest";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { plainQuestion } from "../../../../../../functions/studies/survey/schemas.ts";
import { choices, qsf, qsfLogic, qsfQuestion, qsfTest } from "../../../../../support/imports/qsf.ts";

const question = (id: string, given = {}) => qsfQuestion(id, given);
const open = (id: string, given = {}) => question(id, { QuestionType: "TE", Selector: "SL", ...given });

describe("a Qualtrics export", () => {
  it("lists what has no counterpart", () => {
    const result = readQsf(
      qsf([
        question("QID1", { QuestionJS: "x()", Choices: choices("A", { Display: "Other", TextEntry: "true" }) }),
        question("QID2", { QuestionType: "HeatMap", Selector: "Image" }),
        question("QID3", { QuestionType: "Timing", Selector: "PageTimer" }),
      ]),
    );
    if ("problem" in result) throw new Error(result.problem);
    expect(result.survey.questions).toEqual([
      { ...plainQuestion, id: "Q1", kind: "multiple_choice", text: "Which of these?", options: ["A", "Other"] },
    ]);
    expect(result.not_imported.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      "Question Q1: Its program (JavaScript) is left out.",
      "Question Q1: The text that may be entered beside an option is not asked for.",
      "Question Q2: Questions of the kind HeatMap/Image/TX have no counterpart.",
      "Question Q3: It measures or checks the browser and asks personas nothing.",
    ]);
  });

  const two = [question("QID1"), open("QID2")];
  const blocks = (options: Record<string, unknown>) => [{ id: "BL_1", questions: ["QID1", "QID2"], options }];
  it.each<[name: string, text: string, problem: string]>([
    ["JSON that ends too early", '{"SurveyElements": [', "The .qsf file is not whole"],
    ["other JSON", "{}", "The .qsf file is no export of a Qualtrics survey: it has no SurveyElements."],
    ["no question", qsf([], []), "The file has no question that a survey can ask."],
    [
      "conditions on two questions",
      qsf([
        question("QID1"),
        question("QID2"),
        open("QID3", {
          DisplayLogic: qsfLogic(qsfTest("QID1", "1"), qsfTest("QID2", "1", "Selected", { Conjuction: "And" })),
        }),
      ]),
      "Question Q3 is asked on what was answered to Q1 and Q2, but a condition names one question alone.",
    ],
    [
      "conditions on embedded data",
      qsf([
        question("QID1"),
        open("QID2", {
          DisplayLogic: qsfLogic({ LogicType: "EmbeddedField", LeftOperand: "group", Operator: "EqualTo" }),
        }),
      ]),
      "Question Q2 is asked on EmbeddedField, which only Qualtrics knows; conditions name earlier answers.",
    ],
    [
      "a loop",
      qsf(two, blocks({ Looping: "Question" })),
      "Block BL_1 is repeated (loop and merge); write its rounds out.",
    ],
    [
      "some questions by chance",
      qsf(
        two,
        blocks({ RandomizeQuestions: "RandomizeWithOnlyX", Randomization: { Advanced: { TotalRandSubset: 1 } } }),
      ),
      "Block BL_1 asks each respondent only some of its questions, at random; use a randomizer of blocks.",
    ],
    [
      "some options by chance",
      qsf([
        question("QID1", {
          Choices: choices("A", "B", "C"),
          Randomization: { Type: "Advanced", Advanced: { TotalRandSubset: 2 } },
        }),
      ]),
      "Question Q1 shows each respondent only some of its options, at random; show all of them.",
    ],
    [
      "options of an earlier question",
      qsf([
        question("QID1"),
        question("QID2", { DynamicChoices: { Locator: "q://QID1/ChoiceGroup/SelectedChoices" } }),
      ]),
      "Question Q2 takes its options over from an earlier question; write them out.",
    ],
    [
      "embedded data in a text",
      qsf([open("QID1", { QuestionText: "Hello ${e://Field/name}?" })]),
      "Question Q1 fills in ${e://Field/name}, which is no earlier answer; write it out.",
    ],
    [
      "several chosen together",
      qsf([
        question("QID1", { QuestionType: "MC", Selector: "MAVR", Choices: choices("A", "B") }),
        open("QID2", { DisplayLogic: qsfLogic(qsfTest("QID1", "1", "NotSelected")) }),
      ]),
      "Question Q2 is asked on options of Q1 that are chosen together or not chosen",
    ],
    [
      "a condition that those meet too who are not asked",
      qsf([
        question("QID1"),
        question("QID2", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
        open("QID3", { DisplayLogic: qsfLogic(qsfTest("QID2", "1", "NotSelected")) }),
      ]),
      "Question Q3 is asked also of those who are not asked Q2, as they have not answered it; name the answers that " +
        "lead here.",
    ],
    [
      "a flow without end",
      qsf([question("QID1")], undefined, [
        JSON.parse(`${'{"Type":"Group","Flow":['.repeat(500)}${"]}".repeat(500)}`) as Record<string, unknown>,
      ]),
      "The survey's flow is nested too deeply to follow.",
    ],
    [
      "2,000 questions",
      qsf(Array.from({ length: 2_000 }, (_, index) => open(`QID${index + 1}`))),
      "The survey has more than 100 questions, rows of tables included.",
    ],
  ])("is refused for %s", (_name, text, problem) => {
    expect(readQsf(text)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
