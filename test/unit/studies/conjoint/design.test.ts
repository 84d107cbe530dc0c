import { describe, expect, it } from "vitest";
import { defaultTasks, designConjoint, HOLDOUTS } from "../../../../functions/studies/conjoint/design.ts";
import { taskKey } from "../../../../functions/studies/conjoint/design-diagnostics.ts";
import { conjointDesignSchema } from "../../../../functions/studies/conjoint/design-schema.ts";
import { clashes } from "../../../../functions/studies/conjoint/design-search.ts";
import { RankDeficientDesign, UnsatisfiableDesign } from "../../../../functions/studies/conjoint/errors.ts";
import { attribute, attributesOf, snacks } from "./simulations.ts";

describe("a conjoint design", () => {
  const design = designConjoint({ attributes: snacks }, { seed: "study-1", personas: 10 });
  const all = [...design.versions.flat(), ...design.holdouts];

  it("has 8 tasks of 3 offers, none and two holdouts by default, and survives storage", () => {
    expect(design).toMatchObject({ tasks_per_persona: 8, alternatives_per_task: 3, include_none: true });
    expect(design.versions.map((version) => version.length)).toEqual([8]);
    expect(design.holdouts).toHaveLength(HOLDOUTS);
    expect(all.every(({ offers }) => offers.length === 3)).toBe(true);
    expect(new Set(all.map(({ task_id }) => task_id)).size).toBe(10);
    expect(conjointDesignSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
  });

  it("knows the price and never offers the same thing at two prices", () => {
    expect(design.price_attribute).toEqual({ attribute: 2, amounts: [2, 3, 4, 5], currency: "$" });
    for (const { offers } of all)
      offers.forEach((offer, j) => expect(offers.slice(0, j).some((other) => clashes(offer, other, 2))).toBe(false));
  });

  it("keeps holdouts apart from the tasks and from each other", () => {
    const keys = all.map(({ offers }) => taskKey(offers));
    expect(new Set(keys.slice(-HOLDOUTS)).size).toBe(HOLDOUTS);
    for (const holdout of keys.slice(-HOLDOUTS)) expect(keys.slice(0, -HOLDOUTS)).not.toContain(holdout);
  });

  it("comes close to the best attainable", () => {
    expect(design.diagnostics.relative_efficiency).toBeGreaterThan(97);
    expect(design.diagnostics.relative_efficiency).toBeLessThanOrEqual(100);
    expect(design.diagnostics.mean_balance).toBeGreaterThan(0.9);
    expect(design.diagnostics.repeated_tasks).toBe(0);
    expect(design.diagnostics.associations).toHaveLength(3);
    const { personas, levels, none } = design.diagnostics.predicted_standard_errors;
    expect([personas, levels.map((one) => one.standard_errors.length)]).toEqual([10, [3, 2, 4]]);
    expect(none).toBeGreaterThan(0);
  });

  it("is the same for the same seed and another for another", () => {
    expect(designConjoint({ attributes: snacks }, { seed: "study-1", personas: 10 })).toEqual(design);
    expect(designConjoint({ attributes: snacks }, { seed: "study-2", personas: 10 }).versions).not.toEqual(
      design.versions,
    );
  });

  it("gains from more starts", () => {
    const input = { attributes: attributesOf(4, 4, 3, 2) };
    const errors = [1, 5, 20].map((starts) => designConjoint(input, { seed: "s", starts }).diagnostics.d_error);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors[2]).toBeLessThan(errors[0]!);
  });
});

describe("the number of tasks", () => {
  it("grows with the design from 8 to 15", () => {
    expect(defaultTasks(attributesOf(2, 2), 3)).toBe(8);
    expect(defaultTasks(attributesOf(4, 4, 3, 2), 3)).toBe(9);
    expect(defaultTasks(attributesOf(7, 7, 7, 7, 2), 3)).toBe(15);
  });
  it("is made up by versions where one persona's tasks are too few, but no more than there are personas", () => {
    const input = { attributes: attributesOf(7, 7, 3), tasks_per_persona: 5 };
    const versions = (personas: number) => designConjoint(input, { seed: "v", personas, starts: 2 }).versions;
    expect(versions(10).map((version) => version.length)).toEqual([5, 5, 5]);
    expect(versions(2)).toHaveLength(2);
  });
  it("is rejected where the utilities cannot be told apart", () => {
    const input = { attributes: attributesOf(4, 4, 4), tasks_per_persona: 2, include_none: false };
    expect(() => designConjoint(input, { seed: "few", personas: 1 })).toThrow(RankDeficientDesign);
  });
});

describe("the number of alternatives", () => {
  const tiny = [attribute("Flavour", "sweet", "sour"), attribute("Price", "1 €", "2 €", "3 €")];
  it("falls to what the attributes allow when none is asked for", () => {
    expect(designConjoint({ attributes: tiny }, { seed: "tiny" }).alternatives_per_task).toBe(2);
  });
  it("is rejected with a sentence when more are asked for", () => {
    const attempt = () => designConjoint({ attributes: tiny, alternatives_per_task: 3 }, { seed: "tiny" });
    expect(attempt).toThrow(UnsatisfiableDesign);
    expect(attempt).toThrow("these attributes allow 2");
  });
  it("may leave out none", () => {
    const design = designConjoint({ attributes: tiny, include_none: false }, { seed: "tiny" });
    expect(design.include_none).toBe(false);
    expect(design.diagnostics.predicted_standard_errors.none).toBeNull();
  });
});
