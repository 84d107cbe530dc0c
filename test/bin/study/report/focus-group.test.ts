import { describe, expect, it } from "vitest";
import { focusGroupOutcome } from "../sample-talks.ts";
import { render, section } from "./render.ts";

const page = (title: string, options: Parameters<typeof render>[1] = {}) =>
  section(render(focusGroupOutcome, options), title);

describe("the report of a focus group", () => {
  it("draws each person's way from the view before to the view after", () => {
    const lines = page("Before and after the discussion");
    expect(lines[1]).toMatch(/^ {2}Änne Größmann {2}·{10}○━{9}●···┊·+ +-0\.50 +0\.00 {2}towards ┊$/);
    expect(lines[2]).toMatch(/^ {2}佐藤 美咲 {6}·{24}┊·{5}●━○·+ +\+0\.60 +\+0\.50 {2}near ┊ before$/);
  });

  it("gives the conformity index with its interval and what became of the spread", () => {
    const text = page("Before and after the discussion").join("\n");
    expect(text).toContain("Conformity index 50.0 % (9.5–90.5)");
    expect(text).toContain("1 of 2 who stood apart from the middle moved towards it.");
    expect(text).toContain("closer together: spread 0.80 before, 0.30 after");
  });

  it("says why there is no conformity index", () => {
    const text = page("Before and after the discussion", {
      change: ({ results }) => (results.aggregate.focus_group!.conformity!.index = null),
    }).join("\n");
    expect(text).toContain("Conformity index: none, since nobody stood apart or fewer than three took part.");
  });

  it("shows airtime with the most talkative person as the longest bar", () => {
    const [first, second] = page("Who had how much of the talk");
    expect(first).toMatch(/^ {2}Änne Größmann {2}█+ {2}75\.0 % {2}1,500 words in 2 turns$/);
    expect(second).toMatch(/^ {2}佐藤 美咲 {6}█+[▏▎▍▌▋▊▉]?·+ {2}25\.0 % {2}500 words in 1 turn$/);
  });

  it("shows who brought a theme up and who took it up, in place of the themes without that", () => {
    const lines = page("What came up in the discussion, and who said it first");
    expect(lines[1]).toMatch(/^ {2}fair price {2}● {2}◆ +100 % +\(34–100\)$/);
    expect(lines[2]).toBe("  1 Änne Größmann · 2 佐藤 美咲");
    expect(page("What came up")).toEqual([]);
  });

  it("sets the words of both sides of a disagreement against each other", () => {
    expect(page("Where they disagreed")).toEqual([
      "  The price",
      "  ◀  It is fair",
      "     > “Das ist fair.” — Änne Größmann",
      "  ▶  It is too high",
      "     > “高いです。” — 佐藤 美咲",
    ]);
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
