import { describe, expect, it } from "vitest";
import { estimateRequestSchema } from "../../../../functions/studies/estimate/schemas.ts";
import { presentEstimate } from "../../../../functions/studies/estimate/estimate.ts";
import { computePower } from "../../../../functions/studies/estimate/experiments-power.ts";
import { powerSentence } from "../../../../functions/studies/estimate/power-sentence.ts";
import { validateBody } from "../../../../functions/platform/http/validation.ts";

describe("a request for an estimate", () => {
  it.each([
    [{ simulation_type: "survey", personas: 10 }, "questions: is required for this simulation_type, or survey itself"],
    [{ simulation_type: "idi_ai", personas: 10 }, "questions: is required for this simulation_type, or script itself"],
    [{ simulation_type: "concept_test" }, "personas: must be given, or persona_group_id; not both"],
    [{ simulation_type: "idi_manual", personas: 1 }, "simulation_type: must be one of concept_test"],
    [
      { simulation_type: "survey", personas: 1001, questions: 1 },
      "personas: must be a whole number between 1 and 1000",
    ],
    [{ simulation_type: "concept_test", personas: 3, concepts: 11 }, "must be a whole number between 1 and 10"],
    [{ simulation_type: "conjoint", personas: 3, concepts: 2 }, "concepts: can be shown in a concept_test only"],
    [
      { simulation_type: "survey", personas: 3, questions: 2_000 },
      "questions: must be a whole number between 1 and 100",
    ],
    [
      { simulation_type: "conjoint", personas: 3, questions: 2 },
      "questions: belongs to survey or idi_ai; leave it out",
    ],
    [{ simulation_type: "conjoint", personas: 3, script: "1. Why?" }, "script: belongs to idi_ai; leave it out"],
    [
      { simulation_type: "survey", personas: 3, questions: 1, reruns: 9 },
      "reruns: must be a whole number between 0 and 5",
    ],
    [{ simulation_type: "survey", personas: 3, questions: 1, max_cost_usd: -1 }, "max_cost_usd: must be an amount"],
    [
      { simulation_type: "focus_group", personas: 3, direct_estimate: true },
      "direct_estimate: needs questions with scales or options",
    ],
  ])("is refused as a sentence, as a creation is: %j", (request, message) => {
    expect(() => validateBody(estimateRequestSchema, request)).toThrow(message);
  });

  it("is refused before any of two thousand questions is looked at", () => {
    const questions = Array.from({ length: 2_000 }, (_, index) => ({
      id: `q${index}`,
      kind: "open_ended",
      text: "Why?",
    }));
    const request = { simulation_type: "survey", personas: 3, survey: { questions } };
    expect(() => validateBody(estimateRequestSchema, request)).toThrow("must have at most 200 questions");
  });
});

describe("an estimate", () => {
  const counted = (calls: number, costMicroUsd: number) => ({
    calls,
    inputTokens: 1_000 * calls,
    outputTokens: 50 * calls,
    costMicroUsd,
  });

  it("has a range around what is expected, also where no route is shorter or longer", () => {
    const same = counted(41.4, 1_000_000);
    expect(
      presentEstimate({ low: same, expected: same, high: same }, { personas: 10, sequence: 3, experiments: [] }),
    ).toEqual({
      personas: 10,
      llm_calls: 41,
      llm_calls_range: { low: 41, high: 41 },
      input_tokens: 41_400,
      output_tokens: 2_070,
      seconds: 30,
      estimated_cost_usd: { low: 0.6, expected: 1, high: 1.8 },
      experiments: [],
    });
  });

  it("reaches from the shortest route to the longest", () => {
    const bounds = { low: counted(10, 200_000), expected: counted(600, 9_000_000), high: counted(900, 12_000_000) };
    expect(presentEstimate(bounds, { personas: 300, sequence: 3, experiments: [] })).toMatchObject({
      llm_calls_range: { low: 10, high: 900 },
      seconds: 150,
      estimated_cost_usd: { low: 0.12, expected: 9, high: 21.6 },
    });
  });
});

describe("what an experiment can show", () => {
  const arm = (id: string, share: number) => ({ id, name: id, share });
  const price = { id: "price", name: "price", arms: [arm("low", 50), arm("high", 50)], within: null };
  const pack = {
    ...{ id: "pack", name: "pack", arms: [arm("a", 40), arm("b", 60)] },
    within: { experiment_id: "price", arm_id: "low" },
  };

  it("goes by its two smallest arms, of those whom it divides", () => {
    const [first, second] = computePower([price, pack], 200);
    expect(first).toMatchObject({ smallest_arms: [100, 100], standardised_difference: 0.4, share_difference: 0.198 });
    expect(second).toMatchObject({ smallest_arms: [40, 60], standardised_difference: 0.58 });
    expect(powerSentence(first!)).toBe(
      "price: with 100 per arm you will most likely see means that differ by 0.4 standard deviations or more, and " +
        "shares that differ by 20 points or more.",
    );
    expect(powerSentence(second!)).toContain("arms of 40 and 60");
  });

  it("rounds up, and says nothing of shares where arms are too small for them", () => {
    const [power] = computePower([price], 8);
    expect(power).toMatchObject({ share_difference: null, standardised_difference: 2.37 });
    expect(powerSentence(power!)).toContain("2.4 standard deviations or more, and no difference of shares.");
  });

  it("is nothing where arms are too small", () => {
    expect(computePower([price], 2)[0]).toMatchObject({ standardised_difference: null, share_difference: null });
    expect(powerSentence(computePower([price], 2)[0]!)).toBe("price: 1 per arm are too few to see any difference.");
  });
});
