import { describe, expect, it } from "vitest";
import {
  closingSequence,
  moderatorSequence,
  speakerSequence,
  turnOf,
  turnsOf,
  viewSequence,
} from "../../../../functions/studies/focus-group/sequence.ts";

const ROUNDS = 3;

describe("the turns of a discussion", () => {
  it("are three rounds of waves, each ended by a probe", () => {
    expect(turnsOf(3, ROUNDS)).toBe(12);
    expect([0, 1, 2, 3, 4, 11].map((turn) => turnOf(turn, 3))).toEqual([
      { round: 1, wave: 0 },
      { round: 1, wave: 1 },
      { round: 1, wave: 2 },
      { round: 1, wave: null },
      { round: 2, wave: 0 },
      { round: 3, wave: null },
    ]);
    expect(turnsOf(1, ROUNDS)).toBe(6);
  });

  it("have numbers that sort as they happen, for groups of up to fifty", () => {
    const numbers = [
      ...Array.from({ length: 50 }, (_, position) => viewSequence(position)),
      ...Array.from({ length: 12 }, (_, turn) => [
        moderatorSequence(turn),
        ...Array.from({ length: 17 }, (_, index) => speakerSequence(turn, index)),
      ]).flat(),
      ...Array.from({ length: 50 }, (_, position) => closingSequence(position, ROUNDS)),
    ];
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
});
