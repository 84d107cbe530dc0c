import { describe, expect, it } from "vitest";
import type { PresentedTask } from "../../../../functions/studies/conjoint/design-schema.ts";
import { conjointChoicesPrompt } from "../../../../functions/studies/conjoint/prompt.ts";
import type { AskedPersona } from "../../../../functions/personas/people/asked-persona.ts";

const task = (id: string, include_none: boolean): PresentedTask => ({
  task_id: id,
  holdout: false,
  include_none,
  offers: [0, 1].map((offer) => ({ offer, features: [{ attribute: "Price", level: `${offer + 1} EUR` }] })),
});
const askedPersona = { persona: {}, context: null, briefings: [] } as unknown as AskedPersona;
const { output } = conjointChoicesPrompt(askedPersona, [task("a", true), task("b", false)]);
const reply = (...choices: [task: number, chosen: number][]) => ({
  choices: choices.map(([number, chosen]) => ({ task: number, chosen })),
  reaction: "Fine.",
  key_themes: ["price"],
  notable_quote: "Fine.",
});

describe("choices in conjoint tasks", () => {
  it("answer every task by an offer it has, or none where that is allowed", () => {
    expect(output.safeParse(reply([1, 0], [2, 2])).success).toBe(true);
    expect(output.safeParse(reply([2, 1], [1, 2])).success).toBe(true);
  });

  it.each([
    ["a task is left out", reply([1, 1], [1, 2])],
    ["none is taken where it is not allowed", reply([1, 1], [2, 0])],
    ["an offer is taken that is not there", reply([1, 3], [2, 1])],
    ["there are too few", reply([1, 1])],
  ])("are not accepted when %s", (_, given) => {
    expect(output.safeParse(given).success).toBe(false);
  });
});
