import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../../functions/studies/survey/check-survey.ts";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { choices, qsf, qsfLogic, qsfTest } from "../../../../../support/imports/qsf.ts";
import {
  question,
  open,
  text,
  block,
  standard,
  data,
  randomizer,
  fieldTest,
  group,
  branch,
  end,
  type Fields,
} from "../../../../../support/imports/qsf-flow.ts";

function read(...parts: Parameters<typeof qsf>) {
  const result = readQsf(qsf(...parts));
  if ("problem" in result) throw new Error(result.problem);
  checkSurvey(result.survey);
  return { ...result.survey, notes: result.not_imported.map(({ where, what }) => `${where}: ${what}`) };
}

describe("of a Qualtrics flow", () => {
  it("embedded data are variables, which texts show and conditions ask for", () => {
    const survey = read(
      [open("QID1", { QuestionText: "How good is it for ${e://Field/price}?" }), open("QID2")],
      [block("BL_1", "QID1"), block("BL_2", "QID2")],
      [data(["price", "1.99 EUR"]), standard("BL_1"), branch(fieldTest("price", "1.99 EUR"), standard("BL_2"))],
    );
    expect(survey.variables).toEqual([{ name: "price", value: "1.99 EUR", when: null }]);
    expect(survey.questions).toMatchObject([
      { id: "Q1", text: "How good is it for {{price}}?" },
      { id: "Q2", ask_if: { variable: "price", any_of: ["1.99 EUR"] } },
    ]);
  });

  it("a value that is set anew leaves what was shown before as it was", () => {
    const survey = read(
      [open("QID1", { QuestionText: "Is ${e://Field/n} much?" }), open("QID2", { QuestionText: "Is ${e://Field/n}?" })],
      [block("BL_1", "QID1"), block("BL_2", "QID2")],
      [data(["n", "one"]), standard("BL_1"), data(["n", "two"]), standard("BL_2")],
    );
    expect(survey.questions.map((one) => one.text)).toEqual(["Is {{n}} much?", "Is {{n_2}}?"]);
    expect(survey.variables.map(({ name, value }) => [name, value])).toEqual([
      ["n", "one"],
      ["n_2", "two"],
    ]);
  });

  it("a randomizer that sets variables is an experiment", () => {
    const survey = read(
      [open("QID1")],
      [block("BL_1", "QID1")],
      [randomizer(1, data(["price", "1.99"]), data(["price", "2.49"]), data(["price", "2.99"])), standard("BL_1")],
    );
    expect(survey.experiments).toMatchObject([
      { name: "price", arms: [{ name: "1.99" }, { name: "2.49" }, { name: "2.99" }], within: null },
    ]);
    expect(survey.variables[1]).toMatchObject({ value: "2.49", when: { any_of: ["arm_2"] } });
  });

  it("randomizers within groups of randomizers are experiments within arms", () => {
    const inner = randomizer(1, data(["tone", "warm"]), data(["tone", "cold"]));
    const survey = read(
      [open("QID1"), open("QID2", { QuestionText: "How ${e://Field/tone} is it?" })],
      [block("BL_1", "QID1"), block("BL_2", "QID2")],
      [randomizer(1, group("Plain", standard("BL_1")), group("Toned", inner, standard("BL_2")))],
    );
    const [outer, tone] = survey.experiments;
    expect(outer!.arms.map(({ name }) => name)).toEqual(["Plain", "Toned"]);
    expect(tone).toMatchObject({ name: "tone", within: { experiment_id: outer!.id, arm_id: "arm_2" } });
    expect(survey.questions[0]!.ask_if).toEqual({ experiment_id: outer!.id, any_of: ["arm_1"] });
  });

  it("a randomizer of all blocks changes their places, and of two of three shows each equally often", () => {
    const parts = [open("QID1"), open("QID2"), open("QID3")];
    const blocks = [block("BL_1", "QID1"), block("BL_2", "QID2"), block("BL_3", "QID3")];
    const flow = ["BL_1", "BL_2", "BL_3"].map(standard);
    expect(read(parts, blocks, [randomizer(3, ...flow)]).rotations).toEqual([{ id: "r1", shown: null }]);
    expect(read(parts, blocks, [randomizer(2, ...flow)]).rotations).toEqual([{ id: "r1", shown: 2 }]);
  });

  it("a randomizer within one that moves its blocks keeps its order, which is said", () => {
    const survey = read(
      [open("QID1"), open("QID2"), open("QID3")],
      [block("BL_1", "QID1"), block("BL_2", "QID2"), block("BL_3", "QID3")],
      [randomizer(2, group("Both", randomizer(2, standard("BL_1"), standard("BL_2"))), standard("BL_3"))],
    );
    expect(survey.questions.map((one) => one.block)).toEqual(["b1", "b1", "b2"]);
    expect(survey.notes).toEqual([
      "A randomizer of the flow: The order within a nested randomizer is that of the file.",
    ]);
  });

  it("branches within branches ask of whom both hold for, and end the survey", () => {
    const survey = read(
      [question("QID1"), question("QID2"), open("QID3"), open("QID4")],
      [block("BL_1", "QID1", "QID2"), block("BL_2", "QID3"), block("BL_3", "QID4")],
      [
        standard("BL_1"),
        branch(qsfTest("QID1", "1"), branch(qsfTest("QID2", "1"), standard("BL_2")), branch(qsfTest("QID2", "2"), end)),
        standard("BL_3"),
      ],
    );
    const both = (answer: string) => ({
      all: [
        { question_id: "Q1", any_of: ["Yes"] },
        { question_id: "Q2", any_of: [answer] },
      ],
    });
    expect(survey.questions).toMatchObject([
      {},
      {},
      { id: "Q3", ask_if: both("Yes") },
      { id: "Q4", ask_if: null, terminate_if: both("No") },
    ]);
  });

  it("a text on a condition is shown to those alone", () => {
    const survey = read(
      [question("QID1"), text("QID2", "You said yes.", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }), open("QID3")],
      [block("BL_1", "QID1", "QID2", "QID3")],
    );
    expect(survey.questions[1]!.context).toBe("{{text_Q2}}");
    expect(survey.variables).toEqual([
      { name: "text_Q2", value: "You said yes.", when: { question_id: "Q1", any_of: ["Yes"] } },
    ]);
  });

  it("a loop over rows asks each of its rounds, also by its number", () => {
    const options = {
      Looping: "Static",
      LoopingOptions: {
        Static: { 1: { 1: "TikTok", 2: "clips" }, 2: { 1: "Netflix", 2: "films" } },
        Randomization: "All",
      },
    };
    const survey = read(
      [
        question("QID1", { QuestionText: "Do you use ${lm://Field/1} for ${lm://Field/2}?" }),
        open("QID2", { QuestionText: "Why?", DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
        open("QID3", { QuestionText: "You said ${q://1_QID1/ChoiceGroup/SelectedChoices} at first. Why?" }),
      ],
      [{ ...block("BL_1", "QID1", "QID2"), options }, block("BL_2", "QID3")],
    );
    expect(survey.questions).toMatchObject([
      { id: "Q1@1", text: "Do you use TikTok for clips?", round: { question_id: "Q1", number: 1, item: "TikTok" } },
      { id: "Q2@1", ask_if: { question_id: "Q1@1", any_of: ["Yes"] } },
      { id: "Q1@2", text: "Do you use Netflix for films?" },
      { id: "Q2@2", ask_if: { question_id: "Q1@2", any_of: ["Yes"] } },
      { id: "Q3", text: "You said {{Q1@1}} at first. Why?" },
    ]);
    expect(survey.rotations).toHaveLength(1);
  });

  it("a loop over chosen options asks of whom has chosen them", () => {
    const options = { Looping: "Question", LoopingOptions: { Locator: "q://QID1/ChoiceGroup/SelectedChoices" } };
    const survey = read(
      [
        question("QID1", { QuestionType: "MC", Selector: "MAVR", Choices: choices("Tea", "Coffee") }),
        open("QID2", { QuestionText: "Why ${lm://Field/1}?" }),
      ],
      [block("BL_1", "QID1"), { ...block("BL_2", "QID2"), options }],
    );
    expect(survey.questions.slice(1)).toMatchObject([
      { text: "Why Tea?", ask_if: { question_id: "Q1", any_of: ["Tea"] } },
      { text: "Why Coffee?", ask_if: { question_id: "Q1", any_of: ["Coffee"] } },
    ]);
  });

  it("a block that the flow has twice is asked twice", () => {
    const survey = read([open("QID1")], [block("BL_1", "QID1")], [standard("BL_1"), standard("BL_1")]);
    expect(survey.questions.map(({ id }) => id)).toEqual(["Q1", "Q1_2"]);
    expect(survey.notes).toHaveLength(1);
  });

  it("options that only some are shown, and options of an earlier answer, are variables", () => {
    const survey = read([
      question("QID1", { QuestionType: "MC", Selector: "MAVR", Choices: choices("Tea", "Coffee") }),
      question("QID2", {
        QuestionType: "MC",
        Selector: "SAVR",
        Choices: choices("None", { Display: "Green tea", DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
      }),
      question("QID3", {
        QuestionType: "MC",
        Selector: "SAVR",
        Choices: {},
        DynamicChoices: { Locator: "q://QID1/ChoiceGroup/SelectedChoices" },
      }),
    ]);
    expect(survey.questions[1]!.options).toEqual(["None", "{{Q2_option}}"]);
    expect(survey.questions[2]!.options).toEqual(["{{Q3_option}}", "{{Q3_option_2}}"]);
    expect(survey.variables.map(({ value, when }) => [value, when])).toEqual([
      ["Green tea", { question_id: "Q1", any_of: ["Tea"] }],
      ["Tea", { question_id: "Q1", any_of: ["Tea"] }],
      ["Coffee", { question_id: "Q1", any_of: ["Coffee"] }],
    ]);
  });

  it("of some questions by chance each participant is asked as many, each equally often", () => {
    const options = {
      RandomizeQuestions: "Advanced",
      Randomization: { Advanced: { RandomSubSet: ["QID1", "QID2", "QID3"], TotalRandSubset: 2, FixedOrder: [] } },
    };
    const parts = [open("QID1"), open("QID2"), open("QID3")];
    const survey = read(parts, [{ ...block("BL_1", "QID1", "QID2", "QID3"), options }]);
    expect(survey.questions.map(({ ask_if }) => ask_if)).toMatchObject([
      { any_of: ["arm_1", "arm_3"] },
      { any_of: ["arm_1", "arm_2"] },
      { any_of: ["arm_2", "arm_3"] },
    ]);
  });

  it.each<[operator: string, test: Fields, condition: unknown]>([
    [
      "two questions",
      qsfLogic(qsfTest("QID1", "1"), qsfTest("QID2", "1", "Selected", { Conjuction: "Or" })),
      {
        any: [
          { question_id: "Q1", any_of: ["Yes"] },
          { question_id: "Q2", any_of: ["A"] },
        ],
      },
    ],
    [
      "what several answers lack",
      qsfLogic(qsfTest("QID2", "1", "NotSelected")),
      { not: { question_id: "Q2", any_of: ["A"] } },
    ],
    ["words", qsfLogic(typed("Contains", "tea")), { question_id: "Q3", contains: ["tea"] }],
    [
      "words that are not there",
      qsfLogic(typed("DoesNotContain", "tea")),
      { not: { question_id: "Q3", contains: ["tea"] } },
    ],
    ["an answer that is empty", qsfLogic(typed("Empty", "")), { question_id: "Q3", answered: false }],
    ["a number", qsfLogic(typed("GreaterThan", "50", "QID4")), { question_id: "Q4", any_of: [{ min: 51, max: null }] }],
  ])("a condition asks for %s", (_name, DisplayLogic, condition) => {
    const number = { ContentType: "ValidNumber", ValidNumber: { Min: "0", Max: "100" } };
    const survey = read([
      question("QID1"),
      question("QID2", { QuestionType: "MC", Selector: "MAVR", Choices: choices("A", "B") }),
      open("QID3"),
      open("QID4", { Validation: { Settings: number } }),
      open("QID5", { DisplayLogic }),
    ]);
    expect(survey.questions[4]!.ask_if).toEqual(condition);
  });
});

/** A test of a typed answer. */
function typed(Operator: string, RightOperand: string, QuestionID = "QID3"): Fields {
  const LeftOperand = `q://${QuestionID}/ChoiceTextEntryValue`;
  return { LogicType: "Question", QuestionID, LeftOperand, Operator, RightOperand, Type: "Expression" };
}
