import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { speakingWaves } from "../../../../functions/studies/focus-group/running-order.ts";

const group = (members: number): string[] => Array.from({ length: members }, (_, index) => `persona-${index}`);

describe("speakingWaves", () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [1, 1]],
    [3, [1, 1, 1]],
    [5, [2, 2, 1]],
    [7, [3, 2, 2]],
    [10, [4, 3, 3]],
  ])("lets %i members speak in waves of %j", (members, sizes) => {
    expect(speakingWaves(group(members), 1, "seed").map(({ length }) => length)).toEqual(sizes);
  });

  it("has everybody open once before anybody opens again", () => {
    // Six members open in pairs: three rounds go round the group.
    const openers = [1, 2, 3].flatMap((round) => speakingWaves(group(6), round, "seed")[0] ?? []);
    expect(new Set(openers)).toEqual(new Set(group(6)));
  });

  it("seats the later waves anew in every round", () => {
    // Both rounds are opened by the same three of nine, three rounds apart.
    const [first, fourth] = [1, 4].map((round) => speakingWaves(group(9), round, "seed"));
    expect(new Set(first?.[0])).toEqual(new Set(fourth?.[0]));
    expect(first?.slice(1)).not.toEqual(fourth?.slice(1));
  });

  it("orders groups differently under different seeds", () => {
    const orders = new Set(
      Array.from({ length: 20 }, (_, seed) => JSON.stringify(speakingWaves(group(8), 1, `simulation-${seed}`))),
    );
    expect(orders.size).toBe(20);
  });

  it("gives everybody one turn, whatever order members are named in, and nobody the first word twice in a row", () => {
    const groups = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: 20 }), fc.string(), (members, round, seed) => {
        const waves = speakingWaves(members, round, seed);
        expect(waves.flat().toSorted()).toEqual(members.toSorted());
        expect(speakingWaves(members.toReversed(), round, seed)).toEqual(waves);
        const next = speakingWaves(members, round + 1, seed);
        if (members.length > 1) expect(next[0]?.filter((opener) => waves[0]?.includes(opener))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
