import { describe, expect, it } from "vitest";
import { positionEffect } from "../../../../functions/studies/concept-test/position-effect.ts";
import { placedRatings } from "./placed-ratings.ts";

describe("the effect of the position", () => {
  it("is that of statsmodels 0.15: ols(rating ~ C(persona) + C(condition, Sum) + C(position, Sum))", () => {
    const found = positionEffect(placedRatings, 3)!;
    expect(found.p).toBeCloseTo(0.02494021569543509, 10);
    const shown = found.effects.map(({ effect, interval }) => [effect, ...interval!].map((one) => one.toFixed(5)));
    expect(shown).toEqual([
      ["0.30472", "0.09802", "0.51142"],
      ["-0.18576", "-0.41454", "0.04301"],
      ["-0.11896", "-0.34773", "0.10982"],
    ]);
  });

  it("is told apart from who rates and what is rated", () => {
    const shifted = placedRatings.map((one) => ({
      ...one,
      rating: one.rating + Number(one.persona.slice(1)) * 7 + one.condition * 3,
    }));
    expect(positionEffect(shifted, 3)!.p).toBeCloseTo(positionEffect(placedRatings, 3)!.p!, 8);
  });

  it("is unknown where every concept stood at one place, and of one or two personas", () => {
    const fixed = placedRatings.map((one) => ({ ...one, position: one.condition }));
    expect(positionEffect(fixed, 3)).toBeNull();
    expect(positionEffect(placedRatings.slice(0, 3), 3)).toBeNull();
    expect(positionEffect(placedRatings.slice(0, 6), 3)).toBeNull();
    expect(positionEffect([], 3)).toBeNull();
  });

  it("has no interval and no test where the model explains everything", () => {
    const exact = placedRatings.map((one) => ({ ...one, rating: one.condition + one.position / 2 }));
    const { effects, p } = positionEffect(exact, 3)!;
    expect(effects.map(({ effect }) => effect.toFixed(6))).toEqual(["-0.500000", "0.000000", "0.500000"]);
    expect([p, ...effects.map(({ interval }) => interval)]).toEqual([null, null, null, null]);
  });
});
