import { describe, expect, test } from "vitest";
import { hasUnevenGround, isDark } from "../../../../local/textract/raster/ground.ts";
import { drawn, printedPage } from "./images.ts";

describe("the ground of a page", () => {
  test("print on white paper is even", () => {
    expect(hasUnevenGround(printedPage())).toBe(false);
  });

  test("a page in a shadow that deepens is uneven", () => {
    const print = printedPage();
    const shaded = drawn(400, 500, (x, y) => (print.pixels[y * 400 + x] ?? 0) * (1 - y / 750));
    expect(hasUnevenGround(shaded)).toBe(true);
  });

  test("a dark box of a twentieth of the page makes it uneven", () => {
    expect(hasUnevenGround(drawn(400, 500, (x, y) => (y < 100 && x < 100 ? 60 : 250)))).toBe(true);
  });

  test("light print on a dark ground is dark", () => {
    const print = printedPage();
    expect(isDark({ ...print, pixels: print.pixels.map((value) => 255 - value) })).toBe(true);
    expect(isDark(print)).toBe(false);
  });
});
