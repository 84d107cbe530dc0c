import { describe, expect, it } from "vitest";
import {
  conditionOf,
  groupOf,
  kindOfTest,
  testOfKind,
} from "../../../console/pages/studies/questionnaire/condition-model.ts";
import type { Condition } from "../../../functions/studies/survey/condition-schema.ts";

const one: Condition = { question_id: "q1", any_of: ["Yes"] };
const other: Condition = { experiment_id: "price", any_of: ["arm_1"] };

describe("the rows of a condition", () => {
  it.each<[name: string, condition: Condition]>([
    ["one test", one],
    ["all of several", { all: [one, other] }],
    ["any of several", { any: [one, { all: [one, other] }] }],
    ["not one test", { not: other }],
    ["none of several", { not: { any: [one, other] } }],
  ])("say %s as it was", (_, condition) => expect(conditionOf(groupOf(condition)!)).toEqual(condition));

  it.each<[condition: Condition]>([[{ not: { all: [one, other] } }], [{ not: { not: one } }]])(
    "do not say %j",
    (condition) => expect(groupOf(condition)).toBeNull(),
  );

  it("are no condition without any", () => expect(conditionOf({ joint: "none", parts: [] })).toBeNull());
});

it("keeps the answers that a test names when it is turned round", () => {
  const turned = testOfKind("q1", "none_of", ["Yes"]);
  expect(turned).toEqual({ question_id: "q1", none_of: ["Yes"] });
  expect(kindOfTest(turned)).toBe("none_of");
  expect(testOfKind("q1", "unanswered", ["Yes"])).toEqual({ question_id: "q1", answered: false });
});
