import { describe, expect, it } from "vitest";
import { surveyOutcome } from "../sample-survey.ts";
import { render, section } from "./render.ts";

const page = (options: Parameters<typeof render>[1] = {}) =>
  section(render(surveyOutcome, options), "What they answered");
const after = (lines: readonly string[], start: RegExp, count: number) => {
  const first = lines.findIndex((line) => start.test(line));
  return lines.slice(first, first + count);
};

describe("the report of a survey", () => {
  it("opens with what it is and the file it rests on", () => {
    const report = render(surveyOutcome, { source: "questions.docx" });
    expect(report).toMatch(/^Survey with 2 synthetic consumers\n/);
    expect(report).toMatch(/Questions +questions\.docx\n/);
    expect(report).not.toContain("Concept  ");
  });

  it("draws every question under its text, which is not said twice", () => {
    expect(after(page(), /^ {2}1\. How satisfied/, 15).filter((_, row) => [1, 2, 3, 12, 13, 14].includes(row))).toEqual(
      [
        "  Base: all personas, n = 2.",
        expect.stringMatching(/^ {2}10 very {7}█+▓+─+┤·+ +50 % +\(10–91\)$/),
        expect.stringMatching(/^ {2}9 {13}█+▓+─+┤·+ +50 % +\(10–91\)$/),
        expect.stringMatching(/^ {2}0 not at all {2}─+┤·+ +0 % +\(0–66\)$/),
        "  n = 2.",
        expect.stringMatching(/^ {2}Mean 9\.50 \(95 % interval 8\.50–10\.00\)/),
      ],
    );
    expect(after(page(), /^ {2}2\. Where/, 4)).toEqual([
      "  2. Where do you buy it?",
      "  Base: all personas, n = 2. Answered: 1.",
      expect.stringMatching(/^ {2}Supermarkt {2}█+ +100 % {2}1 of 1$/),
      expect.stringMatching(/^ {2}オンライン {2}·+ +0 % {2}0 of 1$/),
    ]);
  });

  it("draws means of one scale on one axis, with the ends of the scale below", () => {
    const lines = page({
      change: ({ results }) => {
        const { questions } = results.aggregate.survey!;
        questions.push({ ...questions[0]!, question_id: "q5", text: "And the other?" });
      },
    });
    expect(after(lines, /^ {2}Means on the scale/, 5)).toEqual([
      "  Means on the scale from 0 (not at all) to 10 (very)",
      expect.stringMatching(/^ +0 +10$/),
      expect.stringMatching(/^ {2}1\. How satisfied are you\? +9\.50 {2}·+┊·+├─+●─+┤ {2}\(8\.50–10\.00\)$/),
      expect.stringMatching(/^ {2}5\. And the other\? +9\.50 {2}·+┊·+├─+●─+┤ {2}\(8\.50–10\.00\)$/),
      "  from 0 (not at all) to 10 (very), ┊ middle of the scale",
    ]);
  });

  it("gives themes the words of somebody who named them, and facts a table", () => {
    expect(after(page(), /^ {2}1 {2}price/, 3)).toEqual([
      "  1  price",
      "     2 of 2",
      "     > “Es ist billig.” — Änne Größmann",
    ]);
    const facts = page({
      change: ({ results }) => {
        for (const { answers } of results.persona_results)
          for (const answer of answers!) Object.assign(answer, { text: "34", answered_from: "profile" });
      },
    });
    expect(after(facts, /^ {2}3\. Why/, 5)).toEqual([
      "  3. Why?",
      "  Base: all personas, n = 2.",
      "  Answer  Personas",
      "  34             2",
      "  Taken from the personas' profiles.",
    ]);
  });

  it("says that nobody answered instead of drawing nothing", () => {
    expect(after(page(), /^ {2}4\. And now/, 3)).toEqual([
      "  4. And now?",
      "  Base: all personas, n = 2. Answered: 0.",
      "  Nobody answered.",
    ]);
  });
});
