import { describe, expect, it } from "vitest";
import { readPlainSurvey } from "../../../../../functions/studies/survey/questionnaire/draft.ts";

const file = (mark: string, head = "[experiment price: 1.99 | 2.49 | 2.99]") => `${head}

1. Do you drink tea? [single]
   a) Yes
   b) No
2. Which kinds? [multiple]
   a) Green
   b) Black
3. How good is it for {{price}}? (1 = bad, 5 = good)
4. Why? [open] ${mark}
`;
const plainSurveyOf = (text: string) => readPlainSurvey(text).survey;
const asked = (mark: string) => plainSurveyOf(file(mark)).questions.at(-1)!.ask_if;

describe("the plain format", () => {
  it("declares experiments, whose arms are shown and asked for", () => {
    const survey = plainSurveyOf(file("[ask if price = 1.99, 2.49]"));
    expect(survey.experiments[0]!.arms.map(({ name, share }) => [name, Math.round(share)])).toEqual([
      ["1.99", 33],
      ["2.49", 33],
      ["2.99", 33],
    ]);
    expect(survey.variables[2]).toEqual({
      name: "price",
      value: "2.99",
      when: { experiment_id: "price", any_of: ["arm_3"] },
    });
    expect(survey.questions[2]!.text).toBe("How good is it for {{price}}?");
    expect(survey.questions[3]!.ask_if).toEqual({ experiment_id: "price", any_of: ["arm_1", "arm_2"] });
  });

  it("has shares of arms", () => {
    expect(plainSurveyOf(`A title\n\n${file("", "[experiment price: 1.99 | 2.49]")}`).experiments).toHaveLength(1);
    const { experiments } = plainSurveyOf(file("", "[experiment price: 1.99 (50%) | 2.49 (30%) | 2.99 (20 %)]"));
    expect(experiments[0]!.arms.map(({ share }) => share)).toEqual([50, 30, 20]);
  });

  it.each([
    [
      "[ask if Q1 = 1 and Q2 = Green]",
      {
        all: [
          { question_id: "q1", any_of: ["Yes"] },
          { question_id: "q2", any_of: ["Green"] },
        ],
      },
    ],
    [
      "[ask if Q1 = 1 or Q3 >= 4]",
      {
        any: [
          { question_id: "q1", any_of: ["Yes"] },
          { question_id: "q3", any_of: [4, 5] },
        ],
      },
    ],
    [
      "[ask if Q1 = 1 and (Q2 = Green or price = 1.99)]",
      {
        all: [
          { question_id: "q1", any_of: ["Yes"] },
          {
            any: [
              { question_id: "q2", any_of: ["Green"] },
              { experiment_id: "price", any_of: ["arm_1"] },
            ],
          },
        ],
      },
    ],
    ["[ask if Q2 != Black]", { question_id: "q2", none_of: ["Black"] }],
    ["[ask if Q3 = 2 or 4]", { question_id: "q3", any_of: [2, 4] }],
    [
      "[skip if Q1 = 2 and price != 1.99]",
      {
        not: {
          all: [
            { question_id: "q1", any_of: ["No"] },
            { experiment_id: "price", any_of: ["arm_2", "arm_3"] },
          ],
        },
      },
    ],
  ])("reads %s", (mark, condition) => {
    expect(asked(mark)).toEqual(condition);
  });

  it("ends the survey for those of an arm", () => {
    const { terminate_if } = plainSurveyOf(file("[end if Q1 = No and price = 2.99]")).questions.at(-1)!;
    expect(terminate_if).toEqual({
      all: [
        { question_id: "q1", any_of: ["No"] },
        { experiment_id: "price", any_of: ["arm_3"] },
      ],
    });
  });

  it.each([
    ["[experiment price: 1.99]", "Line 1", "has 1 arms"],
    ["[experiment price: 1.99 (50%) | 2.49 (60%)]", "Line 1", "has shares that sum to 110 %"],
    ["[experiment price: 1.99 (50%) | 2.49]", "Line 1", "has shares for some arms"],
  ])("refuses %s", (head, line, sentence) => {
    expect(() => plainSurveyOf(file("", head))).toThrow(line);
    expect(() => plainSurveyOf(file("", head))).toThrow(sentence);
  });

  it("refuses an arm that is not there, with its line", () => {
    expect(() => plainSurveyOf(file("[ask if price = 9.99]"))).toThrow(/Line 10 .*names the arm "9.99"/);
  });
});
