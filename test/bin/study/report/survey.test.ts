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

  it("charts the points of a rating, the highest first, with numbers of two digits in line", () => {
    expect(after(page(), /^ {2}1 {2}How satisfied/, 12).filter((_, row) => [1, 2, 11].includes(row))).toEqual([
      expect.stringMatching(/^ {5}10 very {8}█+▓+─+┤·+ +50\.0 % +\(9\.5–90\.5\)$/),
      expect.stringMatching(/^ {5} 9 {13}█+▓+─+┤·+ +50\.0 % +\(9\.5–90\.5\)$/),
      expect.stringMatching(/^ {5} 0 not at all {2}─+┤·+ +0\.0 % +\(0\.0–65\.8\)$/),
    ]);
  });

  it("puts the mean between the ends of its scale and gives median, boxes and spread", () => {
    const [mean, rest] = after(page(), /^ {5}mean/, 2);
    expect(mean).toMatch(/^ {5}mean 9\.50 {3}0 ·+├─+●─+┤ 10 \(8\.50–10\.00\) {2}SD 0\.71$/);
    expect(rest).toBe("     median 9.50 · top two 100.0 % (34.2–100.0) · bottom two 50.0 % (9.5–90.5)");
  });

  it("charts options in the order of the file and says who did not answer and that several could be chosen", () => {
    expect(after(page(), /^ {2}2 {2}Where/, 4)).toEqual([
      "  2  Where do you buy it? (1 of 2 personas answered)",
      expect.stringMatching(/^ {5}Supermarkt {2}█+▓+ +100\.0 % +\(34\.2–100\.0\) {2}1 of 1$/),
      expect.stringMatching(/^ {5}オンライン {2}─+┤·+ +0\.0 % +\(0\.0–65\.8\) {2}0 of 1$/),
      "     Several answers were possible.",
    ]);
  });

  it("gives every theme of an open question the words of somebody who named it", () => {
    expect(after(page(), /^ {2}3 {2}Why/, 5).slice(1)).toEqual([
      expect.stringMatching(/^ {5}price +█+▓+ +100\.0 % .* 2 of 2$/),
      "       > “Es ist billig.” — Änne Größmann",
      expect.stringMatching(/^ {5}taste +█+▓+─+┤·+ +50\.0 % .* 1 of 2$/),
      "       > “Es ist billig.” — Änne Größmann",
    ]);
  });

  it("counts facts, and says that they come from profiles", () => {
    const change = ({ results }: typeof surveyOutcome) => {
      results.aggregate.survey!.questions[2]!.themes = [];
      for (const { answers } of results.persona_results)
        for (const answer of answers!) Object.assign(answer, { text: "34", themes: null, answered_from: "profile" });
    };
    expect(after(page({ change }), /^ {2}3 {2}Why/, 3)).toEqual([
      "  3  Why?",
      "     34 (2)",
      "     Taken from the personas' profiles.",
    ]);
    const german = (copy: typeof surveyOutcome) => {
      change(copy);
      copy.simulation.language = "de";
    };
    expect(render(surveyOutcome, { change: german })).toContain("     Aus den Profilen der Personas.");
  });

  it("prefers for each theme somebody who was not quoted yet", () => {
    const lines = page({
      change: ({ results }) => results.aggregate.survey!.questions[2]!.themes!.reverse(),
    });
    expect(lines.filter((line) => line.includes("> “"))).toEqual([
      "       > “Es ist billig.” — Änne Größmann",
      "       > “安い。” — 佐藤 美咲",
    ]);
  });

  it("says that nobody answered instead of drawing nothing", () => {
    expect(after(page(), /^ {2}4 {2}And now/, 2)).toEqual([
      "  4  And now? (0 of 2 personas answered)",
      "     Nobody answered.",
    ]);
  });
});
