import { describe, expect, it } from "vitest";
import { costKinds, formulasOf, type CostKind } from "../../costs/kinds.ts";
import { evaluateFormula, formulaInWords, transitionFormula } from "../../costs/transition-formula.ts";
import type { State, StatesBlock } from "../../../local/step-functions/definition.ts";

const words = (kind: CostKind) => formulasOf(kind).map(({ formula }) => formulaInWords(formula));

describe("the formulas of our definitions", () => {
  it.each<[CostKind, string[]]>([
    ["persona_generation", ["7 + g + 3w + 3d"]],
    ["concept_test", ["8 + b"]],
    ["survey", ["9 + b"]],
    ["focus_group", ["12 + 2n + u + 4t"]],
    ["idi_ai", ["8 + b"]],
    ["conjoint", ["8 + b"]],
    ["live_message", []],
    ["reliability_study", ["6 + 2r", "6 + b"]],
    ["answer_coding", ["4 + g"]],
    ["market_refresh", ["5"]],
  ])("%s enters %s states", (kind, formulas) => {
    expect(words(kind)).toEqual(formulas);
  });

  it("exist for every kind of work", () => {
    expect(Object.keys(costKinds).map((kind) => words(kind as CostKind).length)).toEqual([
      1, 1, 1, 1, 1, 1, 0, 2, 1, 1,
    ]);
  });
});

describe("reading a definition", () => {
  const task = (next?: string): State => ({
    Type: "Task",
    Resource: "arn",
    ...(next ? { Next: next } : { End: true }),
  });
  const block = (States: Record<string, State>): StatesBlock => ({ StartAt: Object.keys(States)[0] ?? "", States });

  it("does not count what only a Catch leads to", () => {
    const caught: State = {
      Type: "Task",
      Resource: "arn",
      Next: "Done",
      Catch: [{ ErrorEquals: ["States.ALL"], Next: "Fail" }],
    };
    expect(formulaInWords(transitionFormula(block({ Work: caught, Done: { Type: "Succeed" }, Fail: task() })))).toBe(
      "2",
    );
  });

  it("counts the states of a Map once per item, and of every branch of a Parallel once", () => {
    const map: State = {
      Type: "Map",
      ItemsPath: "$.study.persona_ids",
      ItemProcessor: block({ Ask: task("Rate"), Rate: task() }),
      Next: "Both",
    };
    const both: State = {
      Type: "Parallel",
      Branches: [block({ A: task("B"), B: task() }), block({ C: task() })],
      End: true,
    };
    const formula = transitionFormula(block({ Each: map, Both: both }));
    expect(formulaInWords(formula)).toBe("5 + 2n");
    expect(evaluateFormula(formula, { n: 4 })).toBe(13);
  });

  it("takes the branch that its input foresees", () => {
    const choose: State = {
      Type: "Choice",
      Choices: [{ Variable: "$.study.kind", StringEquals: "long", Next: "Long" }],
      Default: "Short",
    };
    const definition = block({ Choose: choose, Long: task("Short"), Short: task() });
    const statesFor = (kind: string) => evaluateFormula(transitionFormula(definition, { study: { kind } }), {});
    expect([statesFor("long"), statesFor("short")]).toEqual([3, 2]);
    expect(() => transitionFormula(definition)).toThrow("Where Choose leads cannot be foreseen");
  });

  it("refuses a Map over an array that it has no symbol for", () => {
    const map: State = { Type: "Map", ItemsPath: "$.pages", ItemProcessor: block({ Read: task() }), End: true };
    expect(() => transitionFormula(block({ Each: map }))).toThrow("$.pages");
  });
});
