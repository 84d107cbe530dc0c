import { describe, expect, it } from "vitest";
import type { Participation } from "../../../../functions/personas/people/participant.ts";
import { participationFlags } from "../../../../functions/studies/simulation/participation-flags.ts";

const unmarked: Participation = {
  grounded: true,
  signals_stale: false,
  signals_offline: false,
  collides_with: null,
  attitude: null,
};
const flags = (participants: Record<string, Partial<Participation>>) =>
  participationFlags(new Map(Object.entries(participants).map(([id, fields]) => [id, { ...unmarked, ...fields }])));

describe("flags of who took part", () => {
  it("name a collision where both took part", () => {
    expect(flags({ a: {}, b: { collides_with: "a" } })).toEqual(["persona_collision"]);
    expect(flags({ b: { collides_with: "a" } })).toEqual([]);
  });

  it("name signals that come with the service", () => {
    expect(flags({ a: { signals_offline: true }, b: {} })).toEqual(["offline_signals"]);
  });

  it("name old signals behind anybody", () => {
    expect(flags({ a: { signals_stale: true }, b: { signals_stale: false } })).toEqual(["signals_stale"]);
    expect(flags({ a: {}, b: { signals_stale: false } })).toEqual([]);
  });
});
