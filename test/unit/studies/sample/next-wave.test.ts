import { describe, expect, it } from "vitest";
import type { PersonaProgressMap } from "../../../../functions/platform/pipelines/progress.ts";
import { mostAsked, nextWave } from "../../../../functions/studies/sample/next-wave.ts";
import type { KeptSample, Quota } from "../../../../functions/studies/sample/schemas.ts";
import { studySample } from "../../../../functions/studies/sample/study-sample.ts";
import { randomFrom, uniform } from "../../../../functions/statistics/random.ts";

const women: Quota = { fact: "gender", value: "Female", completes: 3 };
const men: Quota = { fact: "gender", value: "Male", completes: 3 };
const young: Quota = { fact: "age", max: 34, completes: 2 };

/** Candidates `p0`, `p1`, … with the indexes of their quotas. */
const sampleOf = (completes: number, replacements: number, quotas: Quota[], of: number[][]): KeptSample => ({
  completes,
  replacements,
  quotas,
  candidates: of.map((own, index) => ({ persona_id: `p${index}`, quotas: own })),
});

/** Asks a wave: everybody of it is through, but for those who are screened out. */
function ask(before: PersonaProgressMap, wave: readonly string[], out: (id: string) => boolean): PersonaProgressMap {
  const from = Object.keys(before).length;
  const added = wave.map((id, index) => [
    id,
    { full_name: id, status: "complete" as const, position: from + index, ...(out(id) ? { screened_out: true } : {}) },
  ]);
  return { ...before, ...Object.fromEntries(added) };
}

/** Asks waves until there is none. @returns everybody who was asked, and the waves */
function askAll(sample: KeptSample, out: (id: string) => boolean) {
  let asked: PersonaProgressMap = {};
  const waves: string[][] = [];
  for (let wave = nextWave(sample, asked); wave.length > 0; wave = nextWave(sample, asked)) {
    waves.push(wave);
    asked = ask(asked, wave, out);
  }
  return { asked, waves };
}

const OVER = { isOver: true, atMaxCost: false };

