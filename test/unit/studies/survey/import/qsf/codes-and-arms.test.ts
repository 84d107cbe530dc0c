import { describe, expect, it } from "vitest";
import { randomFrom, shuffle, wholeNumber } from "../../../../../../functions/statistics/random.ts";
import { checkSurvey } from "../../../../../../functions/studies/survey/check-survey.ts";
import { evaluate } from "../../../../../../functions/studies/survey/condition.ts";
import type { SurveyQuestion } from "../../../../../../functions/studies/survey/schemas.ts";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { qsf, qsfLogic, qsfTest } from "../../../../../support/imports/qsf.ts";
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

  it.each([-1, 0, 0.5, "QID1"])("a randomizer that shows %j of its blocks shows all of them", (subset) => {
    const flow = [{ ...randomizer(1, standard("BL_1"), standard("BL_2")), SubSet: subset }];
    const survey = read([open("QID1"), open("QID2")], [block("BL_1", "QID1"), block("BL_2", "QID2")], flow);
    expect(survey).toMatchObject({ experiments: [], rotations: [{ shown: null }] });
  });

  describe("a block that stands in the flow once for each arm", () => {
    const arms = (first: Fields[], second: Fields[], ...behind: Fields[]) => [
      randomizer(1, group("A", ...first), group("B", ...second)),
      ...behind,
    ];
    const parts = [
      text("QID1", "An advert for A."),
      text("QID2", "An advert for B."),
      question("QID3"),
      open("QID4", { DisplayLogic: qsfLogic(qsfTest("QID3", "1")) }),
      open("QID5", { QuestionText: "You said ${q://QID3/ChoiceGroup/SelectedChoices}. Why?" }),
      open("QID6", { QuestionText: "What of A?" }),
      open("QID7", { QuestionText: "What of B?" }),
    ];
    const blocks = [
      ...[block("A", "QID1"), block("B", "QID2"), block("DV", "QID3", "QID4"), block("WHY", "QID5")],
      ...[block("OF_A", "QID6"), block("OF_B", "QID7")],
    ];
    const orderOf = (flow: Fields[]) =>
      read(parts, blocks, flow).questions.map(({ id, ask_if }) => `${id} ${JSON.stringify(ask_if)}`);
    const arm = (...names: string[]) => JSON.stringify({ experiment_id: "Randomizer_1", any_of: names });

    it("is asked of all of them, with what each saw above it", () => {
      const flow = arms([standard("A"), standard("DV")], [standard("B"), standard("DV")], standard("WHY"));
      const survey = read(parts, blocks, flow);
      expect(survey.questions.map(({ id }) => id)).toEqual(["Q3", "Q4", "Q5"]);
      const [first, follow, why] = survey.questions;
      expect(first!.ask_if).toEqual({ experiment_id: "Randomizer_1", any_of: ["arm_1", "arm_2"] });
      expect(follow!.ask_if).toEqual({ question_id: "Q3", any_of: ["Yes"] });
      expect(why!.text).toContain("Q3");
      const seen = first!
        .context!.split("\n")
        .map((line) => survey.variables.find(({ name }) => `{{${name}}}` === line)!);
      expect(seen.map(({ value, when }) => [value, when])).toEqual([
        ["An advert for A.", { experiment_id: "Randomizer_1", any_of: ["arm_1"] }],
        ["An advert for B.", { experiment_id: "Randomizer_1", any_of: ["arm_2"] }],
      ]);
    });

    it("moves behind what the second arm is asked before it", () => {
      const flow = arms([standard("OF_A"), standard("WHY_NOT")], [standard("OF_B"), standard("WHY_NOT")]);
      const all = [...blocks, block("WHY_NOT", "QID8")];
      const { questions } = read([...parts, open("QID8")], all, flow);
      expect(questions.map(({ id }) => id)).toEqual(["Q6", "Q7", "Q8"]);
    });

    it("stays where it is if the second arm is asked nothing before it", () => {
      const order = orderOf(
        arms([standard("OF_A"), standard("DV"), standard("A")], [standard("DV"), standard("OF_B")]),
      );
      expect(order.map((line) => line.split(" ")[0])).toEqual(["Q6", "Q3", "Q4", "Q7"]);
      expect(order[1]).toBe(`Q3 ${arm("arm_1", "arm_2")}`);
    });

    it("leaves every arm its questions in their order, whatever the arms have in common", () => {
      const names = ["P", "Q", "R", "S", "T"];
      const questions = names.map((name, at) =>
        open(`QID${at + 1}`, { DataExportTag: name, QuestionText: `${name}?` }),
      );
      const own = names.map((name, at) => block(name, `QID${at + 1}`));
      let folded = 0;
      for (let seed = 0; seed < 200; seed += 1) {
        const random = randomFrom(seed);
        const flows = Array.from({ length: wholeNumber(random, 2, 4) }, () =>
          shuffle(random, names).slice(0, wholeNumber(random, 1, 5)),
        );
        const groups = flows.map((flow, at) => group(`Arm ${at}`, ...flow.map(standard)));
        const survey = read(questions, own, [randomizer(1, ...groups)]);
        folded += flows.flat().length - survey.questions.length;
        for (const [at, flow] of flows.entries()) {
          const isAsked = ({ ask_if }: SurveyQuestion) =>
            ask_if === null ||
            evaluate(ask_if, (test) => "experiment_id" in test && test.any_of.includes(`arm_${at + 1}`)) === true;
          expect(survey.questions.filter(isAsked).map((one) => one.text[0])).toEqual(flow);
        }
      }
      expect(folded).toBeGreaterThan(200);
    });

    it("is asked under other ids if a text shows what was answered within it", () => {
      const shown = text("QID8", "Only for some.", { DisplayLogic: qsfLogic(qsfTest("QID3", "1")) });
      const own = [...blocks.filter(({ id }) => id !== "DV"), block("DV", "QID3", "QID8", "QID6")];
      const { questions } = read([...parts, shown], own, arms([standard("DV")], [standard("DV")]));
      expect(questions.map(({ id }) => id)).toEqual(["Q3", "Q6", "Q3_2", "Q6_2"]);
    });

    it("is asked under other ids if the arms have it in another order, or somebody is asked it twice", () => {
      const both = orderOf(arms([standard("OF_A"), standard("DV")], [standard("DV"), standard("OF_A")]));
      expect(both.map((line) => line.split(" ")[0])).toEqual(["Q6", "Q3", "Q4", "Q6_2"]);
      const behind = orderOf(arms([standard("OF_A")], [standard("OF_B")], standard("OF_A")));
      expect(behind.map((line) => line.split(" ")[0])).toEqual(["Q6", "Q7", "Q6_2"]);
    });
  });
});
