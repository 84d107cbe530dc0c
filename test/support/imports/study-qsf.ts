import { choices, qsf } from "./qsf.ts";
import { block, branch, data, fieldTest, group, open, question, randomizer, standard, text } from "./qsf-flow.ts";

/** Points of its table. */
export const LIKING = ["1 - Not at all", "2", "3", "4", "5 - Very much"];
const order = (texts: readonly string[]) => texts.map((_, index) => String(index + 1));
const choice = (id: string, QuestionText: string, texts: readonly string[], more = {}) =>
  question(id, {
    ...{ QuestionText, QuestionType: "MC", Choices: choices(...texts), ChoiceOrder: order(texts) },
    ...more,
  });
const table = (id: string, QuestionText: string, rows: readonly string[], more = {}) =>
  question(id, {
    ...{ QuestionText, QuestionType: "Matrix", Selector: "Likert", SubSelector: "SingleAnswer" },
    ...{ Choices: choices(...rows), ChoiceOrder: order(rows) },
    ...{ Answers: choices(...LIKING), AnswerOrder: order(LIKING) },
    ...more,
  });
const loop = {
  Looping: "Static",
  LoopingOptions: { Static: { 1: { 1: "oat drink" }, 2: { 1: "cow's milk" } }, Randomization: "None" },
};

/** A questionnaire with arms, a loop, blocks that stand twice in the flow, and questions of every kind. */
export const studyQsf = qsf(
  [
    choice("QID1", "Do you agree to take part?", ["I agree"], { DataExportTag: "consent" }),
    choice("QID2", "Which of these do you like for ${e://Field/price}?", ["Oat drink", "${e://Field/price}", "None"]),
    table("QID3", "How much do you like", ["the taste", "the price"], { DataExportTag: "liking" }),
    text("QID4", "An oat drink of a large brand."),
    choice("QID5", "Would you buy it?", ["Yes", "No"], { DataExportTag: "buy_large" }),
    text("QID6", "An oat drink of a small farm."),
    choice("QID7", "Would you buy it?", ["Yes", "No"], { DataExportTag: "buy_small" }),
    choice("QID8", "How often do you drink ${lm://Field/1}?", ["Daily", "Less often"], { DataExportTag: "often" }),
    question("QID9", {
      ...{ QuestionText: "How much of it a week?", QuestionType: "Slider", Selector: "HSLIDER", Choices: choices("") },
      ...{ Configuration: { CSSliderMin: 0, CSSliderMax: 100 }, DataExportTag: "week" },
    }),
    open("QID10"),
    choice("QID12", "Are you thirsty?", ["Yes", "No"], { DataExportTag: "thirsty" }),
    choice("QID11", "Have you taken part before?", ["Yes", "No"], { DataExportTag: "before" }),
  ],
  [
    block("BL_1", "QID1", "QID2", "QID10"),
    block("BL_2", "QID3"),
    block("BL_3", "QID4", "QID5"),
    block("BL_4", "QID6", "QID7"),
    { ...block("BL_5", "QID8"), options: loop },
    block("BL_6", "QID9"),
    block("BL_7", "QID11"),
    block("BL_8", "QID12"),
  ],
  [
    randomizer(1, data(["price", "1.99 EUR"]), data(["price", "2.49 EUR"])),
    standard("BL_1"),
    randomizer(
      1,
      group("Large", standard("BL_3"), standard("BL_2"), standard("BL_8")),
      group("Small", standard("BL_8"), standard("BL_2"), standard("BL_4")),
    ),
    standard("BL_5"),
    standard("BL_6"),
    // Set by the panel, so that nobody is asked it here.
    branch(fieldTest("panel", "yes"), standard("BL_7")),
  ],
);
