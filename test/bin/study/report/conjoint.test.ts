import { describe, expect, it } from "vitest";
import { conjointOutcome } from "../sample-conjoint.ts";
import { render, section } from "./render.ts";

const page = (title: string, options: Parameters<typeof render>[1] = {}) =>
  section(render(conjointOutcome, options), title);

describe("the report of a conjoint study", () => {
  it("draws importances with their intervals, the largest first", () => {
    expect(page("What decides the choice").slice(2, 4)).toEqual([
      expect.stringMatching(/^ {2}Price +67 % {2}·+├─+●─+┤·+ {2}\(53–80\)$/),
      expect.stringMatching(/^ {2}Brand +33 % {2}·+├─+●─+┤·+ {2}\(20–47\)$/),
    ]);
  });

  it("shows what decides for whom", () => {
    const lines = page("What decides the choice");
    expect(lines.slice(lines.indexOf("  Who looks at what") + 1)).toEqual([
      expect.stringMatching(/^ {2}Person +Brand +Price$/),
      expect.stringMatching(/^ {2}Änne Größmann +70 % +30 %$/),
      expect.stringMatching(/^ {2}佐藤 美咲 +20 % +80 %$/),
    ]);
  });

  it("draws utilities on one axis around zero, each attribute above its levels", () => {
    expect(page("What each level is worth").slice(1, 10)).toEqual([
      expect.stringMatching(/^ +-1\.60 +1\.60$/),
      "  Brand",
      expect.stringMatching(/^ {2}Alpenhof +-0\.50 {2}·+├─+●─+┤·+ +\(-1\.20 to 0\.20\)$/),
      expect.stringMatching(/^ {2}Nordic +0\.50 {2}·+├─+●─+┤·+ +\(-0\.20 to 1\.20\)$/),
      "  Price",
      expect.stringMatching(/^ {2}1\.49 EUR +1\.00 {2}·+┊·+├─+●─+┤ +\(0\.40–1\.60\)$/),
      expect.stringMatching(/^ {2}1\.99 EUR +-1\.00 {2}├─+●─+┤·+┊·+ +\(-1\.60 to -0\.40\)$/),
      "  Taking nothing",
      expect.stringMatching(/^ {2}None of them +0\.25 {2}·+├─+●─+┤·+ +\(-0\.50 to 1\.00\)$/),
    ]);
    expect(page("What each level is worth")).toContain(
      "  from less attractive to more attractive, ┊ average of its attribute",
    );
  });

  it("draws values without intervals, which a single persona has not, without ends", () => {
    const lines = page("What decides the choice", {
      change: ({ results }) => results.aggregate.conjoint!.importances.forEach((row) => (row.interval = null)),
    });
    expect(lines[2]).toMatch(/^ {2}Price +67 % {2}·+●·+$/);
  });

  it("sets the offers of a scenario side by side", () => {
    expect(page("Side by side on one shelf").slice(0, 4)).toEqual([
      "  Launch",
      expect.stringMatching(/^ {2}Nordic · 1\.99 EUR {4}█+▓+─+┤·+ +80 % +\(40–95\)$/),
      expect.stringMatching(/^ {2}Alpenhof · 1\.49 EUR {2}▓+─+┤·+ +5 % +\(1–40\)$/),
      expect.stringMatching(/^ {2}None of them {9}█+▓+─+┤·+ +15 % +\(3–50\)$/),
    ]);
  });

  it("holds what was foretold against chance and against what was chosen", () => {
    const lines = page("How far to trust it");
    const text = lines.join("\n");
    expect(text).toMatch(/Predicted correctly {2}█+▓+─+┤·* +75 % +\(30–95\)\n/);
    expect(text).toMatch(/By chance +█+·+ +33 %\n/);
    expect(lines).toContain("  Holdout task 1: predicted and chosen shares");
    expect(text).toMatch(/Nordic · 1\.49 EUR +80 % +75 %\n/);
    expect(text).toContain("! Estimates were stabilised by a ridge penalty,");
  });
});
