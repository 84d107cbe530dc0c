import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conformity } from "../../../../functions/studies/focus-group/conformity.ts";

const view = (persona_id: string, before: number, after: number) => ({ persona_id, before, after });
const moves = (views: Parameters<typeof conformity>[0]) =>
  conformity(views).personas.map(({ moved_toward_majority }) => moved_toward_majority);

describe("conformity", () => {
  it("is the share that came nearer to the others' median, of those who stood apart from it", () => {
    const result = conformity([
      view("anna", 0.4, 0.4), // others −.6, .4, .5, .1: median .25, .15 away, stays
      view("ben", -0.6, 0.1), // others .4, .4, .5, .1: median .4, from 1.0 to .3: moved
      view("cem", 0.4, 0.3), // median .25, .15 away, then .05: moved
      view("dana", 0.5, 0.9), // others .4, −.6, .4, .1: median .25, from .25 to .65: moved away
      view("eda", 0.1, 0.1), // others .4, −.6, .4, .5: median .4, .3 away, stays
    ]);
    expect(result.personas.map(({ moved_toward_majority }) => moved_toward_majority)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    // Wilson 95 % for 2 of 5 (Newcombe 1998): 11.8 % to 76.9 %.
    expect(result.index).toEqual({ moved: 2, comparable: 5, share: 40, share_interval: [11.8, 76.9] });
  });

  it("takes the median of all views before as the majority and says how far views were spread", () => {
    const result = conformity([view("anna", 0, 0.3), view("ben", 0.3, 0.3), view("cem", 0.9, 0.6)]);
    // Before: mean .4, squares .16 + .01 + .25 = .42, /2 = .21.
    // After: mean .4, squares .01 + .01 + .04 = .06, /2 = .03.
    expect(result).toMatchObject({ majority: 0.3, spread_before: 0.458, spread_after: 0.173 });
  });

  it("compares nobody who stood with the majority already, up to .1", () => {
    // Medians of the others: .2 for anna, .25 for ben, .15 for cem; distances .1, .05 and .15.
    expect(moves([view("anna", 0.1, 0.2), view("ben", 0.2, 0.9), view("cem", 0.3, 0.3)])).toEqual([true, null, false]);
  });

  it("asks for a move of at least .05, and counts one past the majority by where it ends", () => {
    const others = [view("ben", 0.5, 0.5), view("cem", 0.5, 0.5)];
    const movesTo = (after: number) => moves([view("anna", 0, after), ...others])[0];
    expect([movesTo(0.04), movesTo(0.05), movesTo(0.9), movesTo(1)]).toEqual([false, true, true, false]);
  });

  it("has no index when nobody stood apart, and none below three personas", () => {
    expect(conformity([view("anna", 0.5, 0), view("ben", 0.5, 0), view("cem", 0.5, 0)]).index).toBeNull();
    expect(conformity([view("anna", -1, 1), view("ben", 1, 1)])).toMatchObject({
      index: null,
      personas: [{ moved_toward_majority: null }, { moved_toward_majority: null }],
    });
  });

  it("has no spread of a single view", () => {
    expect(conformity([view("anna", 0.2, 0.1)])).toMatchObject({
      majority: 0.2,
      spread_before: null,
      spread_after: null,
    });
  });

  it("keeps to its bounds and does not depend on the order of personas", () => {
    const sentiment = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
    const views = fc.uniqueArray(fc.record({ persona_id: fc.uuid(), before: sentiment, after: sentiment }), {
      selector: ({ persona_id }) => persona_id,
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(views, (some) => {
        const result = conformity(some);
        const reversed = conformity(some.toReversed());
        expect({ ...reversed, personas: reversed.personas.toReversed() }).toEqual(result);
        if (result.index) {
          const [lower = NaN, upper = NaN] = result.index.share_interval;
          expect(result.index.moved).toBeLessThanOrEqual(result.index.comparable);
          expect(lower).toBeGreaterThanOrEqual(0);
          expect(upper).toBeLessThanOrEqual(100);
        }
        // Who thinks the same as before has not moved.
        const unmoved = conformity(some.map((one) => ({ ...one, after: one.before })));
        expect(unmoved.index?.moved ?? 0).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
