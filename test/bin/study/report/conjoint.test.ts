import { describe, expect, it } from "vitest";
import { conjointOutcome } from "../sample-conjoint.ts";
import { render, section } from "./render.ts";

const page = (title: string, options: Parameters<typeof render>[1] = {}) =>
  section(render(conjointOutcome, options), title);

describe("the report of a conjoint study", () => {
  it("charts importances, the largest first", () => {
    expect(page("What decides the choice").slice(0, 2)).toEqual([
      expect.stringMatching(/^ {2}Price {2}█+▓+─+┤·+ +66\.7 % +\(53\.3–80\.0\)$/),
      expect.stringMatching(/^ {2}Brand {2}█+▓+─+┤·+ +33\.3 % +\(20\.0–46\.7\)$/),
    ]);
  });

  it("charts importances without intervals, which a single persona has not", () => {
    const lines = page("What decides the choice", {
      change: ({ results }) => results.aggregate.conjoint!.importances.forEach((row) => (row.interval = null)),
    });
    expect(lines[0]).toMatch(/^ {2}Price {2}█+·+ +66\.7 %$/);
  });

  it("shows what decides for whom", () => {
    expect(page("Who looks at what").slice(1, 3)).toEqual([
      expect.stringMatching(/^ {2}Änne Größmann +◆70 % +30 %$/),
      expect.stringMatching(/^ {2}佐藤 美咲 +20 % +◆80 %$/),
    ]);
  });

  it("draws part-worths to both sides of zero on one scale", () => {
    expect(page("What each level is worth").slice(0, 8)).toEqual([
      "  Brand",
      expect.stringMatching(/^ {4}Alpenhof {6}·{8}█{8}│·{16} {2}-0\.50 {2}\(-1\.20 to \+0\.20\)$/),
      expect.stringMatching(/^ {4}Nordic {8}·{16}│█{8}·{8} {2}\+0\.50 {2}\(-0\.20 to \+1\.20\)$/),
      "  Price",
      expect.stringMatching(/^ {4}1\.49 EUR {6}·{16}│█{16} {2}\+1\.00 {2}\(\+0\.40 to \+1\.60\)$/),
      expect.stringMatching(/^ {4}1\.99 EUR {6}█{16}│·{16} {2}-1\.00 {2}\(-1\.60 to -0\.40\)$/),
      "  Taking nothing",
      expect.stringMatching(/^ {4}None of them {2}·{16}│█{4}·{12} {2}\+0\.25 /),
    ]);
  });

  it("names the best offer and how many would take it", () => {
    const [offer, share] = page("The best offer");
    expect(offer).toBe("  ★ Brand: Nordic · Price: 1.49 EUR");
    expect(share).toMatch(/taken rather than nothing {2}█+▓+─+┤·* +77\.7 % +\(30\.0–96\.0\)$/);
  });

  it("sets offers of a scenario side by side, none of them among them", () => {
    expect(page("Side by side on one shelf")).toEqual([
      "  Launch",
      expect.stringMatching(/^ {4}Nordic · 1\.99 EUR {4}█+▓+─+┤·+ +80\.0 % +\(40\.0–95\.0\)$/),
      expect.stringMatching(/^ {4}Alpenhof · 1\.49 EUR {2}▓+─+┤·+ +5\.0 % +\(1\.0–40\.0\)$/),
      expect.stringMatching(/^ {4}None of them {9}█+▓+─+┤·+ +15\.0 % +\(3\.0–50\.0\)$/),
    ]);
  });

  it("says what people would pay, and which figure the tested prices do not tell", () => {
    const lines = page("What they would pay for it, in EUR");
    expect(lines[0]).toBe("  Brand, compared with Alpenhof");
    expect(lines[1]).toMatch(/^ {4}Nordic +·+│█+ {2}\+0\.25 {2}\(-0\.05 to \+0\.55\)$/);
    expect(lines[2]).toBe("  Beyond the prices that were tested, and so not told: Organic.");
  });

  it("leaves out decimals of large amounts, such as yen", () => {
    const lines = page("What they would pay for it, in JPY", {
      change: ({ results }) => {
        const pay = results.aggregate.conjoint!.willingness_to_pay;
        pay.currency = "JPY";
        pay.levels[0]!.amount = { value: 123.4, standard_error: 9, interval: [-1.2, 248] };
      },
    });
    expect(lines[1]).toMatch(/ {2}\+123 {2}\(-1 to \+248\)$/);
  });

  it.each([
    ["no_price", /none of the attributes is a price/],
    ["wrong_sign", /a higher price made offers more attractive/],
    ["weak_price_effect", /hardly moved the choices/],
  ] as const)("gives the reason %s why there are no amounts", (refused, sentence) => {
    const lines = page("What they would pay for it", {
      change: ({ results }) => Object.assign(results.aggregate.conjoint!.willingness_to_pay, { refused, levels: [] }),
    });
    expect(lines.join(" ")).toMatch(sentence);
  });

  it("holds what was foretold against chance and against what was chosen", () => {
    const text = page("How far to trust it").join("\n");
    expect(text).toMatch(/Foretold correctly {2}█+▓+─+┤·* +75\.0 % +\(30\.1–95\.4\)\n/);
    expect(text).toMatch(/By chance +█+·+ +33\.3 %\n/);
    expect(text).toContain("Chance is within the interval");
    expect(text).toMatch(/Nordic · 1\.49 EUR +█+.?·+ +80 % +75 %\n/);
    expect(text).toMatch(/None of them +█+.?·+ +15 % +25 %\n/);
    expect(text).toMatch(/root likelihood 0\.600, above the 0\.500/);
  });

  it("calls a hit rate better than chance only when its interval leaves chance out", () => {
    const text = page("How far to trust it", {
      change: ({ results }) => (results.aggregate.conjoint!.holdout!.hit_rate_interval = [50, 95]),
    }).join("\n");
    expect(text).toContain("That is better than chance.");
  });

  it("says flags that do not stand at the beginning already", () => {
    const text = page("How far to trust it").join("\n");
    expect(text).toContain("! Estimates were stabilised by a ridge penalty,");
    expect(text).not.toContain("Fewer than 20 personas");
  });

  it("does without holdouts", () => {
    const text = page("How far to trust it", {
      change: ({ results }) => (results.aggregate.conjoint!.holdout = null),
    }).join("\n");
    expect(text).toContain("No holdout tasks were answered");
  });
});
