import { describe, expect, it } from "vitest";
import { contrastRatio, mixed, readableOn } from "../../../functions/platform/colour.ts";

describe("colours", () => {
  it("have the contrast that WCAG gives them", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrastRatio("#1f5fa8", "#1f5fa8")).toBe(1);
  });

  it("are mixed by their shares", () => {
    expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mixed("#1f5fa8", "#ffffff", 0)).toBe("#1f5fa8");
  });

  it("stay as they are where they can be read", () => {
    expect(readableOn("#1f5fa8", "#ffffff", 4.5)).toBe("#1f5fa8");
  });

  it.each(["#ffff00", "#ffffff", "#ff9900", "#000000", "#808080"])("of %s become one that is read", (colour) => {
    for (const paper of ["#ffffff", "#fcfbf9", "#14181a"])
      expect(contrastRatio(readableOn(colour, paper, 4.5), paper)).toBeGreaterThanOrEqual(4.5);
  });
});