describe("the waves of a sample", () => {
  it("asks as many as completes are wanted, in the order of the group, and replaces who is screened out", () => {
    const sample = sampleOf(3, 2, [], [[], [], [], [], [], []]);
    const { waves } = askAll(sample, (id) => id === "p1" || id === "p3");
    expect(waves).toEqual([["p0", "p1", "p2"], ["p3"], ["p4"]]);
  });

  it("ends with the replacements, and says so", () => {
    const sample = sampleOf(2, 1, [], [[], [], [], []]);
    const { asked, waves } = askAll(sample, () => true);
    expect(waves.flat()).toEqual(["p0", "p1", "p2"]);
    expect(studySample(sample, asked, OVER)).toMatchObject({
      ...{ asked: 3, screened_out: 3, replaced: 1, completed: 0, unfilled_because: "replacements", available: 4 },
    });
    expect(studySample(sample, asked, { ...OVER, isOver: false }).unfilled_because).toBeNull();
  });

  it("ends with the group, and says so", () => {
    const sample = sampleOf(2, 9, [], [[], [], []]);
    const { asked } = askAll(sample, (id) => id !== "p2");
    expect(studySample(sample, asked, OVER)).toMatchObject({ asked: 3, completed: 1, unfilled_because: "group" });
  });

  it("replaces within the quota that lacks completes, cell by cell, and asks nobody whose quota is full", () => {
    const of = Array.from({ length: 16 }, (_, index) => [index % 2]);
    const sample = sampleOf(6, 8, [women, men], of);
    const { asked, waves } = askAll(sample, (id) => ["p1", "p3", "p7"].includes(id));
    expect(waves).toEqual([["p0", "p2", "p4", "p1", "p3", "p5"], ["p7", "p9"], ["p11"]]);
    expect(studySample(sample, asked, OVER).cells).toMatchObject([
      { fact: "gender", value: "Female", completes: 3, asked: 3, screened_out: 0, completed: 3 },
      { fact: "gender", value: "Male", completes: 3, asked: 6, screened_out: 3, completed: 3, unfilled_because: null },
    ]);
  });

  it("takes what quotas leave over from everybody else", () => {
    const sample = sampleOf(4, 0, [women], [[0], [0], [0], [0], [0], [], [], []]);
    expect(nextWave(sample, {})).toEqual(["p0", "p1", "p2", "p5"]);
    expect(
      studySample(sample, {}, { ...OVER, isOver: false }).cells.map(({ value, completes }) => [value, completes]),
    ).toEqual([
      ["Female", 3],
      [null, 1],
    ]);
  });

  it("gives replacements that run short to the quota that lacks most", () => {
    const sample = sampleOf(6, 1, [women, men], [[0], [0], [0], [0], [1], [1], [1], [1]]);
    const first = nextWave(sample, {});
    const asked = ask({}, first, (id) => ["p0", "p4", "p5"].includes(id));
    expect(nextWave(sample, asked)).toEqual(["p7"]);
  });

  it("passes over who is gone", () => {
    const sample = sampleOf(2, 0, [], [[], [], []]);
    expect(nextWave(sample, {}, (id) => id !== "p0")).toEqual(["p1", "p2"]);
  });

  it("says that money was missing where somebody was left to be asked", () => {
    const sample = sampleOf(2, 2, [], [[], [], []]);
    const asked = ask({}, nextWave(sample, {}), () => true);
    const atMaxCost = { isOver: true, atMaxCost: true };
    expect(studySample(sample, asked, atMaxCost).unfilled_because).toBe("max_cost");
    const everybody = ask(asked, nextWave(sample, asked), () => true);
    expect(studySample(sample, everybody, atMaxCost).unfilled_because).toBe("group");
  });

  it("fills quotas of two facts wherever that is possible", () => {
    // The first three women are young: whoever takes them by turns leaves nobody older among the women.
    const sample = sampleOf(6, 0, [women, men, young], [[0, 2], [0, 2], [0, 2], [0], [0], [1], [1], [1, 2]]);
    const wave = nextWave(sample, {});
    expect(wave).toHaveLength(6);
    const { cells } = studySample(
      sample,
      ask({}, wave, () => false),
      OVER,
    );
    expect(cells.every(({ completed, completes }) => completed === completes)).toBe(true);
  });

  it("chooses as many as any choice could, in random groups of two facts", () => {
    const random = randomFrom("two facts");
    for (let round = 0; round < 60; round++) {
      const people = Array.from({ length: 9 }, () => [
        uniform(random) < 0.5 ? 0 : 1,
        ...(uniform(random) < 0.4 ? [2] : []),
      ]);
      const quotas = [
        { ...women, completes: 2 },
        { ...men, completes: 2 },
      ];
      const sample = sampleOf(4, 0, [...quotas, young], people);
      expect(nextWave(sample, {})).toHaveLength(mostByTrying(people));
    }
  });
});

/** The largest choice of two women, two men, of both two young and two others, by trying all. */
function mostByTrying(people: readonly (readonly number[])[]): number {
  let most = 0;
  for (let mask = 0; mask < 2 ** people.length; mask++) {
    const own = people.filter((_, index) => (mask & (1 << index)) !== 0);
    const count = (is: (one: readonly number[]) => boolean) => own.filter(is).length;
    const cells = [0, 1, 2].map((quota) => count((one) => one.includes(quota)));
    if (cells.every((size) => size <= 2) && own.length - cells[2]! <= 2) most = Math.max(most, own.length);
  }
  return most;
}

it("asks at most completes and replacements, and not more than there are", () => {
  expect(mostAsked({ completes: 30, replacements: 60 }, 100)).toBe(90);
  expect(mostAsked({ completes: 30, replacements: 90 }, 100)).toBe(100);
});
