import { expect, it } from "vitest";
import { personaProgress, type PersonaProgressMap } from "../../../../functions/platform/pipelines/progress.ts";
import { nextWave } from "../../../../functions/studies/sample/next-wave.ts";
import { sampleDone } from "../../../../functions/studies/sample/sample-progress.ts";
import type { KeptSample } from "../../../../functions/studies/sample/schemas.ts";
import { randomFrom, uniform } from "../../../../functions/statistics/random.ts";

const percentOf = (sample: KeptSample, asked: PersonaProgressMap, isOver: boolean): number =>
  personaProgress("running", asked, () => "", sampleDone(sample, asked, isOver)).percent;

/** What callers who poll all the time read of a survey of which so many are screened out, in percent. */
function percentsOf(sample: KeptSample, screenedOut: number, seed: number): number[] {
  const random = randomFrom(seed);
  const asked: PersonaProgressMap = {};
  const read: number[] = [];
  const look = (isOver = false) => void read.push(percentOf(sample, asked, isOver));
  for (let wave = nextWave(sample, asked); wave.length > 0; wave = nextWave(sample, asked)) {
    for (const id of wave) asked[id] = { full_name: id, status: "pending", position: Object.keys(asked).length };
    look();
    for (const done of [0.25, 0.5, 0.75]) {
      for (const id of wave) asked[id] = { ...asked[id]!, status: "running", done };
      look();
    }
    for (const id of wave) {
      const isOut = uniform(random) < screenedOut;
      asked[id] = { ...asked[id]!, status: "complete", ...(isOut ? { screened_out: true } : {}) };
      look();
    }
  }
  look(true);
  return read;
}

const candidates = Array.from({ length: 60 }, (_, index) => ({ persona_id: `p${index}`, quotas: [] }));

it.each([
  ["nobody is screened out", 0, 30],
  ["some are, and replaced", 0.3, 30],
  ["replacements run out", 0.7, 6],
  ["the group runs out", 0.9, 300],
])("never falls back and ends with 100 percent when %s", (_, screenedOut, replacements) => {
  for (let seed = 1; seed <= 20; seed++) {
    const sample: KeptSample = { completes: 30, replacements, quotas: [], candidates };
    const read = percentsOf(sample, screenedOut, seed);
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect([read[0], read.at(-1)]).toEqual([0, 100]);
  }
});

it("counts the completes where those are further than the answers of all who may be asked", () => {
  const sample: KeptSample = { completes: 4, replacements: 20, quotas: [], candidates };
  const through = { full_name: null, status: "complete" as const, position: 0 };
  const asked = { p0: through, p1: through, p2: through, p3: { ...through, status: "running" as const, done: 0.5 } };
  expect(percentOf(sample, asked, false)).toBe(75);
});
