import { describe, expect, test } from "vitest";
import { MAX_PAGE_PIXELS, limited, pgmOf, resized } from "../../../../local/textract/raster/gray-image.ts";
import { drawn } from "./images.ts";

describe("gray images", () => {
  test("an image made smaller keeps its mean brightness, however far it is reduced", () => {
    const stripes = drawn(400, 400, (x) => (x % 2 === 0 ? 0 : 200));
    const small = resized(stripes, 0.1);
    expect([small.width, small.height]).toEqual([40, 40]);
    expect(Math.max(...small.pixels.map((value) => Math.abs(value - 100)))).toBeLessThanOrEqual(2);
  });

  test("an image made larger rises evenly from one pixel to the next", () => {
    const { pixels } = resized(
      drawn(2, 1, (x) => x * 200),
      4,
    );
    expect([...pixels.subarray(0, 8)]).toEqual([0, 0, 25, 75, 125, 175, 200, 200]);
  });

  test("an image of more pixels than a page needs is made smaller, any other left alone", () => {
    const page = drawn(100, 100, () => 255);
    expect(limited(page)).toBe(page);
    const poster = limited({ width: 8000, height: 6000, pixels: new Uint8Array(48_000_000) });
    expect(poster.width * poster.height).toBeLessThanOrEqual(MAX_PAGE_PIXELS * 1.001);
    expect(poster.width / poster.height).toBeCloseTo(4 / 3, 2);
  });

  test("the PGM file is a header and the pixels", () => {
    expect(Buffer.from(pgmOf(drawn(2, 1, () => 65))).toString("latin1")).toBe("P5\n2 1\n255\nAA");
  });
});
