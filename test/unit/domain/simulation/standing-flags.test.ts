import { describe, expect, it } from "vitest";
import type { Standing } from "../../../../functions/domain/simulation/participant.ts";
import { standingFlags } from "../../../../functions/domain/simulation/standing-flags.ts";

const flags = (participants: Record<string, Partial<Standing>>) =>
  standingFlags(new Map(Object.entries(participants).map(([id, fields]) => [id, { grounded: true, ...fields }])));

describe("flags of who took part", () => {
  it("name a collision where both took part", () => {
    expect(flags({ a: {}, b: { collides_with: "a" } })).toEqual(["persona_collision"]);
    expect(flags({ b: { collides_with: "a" } })).toEqual([]);
  });

  it("name old signals behind anybody", () => {
    expect(flags({ a: { signals_stale: true }, b: { signals_stale: false } })).toEqual(["signals_stale"]);
    expect(flags({ a: {}, b: { signals_stale: false } })).toEqual([]);
  });
});
