import { describe, expect, it } from "vitest";
import { studyMaterial } from "../../../bin/conformance/material.ts";
import { servicePrompts } from "../../../bin/conformance/prompts.ts";
import type { Trial } from "../../../bin/conformance/trial.ts";
import { conceptTestCost, missed, neverUsable, sharesOf } from "../../../bin/conformance/verdict.ts";
import { noCost } from "../../../functions/platform/costs/cost.ts";
import { languages } from "../../../functions/languages/language.ts";

const trial = (changes: Partial<Trial>): Trial => ({
  prompt: "report",
  language: "en",
  withOrders: false,
  modelId: "m",
  outcome: "first try",
  problem: null,
  languageKept: true,
  isAnswer: null,
  inCharacter: null,
  canaryKept: true,
  usage: { ...noCost, llm_calls: 1, input_tokens: 100, output_tokens: 10, cost_microusd: 1 },
  seconds: 1,
  ...changes,
});

describe("the verdict on a model", () => {
  it("leaves out answers that cannot tell", () => {
    const shares = sharesOf([trial({}), trial({ languageKept: null }), trial({ languageKept: false })]);
    expect(shares).toMatchObject({ languageKept: 0.5, inCharacter: null, usable: 1 });
  });

  it("names what is missed, worst first, and lets one in twenty be unusable", () => {
    const good = Array.from({ length: 19 }, () => trial({}));
    expect(missed(sharesOf([...good, trial({ outcome: "unusable", languageKept: null })]))).toEqual([]);
    expect(missed(sharesOf([...good, trial({ canaryKept: false, languageKept: false })]))).toEqual(["canaryKept"]);
    expect(missed(sharesOf([trial({ outcome: "unusable", canaryKept: false })]))).toEqual([
      "canaryKept",
      "usable",
      "firstTry",
    ]);
  });

  it("finds a prompt that one language never gets through", () => {
    const trials = [trial({}), trial({ language: "fr", outcome: "unusable" }), trial({ outcome: "unusable" })];
    expect(neverUsable(trials)).toEqual(["report (fr)"]);
  });

  it("prices a concept test by the means of its prompts", () => {
    expect(conceptTestCost([trial({})])).toBeNull();
    const dear = { ...noCost, llm_calls: 2, input_tokens: 300, output_tokens: 30, cost_microusd: 3 };
    const trials = [trial({}), trial({ prompt: "concept-test" }), trial({ prompt: "concept-test", usage: dear })];
    expect(conceptTestCost(trials)).toMatchObject({ llm_calls: 8.5, input_tokens: 1_100, cost_microusd: 11 });
  });
});

describe("what is tried", () => {
  it.each(languages)("is whole in %s, and every prompt can be made of it, with orders or without", (language) => {
    const material = studyMaterial(language);
    for (const [name, make] of Object.entries(servicePrompts)) {
      expect(make(material, null).id).toMatch(new RegExp(`^${name}@`));
      const { shared, question } = make(material, material.orders);
      if (!/-reading$|^theme-translation$|^requirements$/.test(name))
        expect(`${shared}${question}`).toContain(material.orders);
    }
  });
});
