import { describe, expect, it } from "vitest";
import { choiceData, type ChoiceSet } from "../../../../functions/studies/conjoint/choice-data.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";

const set = (person: string, chosen: number, ...alternatives: number[][]): ChoiceSet => ({
  person,
  chosen,
  alternatives,
});

describe("laying out choices", () => {
  it("holds what was rejected as differences from what was chosen, sets of a person side by side", () => {
    const data = choiceData([
      set("a", 1, [1, 0], [0, 1], [0, 0]),
      set("b", 0, [5, 5], [4, 7]),
      set("a", 1, [2, 2], [1, 1]),
    ]);
    expect(data).toEqual({
      columns: 2,
      sets: 3,
      largestSet: 2,
      persons: ["a", "b"],
      weights: Float64Array.of(1, 1),
      differences: Float64Array.of(1, -1, 0, -1, 1, 1, -1, 2),
      setStart: Int32Array.of(0, 2, 3, 4),
      personStart: Int32Array.of(0, 2, 3),
    });
  });

  it.each([
    ["no choices", []],
    ["a task with one alternative", [set("a", 0, [1])]],
    ["a choice that was not offered", [set("a", 2, [1], [0])]],
    ["a negative choice", [set("a", -1, [1], [0])]],
    ["alternatives of different width", [set("a", 0, [1, 2], [0])]],
    ["a value that is no number", [set("a", 0, [1], [Infinity])]],
  ])("refuses %s", (_, sets) => {
    expect(() => choiceData(sets)).toThrow(InvalidChoiceData);
  });
});
