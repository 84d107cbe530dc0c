import { describe, expect, it } from "vitest";
import type { Contrast } from "../../megastudy/effects.ts";
import { directionsIn } from "../../megastudy/directions.ts";

const difference = (value: number, half: number, option: string | null = null) => ({
  ...{ option, difference: value, effect: null },
  interval: [value - half, value + half] as [number, number],
  n: [50, 50] as [number, number],
});
type Differences = Contrast["people"]["differences"];
const side = { arms: [], question_ids: [] };
const contrast = (people: Differences, ours: Differences): Contrast => ({
  ...{ question: "How likely?", first: side, second: side },
  people: { differences: people, why_not: null },
  ours: { differences: ours, why_not: null },
});
const study = (...contrasts: Contrast[]) => ({
  effects: [
    {
      ...{ experiment_id: "e", name: "e", arms: [] },
      ours: { differences: 0, significant: 0, largest: null },
      contrasts,
    },
  ],
});

describe("directions against chance", () => {
  it("are right, wrong or none where people differ, and told of nothing else", () => {
    const found = directionsIn([
      study(
        contrast([difference(2, 1)], [difference(0.5, 3)]),
        contrast([difference(-2, 1)], [difference(1, 3)]),
        contrast([difference(2, 1)], [difference(0, 3)]),
        contrast([difference(2, 3)], [difference(-1, 3)]),
        contrast([difference(2, 1)], []),
      ),
    ]);
    expect(found).toMatchObject({ differences: 4, known: 3, right: 1, wrong: 1 });
    // Clopper and Pearson's of 1 of 2.
    expect(found.interval!.map((end) => end.toFixed(4))).toEqual(["0.0126", "0.9874"]);
  });

  it("count two options once, and more one by one", () => {
    const options = (...names: string[]) => names.map((name, at) => difference(at === 0 ? 20 : -20, 5, name));
    const of = (...names: string[]) => directionsIn([study(contrast(options(...names), options(...names)))]);
    expect(of("yes", "no")).toMatchObject({ differences: 1, known: 1, right: 1, wrong: 0 });
    expect(of("a", "b", "c")).toMatchObject({ differences: 3, right: 3 });
  });

  it("are unknown without contrasts", () => {
    expect(directionsIn([study()])).toEqual({ differences: 0, known: 0, right: 0, wrong: 0, interval: null });
  });
});
