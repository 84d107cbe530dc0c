import { describe, expect, it } from "vitest";
import { focusGroupOutcome } from "../sample-talks.ts";
import { render, section } from "./render.ts";

const page = (title: string, options: Parameters<typeof render>[1] = {}) =>
  section(render(focusGroupOutcome, options), title);

describe("the report of a focus group", () => {
  it("draws each person's way from the view before to the view after, beside the middle of the group", () => {
    const lines = page("Before and after the discussion");
    const at = lines.findIndex((line) => line.includes("Änne"));
    expect(lines[at - 1]).toMatch(/^ +-1 +1$/);
    expect(lines[at]).toMatch(/^ {2}Änne Größmann {2}·{10}○━{9}●···┊·+ +-0\.50 +0\.00$/);
    expect(lines[at + 1]).toMatch(/^ {2}佐藤 美咲 {6}·{24}┊·{5}●━○·+ +\+0\.60 +\+0\.50$/);
    expect(lines.join(" ")).toContain("○ before, ● after, ┊ middle of the group before (+0.20)");
  });

  it("says behind each way whether it led to the middle, or below it where there is no room", () => {
    const change: Parameters<typeof render>[1] = {
      change: ({ results }) => {
        const third = { persona_id: "persona-3", before: -0.4, after: -0.9, moved_toward_majority: false };
        results.aggregate.focus_group!.conformity!.personas.push(third);
      },
    };
    expect(page("Before and after the discussion", change).join("\n")).toMatch(/0\.00 {2}moved towards the middle\n/);
    const long = page("Before and after the discussion", {
      width: 72,
      change: (copy) => {
        change.change?.(copy);
        copy.results.persona_results[0]!.persona_name = "Änne Größmann ".repeat(4).trim();
        copy.simulation.language = "fr";
      },
    });
    expect(long.join("")).not.toMatch(/moved/);
  });

  it("shows airtime as bars", () => {
    const [, first, second] = page("Who had how much of the talk");
    expect(first).toMatch(/^ {2}Änne Größmann {2}█+·+ +75 % {2}1,500 words in 2 turns$/);
    expect(second).toMatch(/^ {2}佐藤 美咲 {6}█+·+ +25 % {2}500 words in 1 turn$/);
  });

  it("shows who brought a theme up and who took it up, in place of the themes without that", () => {
    const lines = page("What came up in the discussion, and who said it first");
    expect(lines[2]).toMatch(/^ {2}fair price {2}● {2}◆ +100 % +\(34–100\)$/);
    expect(lines[3]).toBe("  1 Änne Größmann · 2 佐藤 美咲");
    expect(lines[4]).toBe("  ◆ said it first, ● spoke of it");
    expect(page("What came up")).toEqual([]);
  });

  it("shows shares alone where more people took part than have columns on the page", () => {
    const lines = page("What came up in the discussion, and who said it first", {
      width: 72,
      change: ({ results }) => {
        const [first] = results.persona_results;
        for (let number = 3; number <= 20; number++)
          results.persona_results.push({ ...first!, persona_id: `persona-${number}` });
      },
    });
    expect(lines[1]).toMatch(/^ {2}fair price {2}█+▓+ +100 % +\(34–100\)$/);
  });

  it("sets the words of both sides of a disagreement against each other", () => {
    const lines = page("Where they disagreed").map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining(["The price", "1  It is fair", "> “Das ist fair.” — Änne Größmann", "2  It is too high"]),
    );
  });

  it("prints an excerpt of the discussion, and private views only in the whole transcript", () => {
    const excerpt = page("From the discussion").join("\n");
    expect(excerpt).toMatch(/── Round 1 of 1 ─+\n {2}Moderator\n {5}What came to your mind\?\n {2}Änne Größmann\n/);
    expect(excerpt).toContain("… 1 more message");
    expect(excerpt).not.toContain("Private");

    const whole = page("The discussion, word for word", { transcript: true }).join("\n");
    expect(whole).toContain("Private of persona-1");
    expect(whole).toContain("Private of persona-2");
    expect(whole.match(/Doch, fair\./g)).toHaveLength(1);
  });
});
