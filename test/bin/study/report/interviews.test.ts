import { describe, expect, it } from "vitest";
import { interviewOutcome } from "../sample-talks.ts";
import { render, section } from "./render.ts";

const page = (title: string, options: Parameters<typeof render>[1] = {}) =>
  section(render(interviewOutcome, options), title);

describe("the report of interviews", () => {
  it("shows which question was covered with whom, section by section", () => {
    expect(page("What the interviews covered").slice(0, 6)).toEqual([
      "  On average 50 % (95 % interval 9–91) of the guide was covered.",
      "  Habits",
      expect.stringMatching(/^ +1 {2}2 +Share$/),
      expect.stringMatching(/^ {2}1\.1 Your breakfast\? +◆ {2}◆ +100 % +\(34–100\)$/),
      expect.stringMatching(/^ {2}1\.2 The last new drink\? +● {2}◆ +50 % +\(10–91\)$/),
      "  1 Änne Größmann · 2 佐藤 美咲",
    ]);
    expect(page("What the interviews covered")).toContain("  ◆ covered, ● partly covered");
  });

  it("shows how much each person said", () => {
    expect(page("How much they said").slice(1)).toEqual([
      expect.stringMatching(/^ {2}Person +Words +Questions +Probes$/),
      expect.stringMatching(/^ {2}Änne Größmann +120 +3 +1$/),
      expect.stringMatching(/^ {2}佐藤 美咲 +60 +2 +0$/),
    ]);
  });

  it("prints transcripts only when they were asked for", () => {
    expect(render(interviewOutcome)).not.toContain("Brot, sagt persona-1.");
    expect(page("Word for word", { transcript: true }).slice(1, 6)).toEqual([
      "  Änne Größmann",
      "  Interviewer",
      "     Your breakfast?",
      "  Änne Größmann",
      "     Brot, sagt persona-1.",
    ]);
  });
});
