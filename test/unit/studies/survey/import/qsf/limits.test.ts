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
      {
        ...{ ...plainQuestion, id: "Q1", number: "Q1", kind: "multiple_choice" },
        ...{ text: "Which of these?", options: ["A", "Other"] },
      },
    ]);
    expect(result.not_imported.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      "Question Q1: Its program (JavaScript) is left out.",
      "Question Q1: The text that may be entered next to an option is not asked for.",
      "Question Q2: Questions of the kind HeatMap/Image/TX have no counterpart.",
      "Survey: Timers, captchas and checks of the browser are left out; they ask participants nothing.",
    ]);
  });

  const two = [question("QID1"), open("QID2")];
  const blocks = (options: Record<string, unknown>) => [{ id: "BL_1", questions: ["QID1", "QID2"], options }];
  it.each<[name: string, text: string, problem: string]>([
    ["JSON that ends too early", '{"SurveyElements": [', "The .qsf file is incomplete"],
    ["other JSON", "{}", "The .qsf file is not an export of a Qualtrics survey: it has no SurveyElements."],
    ["no question", qsf([], []), "The file has no question that a survey can ask."],
    [
      "a loop over nothing",
      qsf(two, blocks({ Looping: "Question" })),
      "Block BL_1 is repeated (loop and merge) for nothing that is named.",
    ],
    [
      "conditions that only Qualtrics knows",
      qsf([
        question("QID1"),
        open("QID2", { DisplayLogic: qsfLogic({ LogicType: "GeoIP", LeftOperand: "country", Operator: "EqualTo" }) }),
      ]),
      "Question Q2 is asked on GeoIP, which only Qualtrics knows; conditions name earlier answers.",
    ],
    [
      "conditions on a later question",
      qsf([open("QID1", { DisplayLogic: qsfLogic(qsfTest("QID2", "1")) }), question("QID2")]),
      "Question Q1 is asked on QID2, which is not asked before it.",
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
      "The survey has more than 200 questions, rows of tables included.",
    ],
  ])("is refused for %s", (_name, text, problem) => {
    expect(readQsf(text)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
