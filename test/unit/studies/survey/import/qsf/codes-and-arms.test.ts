import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../../functions/studies/survey/check-survey.ts";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { qsf, qsfTest } from "../../../../../support/imports/qsf.ts";
import {
  question,
  open,
  text,
  block,
  standard,
  data,
  randomizer,
  group,
  branch,
  end,
  type Fields,
} from "../../../../../support/imports/qsf-flow.ts";

const skip = (id: string, choice: string) => ({
  ...{ Condition: "Selected", SkipToDestination: "ENDOFSURVEY" },
  ...{ ChoiceLocator: `q://${id}/SelectableChoice/${choice}`, Locator: `q://${id}/SelectableChoice/${choice}` },
  QuestionID: id,
});

function read(...parts: Parameters<typeof qsf>) {
  const result = readQsf(qsf(...parts));
  if ("problem" in result) throw new Error(result.problem);
  checkSurvey(result.survey);
  return result.survey;
}

describe("of a Qualtrics export", () => {
  it("arms have names that tell them apart, of as few values as fit into a name", () => {
    const armsOf = (...children: Fields[]) =>
      read(
        [open("QID1")],
        [block("BL_1", "QID1")],
        [randomizer(1, ...children), standard("BL_1")],
      ).experiments[0]!.arms.map(({ name }) => name);
    const primed = (emotion: string, prime: string) =>
      group("Untitled Group", data(["emotion", emotion]), data(["prime", prime]));
    expect(armsOf(primed("calm", "yes"), primed("calm", "no"))).toEqual(["calm, yes", "calm, no"]);
    const long = "x".repeat(100);
    expect(armsOf(data(["fee", "resort"], ["text", long]), data(["fee", "booking"], ["text", long]))).toEqual([
      "resort",
      "booking",
    ]);
    expect(armsOf(group("CC", data(["n", "1"])), group("CC", data(["n", "2"])))).toEqual(["CC", "CC (2)"]);
    expect(armsOf(data(["text", `${long}1`]), data(["text", `${long}1`]))).toEqual([long, `${"x".repeat(95)} (2)`]);
  });

  it("a question keeps its code where a text or an unused question has the same one", () => {
    const coded = { DataExportTag: "Q18" };
    const survey = read(
      [text("QID1", "Read this.", coded), open("QID2", { ...coded, QuestionText: "Unused?" }), open("QID3", coded)],
      [block("BL_1", "QID1", "QID3")],
    );
    expect(survey.questions.map(({ id, context }) => [id, context])).toEqual([["Q18", "Read this."]]);
  });

  it("an end that a skip and a branch name is one", () => {
    const survey = read(
      [question("QID1"), open("QID2")],
      [
        { id: "BL_1", questions: [{ Type: "Question", QuestionID: "QID1", SkipLogic: [skip("QID1", "2")] }] },
        block("BL_2", "QID2"),
      ],
      [standard("BL_1"), branch(qsfTest("QID1", "2"), end), standard("BL_2")],
    );
    expect(survey.questions[0]!.terminate_if).toEqual({ question_id: "Q1", any_of: ["No"] });
  });
});
