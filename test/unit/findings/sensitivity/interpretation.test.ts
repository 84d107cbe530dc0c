import { describe, expect, it } from "vitest";
import { interpretSensitivity } from "../../../../functions/findings/sensitivity/interpretation.ts";
import type { Robustness, Shift } from "../../../../functions/studies/sensitivity/schemas.ts";

const shift = (change: Partial<Shift>): Shift => ({
  question_id: "q1",
  question: "How do you like it?",
  option: null,
  unvaried: 3,
  value: 3,
  shift: 0,
  shift_interval: [-0.5, 0.5],
  rerun_shift: 0.2,
  moved: false,
  ...change,
});
const say = (questions: Shift[], language = "en", change: Partial<Robustness> = {}) =>
  interpretSensitivity(
    [
      {
        variation: "scale",
        completed: true,
        varied: "…",
        personas: 8,
        questions,
        mean_absolute_shift: 0.052,
        mean_absolute_shift_interval: null,
        rerun_mean_absolute_shift: 0.02,
        ...change,
      },
    ],
    language,
  )[0];

const rating = shift({ shift: -0.75, shift_interval: [-1, -0.5], moved: true });
const choice = shift({ question: "Where?", option: "Online", shift: 31.1, shift_interval: [10, 52.2], moved: true });

describe("the interpretation of robustness", () => {
  it("names what moved most: a rating by points, an option by percentage points", () => {
    expect(say([rating, shift({})])).toBe(
      "Scales, options or order reversed: 1 of 2 figures moves beyond chance, “How do you like it?” by -0.75; " +
        "the average move is 5.2 % of the scale, and between runs that change nothing 2.0 %.",
    );
    expect(say([{ ...rating, shift: -0.3 }, choice])).toContain(
      "most of all “Where?” (“Online”), by 31.1 percentage points;",
    );
    expect(say([{ ...rating, shift: -0.3 }, choice], "de")).toContain(
      "am meisten „Where?“ („Online“), um 31,1 Prozentpunkte;",
    );
  });

  it("says that nothing moved only where that can be told", () => {
    expect(say([shift({ shift: 0.1 })])).toContain("the figure does not move beyond chance");
    expect(say([shift({ shift: 0.1, shift_interval: null })])).toMatch(
      /whether that is more than chance is unknown\.$/,
    );
    expect(say([shift({ shift: 0, shift_interval: null })])).toContain("the figure does not move beyond chance");
  });

  it("says that all together moved, though none by itself, where chance and reruns explain less", () => {
    const two = [shift({ shift: 0.3 }), shift({ question_id: "q2", shift: 0.4 })];
    const together = { mean_absolute_shift_interval: [0.01, 0.1] as [number, number] };
    expect(say(two, "en", together)).toContain("no figure by itself moves beyond chance, but all 2 together do: they");
    expect(say(two, "en", { ...together, rerun_mean_absolute_shift: 0.06 })).toContain(
      "none of 2 figures moves beyond",
    );
    expect(say(two, "en", { mean_absolute_shift_interval: [0, 0.1] })).toContain("none of 2 figures moves beyond");
  });

  it("says what is unknown", () => {
    expect(say([], "en", { mean_absolute_shift: null })).toMatch(/no answers can be compared\.$/);
    expect(say([], "en", { completed: false })).toMatch(/this run could not be finished, so nothing is known\.$/);
    expect(say([shift({})], "en", { rerun_mean_absolute_shift: null })).toMatch(/that change nothing by unknown\.$/);
  });
});
