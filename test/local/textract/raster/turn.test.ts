import { describe, expect, test } from "vitest";
import { levelled, turned } from "../../../../local/textract/raster/turn.ts";
import { drawn } from "./images.ts";

/** 1 2 3 over 4 5 6 */
const numbered = drawn(3, 2, (x, y) => 1 + x + 3 * y);

describe("turning an image", () => {
  test.each([
    [1, 2, [4, 1, 5, 2, 6, 3]],
    [2, 3, [6, 5, 4, 3, 2, 1]],
    [3, 2, [3, 6, 2, 5, 1, 4]],
  ] as const)("%i quarters clockwise", (quarters, width, pixels) => {
    const result = turned(numbered, quarters);
    expect(result.width).toBe(width);
    expect([...result.pixels]).toEqual(pixels);
  });

  test("a line that falls to the right becomes level, and nothing is cut off", () => {
    const slope = Math.tan((10 * Math.PI) / 180);
    const falling = drawn(400, 300, (x, y) => (Math.abs(y - 100 - x * slope) < 3 ? 0 : 255));
    const level = levelled(falling, 10);
    const dark = [...level.pixels.entries()]
      .filter(([, value]) => value < 100)
      .map(([at]) => Math.floor(at / level.width));
    expect(Math.max(...dark) - Math.min(...dark)).toBeLessThan(10);
    expect(dark.length).toBeGreaterThan(390 * 4);
    expect(level.height).toBeGreaterThan(falling.height);
  });
});
