import { describe, expect, it } from "vitest";
import { estimateRequestSchema, estimateStudy } from "../../../../functions/domain/costs/estimate.ts";
import { validateBody } from "../../../../functions/shared/http/validation.ts";

const MODELS = ["eu.amazon.nova-pro-v1:0"];

describe("an estimate", () => {
  // Usage of studies that were held on the one-machine stack: calls, tokens in, tokens out.
  it.each([
    ["concept_test", 10, undefined, [11, 15_265, 2_633]],
    ["concept_test", 4, undefined, [5, 6_595, 1_313]],
    ["survey", 10, 3, [41, 38_914, 2_101]],
    ["survey", 4, 12, [53, 50_668, 2_821]],
    ["survey", 300, 5, [1_801, 1_657_706, 63_099]],
    ["survey", 300, 30, [9_301, 8_488_321, 401_751]],
    ["conjoint", 10, undefined, [11, 16_036, 1_696]],
    ["conjoint", 4, undefined, [5, 6_865, 746]],
    ["focus_group", 10, undefined, [66, 118_271, 3_960]],
    ["focus_group", 4, undefined, [33, 44_044, 2_200]],
    ["idi_ai", 10, 3, [105, 82_996, 3_455]],
    ["idi_ai", 4, 6, [95, 85_768, 3_092]],
  ] as const)("of a %s with %i personas is near what it took", (type, personas, questions, [calls, input, output]) => {
    const estimate = estimateStudy({ type, personas, questions }, MODELS);
    const within = (value: number, actual: number, apart: number) => {
      expect(value / actual).toBeGreaterThan(1 - apart);
      expect(value / actual).toBeLessThan(1 + apart);
    };
    within(estimate.llm_calls, calls, 0.12);
    within(estimate.input_tokens, input, 0.15);
    within(estimate.output_tokens, output, 0.45);
  });

  it("of several concepts is near what they took", () => {
    const { llm_calls, input_tokens, output_tokens } = estimateStudy(
      { type: "concept_test", personas: 6, concepts: 3 },
      MODELS,
    );
    // 19 calls, 27,221 tokens in and 3,654 out on the one-machine stack.
    expect(llm_calls).toBe(19);
    expect(input_tokens / 27_221).toBeCloseTo(0.94, 2);
    expect(output_tokens / 3_654).toBeCloseTo(1.3, 1);
  });

  it("costs more with more questions and dearer models, and lies within its range", () => {
    const usd = (questions: number, models = MODELS) =>
      estimateStudy({ type: "survey", personas: 100, questions }, models).estimated_cost_usd;
    const { low, expected, high } = usd(5);
    expect(low).toBeLessThan(expected);
    expect(expected).toBeLessThan(high);
    expect(usd(10).expected).toBeGreaterThan(1.5 * expected);
    expect(usd(5, ["eu.anthropic.claude-sonnet-4-6"]).expected).toBeGreaterThan(expected);
  });

  it.each([
    [{ simulation_type: "survey", personas: 10 }, "questions: is required for this simulation_type"],
    [{ simulation_type: "concept_test" }, "personas: must be given, or persona_group_id; not both"],
    [{ simulation_type: "idi_manual", personas: 1 }, "simulation_type: must be one of concept_test"],
    [{ simulation_type: "survey", personas: 301, questions: 1 }, "personas: must be a whole number between 1 and 300"],
    [
      { simulation_type: "concept_test", personas: 3, concepts: 11 },
      "concepts: must be a whole number between 1 and 10",
    ],
    [{ simulation_type: "conjoint", personas: 3, concepts: 2 }, "concepts: can be shown in a concept_test only"],
    [{ simulation_type: "survey", personas: 3, questions: 0 }, "questions: must be a whole number between 1 and 200"],
  ])("is refused as a sentence: %j", (request, message) => {
    expect(() => validateBody(estimateRequestSchema, request)).toThrow(message);
  });
});
