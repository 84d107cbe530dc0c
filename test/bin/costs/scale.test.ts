import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readScaleInput, scaleDocument, scaleSections } from "../../../bin/costs/scale/command.ts";
import { demandOf, meanDemand } from "../../../bin/costs/scale/demand.ts";
import { workOf } from "../../../bin/costs/scale/load.ts";
import { outputWeight } from "../../../bin/costs/scale/quotas.ts";
import { pricedModels } from "../../../bin/costs/priced-models.ts";

const input = readScaleInput();

it("docs/scale.md has the tables of today's definitions, capacities and prices", async () => {
  const document = readFileSync(new URL("../../../docs/scale.md", import.meta.url), "utf8");
  // Otherwise: npm run scale -- --write
  expect(await scaleDocument(scaleSections(input))).toBe(document);
});

describe("what a load takes", () => {
  it("is the sum of its kinds and sizes, each as often as it comes", () => {
    const { load, work } = input;
    const calls = (roles: Record<string, { calls: number }>) =>
      Object.values(roles).reduce((sum, role) => sum + role.calls, 0);
    const expected = workOf(load).reduce(
      (sum, { kind, personas, times }) => sum + times * calls(demandOf(kind, personas, work, 400).roles),
      0,
    );
    expect(calls(meanDemand(load, work, 400).roles)).toBeCloseTo(expected, 6);
  });

  it("has the states that were counted, under the cap with which they were", () => {
    for (const { kind, personas, transitions } of input.work.filter((one) => one.personas > 0)) {
      // Contributions to a discussion lie near a line and not on it.
      if (kind === "focus_group") continue;
      expect(demandOf(kind, personas, input.work, 4_000).transitions, `${kind} with ${personas}`).toBe(transitions);
    }
  });

  it("grows with the personas", () => {
    const one = demandOf("survey", 50, input.work, 400);
    const two = demandOf("survey", 100, input.work, 400);
    expect(two.roles.persona?.calls).toBeGreaterThan(1.9 * (one.roles.persona?.calls ?? Infinity));
    // As many batches as there are turns, however many personas.
    expect(two.transitions).toBe(one.transitions);
  });

  it("of a kind that was not measured is an error that says what to run", () => {
    expect(() => demandOf("survey", 10, [], 400)).toThrow("npm run costs -- --write");
  });
});

it("an output token of Claude counts as five, one of Nova as one", () => {
  const [haiku = "", nova = ""] = pricedModels().persona;
  expect([outputWeight(input.quotas, haiku), outputWeight(input.quotas, nova)]).toEqual([5, 1]);
});
