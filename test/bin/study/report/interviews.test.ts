import { describe, expect, it } from "vitest";
import { interviewOutcome } from "../sample-talks.ts";
import { render, section } from "./render.ts";

const page = (title: string, options: Parameters<typeof render>[1] = {}) =>
  section(render(interviewOutcome, options), title);

describe("the report of interviews", () => {
  it("shows which question was covered with whom, the people in the order of the results", () => {
    expect(page("What the interviews covered")).toEqual([
      expect.stringMatching(/^ +1 {2}2 +covered$/),
      "  Habits",
      expect.stringMatching(/^ {2}1\.1 {2}Your breakfast\? +● {2}● +100 % +\(34–100\)$/),
      expect.stringMatching(/^ {2}1\.2 {2}The last new drink\? +◐ {2}● +50 % +\(10–91\)$/),
      "  The concept",
      expect.stringMatching(/^ {2}2\.1 {2}Your view\? +◐ {2}○ +0 % +\(0–66\)$/),
      "  1 Änne Größmann · 2 佐藤 美咲",
      "  ● covered, ◐ partly, ○ not covered",
      "  On average 50.0 % of the guide was covered (8.9–91.1)",
    ]);
  });

  it("shows how much each person said", () => {
    expect(page("How much they said")).toEqual([
      expect.stringMatching(/^ {2}Änne Größmann {2}█+ +120 words {2}3 questions, 1 probe$/),
      expect.stringMatching(/^ {2}佐藤 美咲 {6}█+·+ +60 words {2}2 questions$/),
    ]);
  });

  it("prints transcripts only when they were asked for", () => {
    expect(render(interviewOutcome)).not.toContain("Brot, sagt persona-1.");
    expect(page("Word for word: Änne Größmann", { transcript: true })).toEqual([
      "  Interviewer",
      "     Your breakfast?",
      "  Änne Größmann",
      "     Brot, sagt persona-1.",
    ]);
  });

  it("leaves out coverage of live interviews, which have no guide", () => {
    const report = render(interviewOutcome, {
      change: ({ results }) => {
        results.simulation_type = "idi_manual";
        Object.assign(results.aggregate.interview!, {
          questions: [],
          coverage: [],
          mean_coverage: null,
          mean_coverage_interval: null,
        });
      },
    });
    expect(report).toMatch(/^Live interview with 2 synthetic consumers\n/);
    expect(report).not.toContain("covered");
    expect(report).toContain("How much they said");
  });
});
