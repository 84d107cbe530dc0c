import { describe, expect, it } from "vitest";
import { meetsTarget, ratioOf } from "../../../bench/figure.ts";
import { growthFigure, inThousands, median } from "../../../bench/storage/growth.ts";

describe("a quantity that grows", () => {
  const growth = {
    what: "Library list: read units",
    unit: "units",
    of: "entries",
    small: { size: 100, value: 12 },
    large: { size: 10_000, value: 15 },
    load: 0.5,
  } as const;

  it("is told over what it was before", () => {
    const figure = growthFigure({ ...growth, atMost: 1.2 });
    expect(figure).toMatchObject({ size: "10,000 entries", over: { value: 12, what: "the same with 100" } });
    expect([ratioOf(figure), meetsTarget(figure)]).toEqual([1.25, false]);
  });

  it("needs no target", () => {
    expect(meetsTarget(growthFigure(growth))).toBeUndefined();
  });
});

describe("numbers", () => {
  it.each([
    [5, "5"],
    [999, "999"],
    [10_000, "10,000"],
    [1_234_567, "1,234,567"],
  ])("%d is %s", (count, words) => {
    expect(inThousands(count)).toBe(words);
  });

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])("the median of %j is %d", (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});
