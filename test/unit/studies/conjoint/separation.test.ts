import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceData, type ChoiceSet } from "../../../../functions/studies/conjoint/choice-data.ts";
import { estimateConjoint } from "../../../../functions/studies/conjoint/estimation.ts";
import { FALLBACK_RIDGE, fitMnl, fitMnlSafely } from "../../../../functions/studies/conjoint/mnl.ts";
import { isSeparating } from "../../../../functions/studies/conjoint/separation.ts";
import { matrix } from "../../../support/matrix.ts";
import { snackSimulation } from "./simulations.ts";

/** 20 choices between two alternatives on two columns: the larger first column always wins, the second is noise. */
const complete: ChoiceSet[] = Array.from({ length: 20 }, (_, t) => ({
  person: `p${t % 4}`,
  alternatives: [
    [(t % 5) + 1, (t * 7) % 4],
    [(t % 5) - 1, (t * 3) % 5],
  ],
  chosen: 0,
}));
/** An ordinary first column, and an alternative marked by the second that nobody ever takes. */
const quasi: ChoiceSet[] = Array.from({ length: 24 }, (_, t) => ({
  person: `p${t % 4}`,
  alternatives: matrix("1 0 | 0 0 | 0.5 1"),
  chosen: t % 3 === 0 ? 1 : 0,
}));

describe("separation", () => {
  it.each([
    ["complete separation", complete],
    ["an alternative that is never taken", quasi],
  ])("detects %s instead of returning coefficients that run away", (_, sets) => {
    expect(fitMnl(choiceData(sets))).toEqual({ failure: "separation", fit: null });
  });

  it("falls back to ridge, says why, and keeps the coefficients moderate", () => {
    const { fit, failure } = fitMnlSafely(choiceData(quasi));
    expect(failure).toBe("separation");
    expect(fit.ridge).toBe(FALLBACK_RIDGE);
    expect(fit.coefficients[1]).toBeLessThan(-1);
    expect(Math.abs(fit.coefficients[1]!)).toBeLessThan(5);
  });

  it("leaves the ridge solution where score and penalty balance", () => {
    const sets = Array.from({ length: 10 }, () => ({ person: "a", alternatives: [[1], [0]], chosen: 0 }));
    const b = fitMnlSafely(choiceData(sets)).fit.coefficients[0]!;
    expect(10 / (1 + Math.exp(b))).toBeCloseTo(FALLBACK_RIDGE * b, 10);
  });

  it("certifies a direction only where no rejected alternative gains", () => {
    const data = choiceData(quasi);
    expect(isSeparating(data, Float64Array.of(0, -1))).toBe(true);
    expect(isSeparating(data, Float64Array.of(0, 1))).toBe(false);
    expect(isSeparating(data, Float64Array.of(1, 0))).toBe(false);
    expect(isSeparating(data, Float64Array.of(0, 0))).toBe(false);
  });

  it("never cries wolf where every alternative of a task was taken by someone", () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (tasks, often) => {
        const sets = tasks.flatMap((alternatives) =>
          alternatives.flatMap((_, chosen) =>
            Array.from({ length: chosen === 0 ? often : 1 }, () => ({ person: "a", alternatives, chosen })),
          ),
        );
        expect(["rank_deficient", null]).toContain(fitMnl(choiceData(sets)).failure);
      }),
    );
  });

  it("still gives finite individual utilities when all personas choose alike and without error", () => {
    const { design, responses } = snackSimulation({ personas: 5, noise: 0, none: -9 });
    const { aggregate, individual } = estimateConjoint(design, responses);
    expect(aggregate.failure).toBe("separation");
    expect(individual.converged).toBe(true);
    for (const { utilities } of individual.individuals)
      for (const value of utilities) expect(Math.abs(value)).toBeLessThan(15);
  });
});
