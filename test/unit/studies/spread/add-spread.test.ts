import { describe, expect, it } from "vitest";
import { addSpread } from "../../../../functions/studies/spread/add-spread.ts";
import type { Calibrated } from "../../../../functions/studies/calibration/schemas.ts";
import type { SurveyAggregate } from "../../../../functions/studies/survey/aggregate-schema.ts";

const nothing = { calibrated: null, publicSpread: true, facts: new Set<string>() };
const chosen = (...counts: number[]) => ({
  question_id: "q",
  answered: 10,
  rating: null,
  options: counts.map((count, option) => ({ option: `Option ${option}`, count, share: 10 * count })),
});
const rated = (...shares: number[]) => ({
  question_id: "q",
  answered: 10,
  rating: { points: shares.map((share, value) => ({ value, share })) },
  options: null,
});

function adjusted(question: object, known: Parameters<typeof addSpread>[1] = nothing) {
  const [found] = addSpread({ questions: [question] } as unknown as SurveyAggregate, known).questions;
  return (found!.options ?? found!.rating!.points).map(({ spread_adjusted }) => spread_adjusted);
}

describe("shares with what is expected of people beside them", () => {
  it.each([
    ["a single choice", chosen(10, 0, 0)],
    ["a scale", rated(0, 0, 80, 20, 0)],
  ])("widens %s by the public prior", (_, question) => {
    const shares = adjusted(question).map((one) => one!.share);
    expect(Math.round(shares.reduce((sum, share) => sum + share))).toBe(100);
    expect(Math.min(...shares)).toBeGreaterThan(0);
    for (const one of adjusted(question)) {
      expect(one!.source).toBe("public");
      expect(one!.interval[0]).toBeLessThan(one!.share);
      expect(one!.interval[1]).toBeGreaterThan(one!.share);
    }
  });

  it("says nothing where several could be chosen, of facts, of too many options, and where it is switched off", () => {
    const none = [null, null, null];
    expect(adjusted(chosen(8, 7, 2))).toEqual(none);
    expect(adjusted(chosen(10, 0, 0), { ...nothing, facts: new Set(["q"]) })).toEqual(none);
    expect(adjusted(chosen(10, 0, 0), { ...nothing, publicSpread: false })).toEqual(none);
    expect(adjusted(chosen(10, ...Array.from({ length: 11 }, () => 0)))[0]).toBeNull();
    expect(adjusted(chosen(0, 0, 0))).toEqual(none);
  });

  it("goes by the company's own studies where they know the option", () => {
    const own = { question_id: "q", option: "Option 0", family: "share", synthetic: 100, refused: null } as const;
    const calibrated: Calibrated = {
      studies: 6,
      questions: [{ ...own, estimate: 61, prediction_interval: [44, 78] }],
    };
    const [first, second] = adjusted(chosen(10, 0), { ...nothing, calibrated });
    expect(first).toEqual({ share: 61, interval: [44, 78], source: "own_studies" });
    expect(second!.source).toBe("public");
  });
});
