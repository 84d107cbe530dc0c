import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../../functions/studies/survey/check-survey.ts";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { choices, qsf, qsfLogic, qsfQuestion, qsfTest } from "../../../../../support/imports/qsf.ts";

function read(...parts: Parameters<typeof qsf>) {
  const result = readQsf(qsf(...parts));
  if ("problem" in result) throw new Error(result.problem);
  checkSurvey(result.survey);
  return result;
}
const question = (id: string, given = {}) => qsfQuestion(id, given);
const open = (id: string, given = {}) => question(id, { QuestionType: "TE", Selector: "SL", ...given });

describe("a Qualtrics export", () => {
  it.each<[kind: string, given: Record<string, unknown>, read: Record<string, unknown>[]]>([
    [
      "one of several",
      { Choices: choices("Tea", "<b>Coffee</b> &amp; milk") },
      [{ kind: "multiple_choice", options: ["Tea", "Coffee & milk"], multiple: false }],
    ],
    [
      "several, none alone, in an order of chance but the last",
      {
        QuestionType: "MC",
        Selector: "MAVR",
        Choices: choices("A", "B", { Display: "None", ExclusiveAnswer: true }),
        ChoiceOrder: ["2", "1", "3"],
        Randomization: {
          Type: "Advanced",
          Advanced: {
            FixedOrder: ["{~Randomized~}", "{~Randomized~}", "3"],
            RandomizeAll: ["1", "2"],
            TotalRandSubset: 0,
          },
        },
        Validation: { Settings: { Type: "MaxChoices", MaxChoices: "2", ForceResponse: "ON" } },
      },
      [
        {
          multiple: true,
          options: ["B", "A", "None"],
          exclusive_options: ["None"],
          anchored_options: ["None"],
          randomize: true,
          max: 2,
          required: true,
        },
      ],
    ],
    [
      "a recommendation",
      { QuestionType: "MC", Selector: "NPS", ColumnLabels: [{ Display: "Not at all" }, { Display: "Extremely" }] },
      [
        {
          kind: "likert",
          scale: { points: 11, first_value: 0, low_label: "Not at all", high_label: "Extremely", labels: null },
        },
      ],
    ],
    [
      "statements",
      {
        QuestionType: "Matrix",
        Selector: "Likert",
        SubSelector: "SingleAnswer",
        Choices: choices("Taste", "Price"),
        Answers: choices("Bad", "Fair", "Good"),
      },
      [
        {
          id: "Q1_1",
          kind: "likert",
          text: "Which of these? Taste",
          scale: { points: 3, first_value: 1, low_label: "Bad", high_label: "Good", labels: ["Bad", "Fair", "Good"] },
        },
        { id: "Q1_2", text: "Which of these? Price" },
      ],
    ],
    [
      "statements with a way out",
      {
        QuestionType: "Matrix",
        Selector: "Likert",
        SubSelector: "SingleAnswer",
        Choices: choices("Taste"),
        Answers: choices("Agree", "Disagree", "Don't know"),
      },
      [{ kind: "multiple_choice", options: ["Agree", "Disagree", "Don't know"] }],
    ],
    [
      "a number",
      {
        QuestionType: "TE",
        Selector: "SL",
        Validation: {
          Settings: {
            Type: "ContentType",
            ContentType: "ValidNumber",
            ValidNumber: { Min: "18", Max: "99", NumDecimals: "0" },
          },
        },
      },
      [{ kind: "numeric", min: 18, max: 99 }],
    ],
    [
      "a form",
      { QuestionType: "TE", Selector: "FORM", Choices: choices("Town", "Street") },
      [{ kind: "open_ended", text: "Which of these? Town" }, { text: "Which of these? Street" }],
    ],
    [
      "a ranking",
      { QuestionType: "RO", Selector: "DND", Choices: choices("A", "B", "C") },
      [{ kind: "ranking", options: ["A", "B", "C"] }],
    ],
    [
      "a constant sum",
      {
        QuestionType: "CS",
        Selector: "VRTL",
        Choices: choices("A", "B"),
        Validation: { Settings: { Type: "ChoicesTotal", ChoiceTotal: "100" } },
      },
      [{ kind: "allocation", total: 100 }],
    ],
    [
      "a slider",
      {
        QuestionType: "Slider",
        Selector: "HSLIDER",
        Choices: choices("Days"),
        Configuration: { CSSliderMin: 0, CSSliderMax: 30 },
      },
      [{ kind: "numeric", min: 0, max: 30, text: "Which of these? Days" }],
    ],
    [
      "tables side by side",
      {
        QuestionType: "SBS",
        Selector: "SBSMatrix",
        Choices: choices("Tea"),
        AdditionalQuestions: {
          "1": {
            QuestionText: "How good?",
            QuestionType: "Matrix",
            Selector: "Likert",
            SubSelector: "SingleAnswer",
            Choices: choices("Tea"),
            Answers: choices("bad", "good"),
          },
        },
      },
      [{ id: "Q1_1_1", kind: "likert", text: "Which of these?\nHow good? Tea" }],
    ],
    [
      "best and worst",
      {
        QuestionType: "Matrix",
        Selector: "MaxDiff",
        Choices: choices("A", "B", "C"),
        Answers: choices("Least", "Most"),
      },
      [{ kind: "ranking", best_worst: true }],
    ],
  ])("is read: %s", (_kind, given, expected) => {
    expect(read([question("QID1", given)]).survey.questions).toMatchObject(expected);
  });

  it("keeps display logic, skips, ends, order, piping and what is shown", () => {
    const survey = read(
      [
        question("QID1", { Choices: choices("Every day", "Less often", "Never") }),
        question("QID2", {
          DisplayLogic: qsfLogic(
            qsfTest("QID1", "2", "NotSelected"),
            qsfTest("QID1", "3", "NotSelected", { Conjuction: "And" }),
          ),
        }),
        question("QID3", { QuestionType: "DB", Selector: "TB", QuestionText: "<p>A drink from <em>oats</em>.</p>" }),
        open("QID4", { QuestionText: "You said ${q://QID1/ChoiceGroup/SelectedChoices}. Why?" }),
        open("QID5"),
        open("QID6"),
        open("QID7"),
      ],
      [
        {
          id: "BL_1",
          questions: [
            {
              Type: "Question",
              QuestionID: "QID1",
              SkipLogic: [
                {
                  SkipLogicID: 1,
                  ChoiceLocator: "q://QID1/SelectableChoice/3",
                  Condition: "Selected",
                  SkipToDestination: "ENDOFSURVEY",
                  Locator: "q://QID1/SelectableChoice/3",
                  QuestionID: "QID1",
                },
              ],
            },
            "QID2",
          ],
        },
        { id: "BL_2", questions: ["QID3", { Type: "Page Break" }, "QID4"] },
        { id: "BL_3", questions: ["QID5", "QID6"], options: { RandomizeQuestions: "RandomizeAll" } },
        { id: "BL_4", questions: ["QID7"] },
      ],
      [
        { Type: "Block", ID: "BL_1", FlowID: "FL_2" },
        { Type: "EmbeddedData", FlowID: "FL_3", EmbeddedData: [] },
        {
          Type: "BlockRandomizer",
          FlowID: "FL_4",
          SubSet: 1,
          EvenPresentation: true,
          Flow: [
            { Type: "Standard", ID: "BL_2", FlowID: "FL_5" },
            { Type: "Standard", ID: "BL_4", FlowID: "FL_6" },
          ],
        },
        {
          Type: "Branch",
          FlowID: "FL_7",
          BranchLogic: qsfLogic(qsfTest("QID1", "2")),
          Flow: [{ Type: "Standard", ID: "BL_3", FlowID: "FL_8" }],
        },
      ],
    );
    const [often, ...others] = survey.survey.questions;
    expect(often).toMatchObject({ id: "Q1", terminate_if: { question_id: "Q1", any_of: ["Never"] } });
    const branch = { question_id: "Q1", any_of: ["Less often"] };
    const inArm = (arm: string) => ({ experiment_id: "Randomizer_1", any_of: [arm] });
    expect(others).toMatchObject([
      { id: "Q2", ask_if: { question_id: "Q1", any_of: ["Every day"] } },
      { id: "Q4", context: "A drink from oats.", text: "You said {{Q1}}. Why?", ask_if: inArm("arm_1") },
      { id: "Q7", context: null, ask_if: inArm("arm_2") },
      { id: "Q5", ask_if: branch, block: "b1" },
      { id: "Q6", ask_if: branch, block: "b1" },
    ]);
    expect(survey.survey).toMatchObject({
      blocks: [{ id: "b1", shuffled: true, rotation: null }],
      rotations: [],
      experiments: [{ id: "Randomizer_1", arms: [{ name: "BL_2" }, { name: "BL_4" }] }],
    });
    expect(survey.not_imported).toEqual([]);
  });

  it("ends the survey by branches of the flow, each at the question behind it", () => {
    const end = (logic: unknown, id: string) => ({
      Type: "Branch",
      FlowID: id,
      BranchLogic: logic,
      Flow: [{ Type: "EndSurvey", FlowID: `${id}0` }],
    });
    const age = {
      QuestionType: "TE",
      Selector: "SL",
      Validation: { Settings: { ContentType: "ValidNumber", ValidNumber: {} } },
    };
    const under18 = qsfTest("QID2", "1", "LessThan", {
      LeftOperand: "q://QID2/ChoiceTextEntryValue",
      RightOperand: "18",
    });
    const { survey, not_imported } = read(
      [question("QID1"), question("QID2", age), open("QID3")],
      ["1", "2", "3"].map((number) => ({ id: `BL_${number}`, questions: [`QID${number}`] })),
      [
        { Type: "Block", ID: "BL_1" },
        { Type: "Block", ID: "BL_2" },
        end(qsfLogic(qsfTest("QID1", "2")), "FL_5"),
        end(qsfLogic(under18), "FL_6"),
        { Type: "Block", ID: "BL_3" },
      ],
    );
    expect(survey.questions.map(({ terminate_if }) => terminate_if)).toEqual([
      null,
      { question_id: "Q2", any_of: [{ min: null, max: 17 }] },
      { question_id: "Q1", any_of: ["No"] },
    ]);
    expect(not_imported).toEqual([]);
  });

  it("asks of those that skip nothing what is skipped", () => {
    const skip = {
      SkipLogicID: 1,
      Condition: "Selected",
      Locator: "q://QID1/SelectableChoice/1",
      SkipToDestination: "QID3",
    };
    const { survey } = read(
      [question("QID1"), open("QID2"), open("QID3")],
      [{ id: "BL_1", questions: [{ Type: "Question", QuestionID: "QID1", SkipLogic: [skip] }, "QID2", "QID3"] }],
    );
    expect(survey.questions.map(({ ask_if }) => ask_if)).toEqual([null, { question_id: "Q1", any_of: ["No"] }, null]);
  });
});
