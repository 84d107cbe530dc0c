import { describe, expect, it } from "vitest";
import { skipped, type Line } from "../../evaluation/line.ts";
import { renderTable, summaryOf } from "../../evaluation/table.ts";

const line = (changes: Partial<Line> = {}): Line => ({
  section: "Price slope",
  measure: "slope of purchase intent per doubling of the price",
  value: -0.47,
  shown: "−0.47 [−0.62, −0.32]",
  random: "0.00 [−0.15, 0.16] (prices shuffled)",
  holds: true,
  verdict: "demand falls with the price",
  ...changes,
});
const lines = [
  line({ section: "Positivity bias", measure: "share Positive", shown: "55 %", holds: false, verdict: "too kind" }),
  line(),
  skipped("Rerun stability", "confidence score", "this service has no reliability check"),
];

describe("the table of an evaluation", () => {
  it("says measure, value, baseline and verdict of every line below the heading of its section", () => {
    const text = renderTable(lines, { width: 200 });
    const rows = text.split("\n");
    expect(rows[0]).toMatch(/^measure +value +random baseline +verdict$/);
    expect(rows.indexOf("Positivity bias")).toBeLessThan(rows.findIndex((row) => row.startsWith("share Positive")));
    expect(text).toMatch(
      /slope of purchase intent .*−0\.47 \[−0\.62, −0\.32\] +0\.00 .* +demand falls with the price\n/,
    );
    expect(text).toContain("skipped: this service has no reliability check");
    expect(text.endsWith("\n")).toBe(true);
  });

  it("wraps inside its columns and never gets wider than it may", () => {
    const rows = renderTable(lines, { width: 90 }).split("\n");
    expect(Math.max(...rows.slice(0, -2).map((row) => row.length))).toBeLessThanOrEqual(90);
    expect(rows.join(" ")).toContain("(prices");
  });

  it("counts what holds, what does not and what could not be told", () => {
    expect(summaryOf(lines)).toBe("1 of 3 checks are better than chance, 1 are not, 1 could not be told.");
  });

  it("does not let a model's words move the cursor", () => {
    expect(renderTable([line({ verdict: "a\u001B[2Jb" })], { width: 120 })).not.toContain("\u001B[2J");
  });
});
