import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../../../functions/platform/colour.ts";
import { accentRules } from "../../../../functions/reports/page/accent.ts";

const accentsOf = (rules: string): string[] =>
  [...rules.matchAll(/--accent:(#\w{6})/g)].map(([, colour = ""]) => colour);

describe("the accent of a page", () => {
  it("is made for the papers that the page has", () => {
    const sheet = readFileSync(new URL("../../../../functions/reports/page/report.css", import.meta.url), "utf8");
    const papers = [...sheet.matchAll(/--paper: (#\w{6})/g)].map(([, colour]) => colour);
    expect(papers.slice(0, 2)).toEqual(["#fcfbf9", "#14181a"]);
  });

  it.each(["#ffee00", "#101010", "#d81b60"])(
    "of %s is read on light and on dark paper, as is what stands on it",
    (colour) => {
      const [light = "", dark = ""] = accentsOf(accentRules(colour));
      expect(contrastRatio(light, "#fcfbf9")).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(light, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(dark, "#14181a")).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(dark, "#0b1416")).toBeGreaterThanOrEqual(4.5);
    },
  );
});
