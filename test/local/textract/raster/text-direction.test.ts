import { describe, expect, test } from "vitest";
import { textDirections } from "../../../../local/textract/raster/text-direction.ts";
import { levelled, turned } from "../../../../local/textract/raster/turn.ts";
import { drawn, printedPage } from "./images.ts";

describe("the direction of text", () => {
  test.each([-31, -1, 0.6, 15])("lines that fall by %f degrees are measured to a quarter", (degrees) => {
    const { upright } = textDirections(levelled(printedPage(), -degrees));
    expect(upright.skew).toBeCloseTo(degrees, 0);
    expect(Math.abs(upright.skew - degrees)).toBeLessThan(0.25);
  });

  test("a page that lies on its side is clearer sideways", () => {
    const standing = textDirections(printedPage());
    const lying = textDirections(turned(printedPage(), 3));
    expect(standing.upright.clarity).toBeGreaterThan(2 * standing.sideways.clarity);
    expect(lying.sideways.clarity).toBeGreaterThan(2 * lying.upright.clarity);
  });

  test("an empty page has no direction", () => {
    expect(textDirections(drawn(300, 300, () => 250)).upright).toEqual({ skew: 0, clarity: 1 });
  });
});
