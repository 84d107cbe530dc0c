import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { reliabilityStudySchema, type ReliabilityStudy } from "../../../../functions/domain/reliability/schemas.ts";
import { renderReliability } from "../../../../bin/study/report/reliability.ts";
import { displayWidth } from "../../../../bin/cli/display-width.ts";
import { colours } from "../../../../bin/cli/paint.ts";
import { ratedQuestion, sampleReliability } from "../sample-reliability.ts";

const language = "en";
const linesOf = (change: Partial<ReliabilityStudy> = {}, width = 90) =>
  renderReliability({ ...sampleReliability, ...change }, { language, width }).split("\n");
const withQuestions = (questions: NonNullable<ReliabilityStudy["components"]>["questions"]) => ({
  components: { ...sampleReliability.components!, questions },
});
/** The chart of questions, its explanation left out. */
const questionLines = (lines: readonly string[]) => {
  const start = lines.findIndex((line) => line.startsWith("  Agreement over the runs"));
  return start < 0 ? [] : lines.slice(start + 1, lines.indexOf("", start));
};

describe("the report of a reliability study", () => {
  it("is of a study as the service answers it, ids apart", () => {
    const issues = reliabilityStudySchema.safeParse(sampleReliability).error?.issues ?? [];
    expect(issues.filter(({ path }) => !String(path.at(-1)).endsWith("id"))).toEqual([]);
  });

  it("draws the score between 0 and 100 with its interval, and chance at its place below", () => {
    const lines = linesOf();
    const at = lines.findIndex((line) => line.startsWith("  Confidence"));
    expect(lines[at]).toBe(
      `  Confidence  ${"█".repeat(20)}${"▓".repeat(10)}${"─".repeat(5)}┤····    75.0    (50.0–90.0)`,
    );
    expect(lines[at + 1]).toBe(`${" ".repeat(14 + 8)}▲ by chance 20.0, in 95 of 100 cases at most 41.5`);
  });

  it("says the verdict with the interval it rests on, and never without one", () => {
    expect(linesOf()).toContain("  Verdict     unstable, going by the lower end of the interval 50.0–90.0 of 100");
    expect(linesOf({ confidence_interval: null, interpretation: null }).join("\n")).not.toMatch(/unstable|Verdict/);
  });

  it("puts the least stable question first and those without an α last, with the reason", () => {
    expect(questionLines(linesOf())).toEqual([
      expect.stringMatching(/^ {2}Themes brought up {2}█{10}·{30} {3}0\.25$/),
      expect.stringMatching(/^ {2}Purchase intent {4}█{36}·{4} {3}0\.90$/),
      "  Liking             no α: everybody answered alike every time",
    ]);
  });

  it("gives questions at most twelve lines and counts the rest", () => {
    const many = Array.from({ length: 14 }, (_, index) => ratedQuestion(`q${index}`, `Question ${index}?`, index / 20));
    const gap = { ...ratedQuestion("q14", "Same?", 0), alpha: null, reason: "no_variance" as const };
    const lines = questionLines(linesOf(withQuestions([gap, ...many.toReversed()])));
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatch(/^ {2}Question 0\? /);
    expect(lines.at(-1)).toBe("  and 4 more: 3 with an α of 0.55 or above, 1 without any");
    const perfect = many.map((question) => ({ ...question, alpha: 1 }));
    expect(questionLines(linesOf(withQuestions(perfect))).at(-1)).toBe("  and 3 more: 3 with an α of 1.00");
    expect(questionLines(linesOf(withQuestions(many.slice(0, 12)))).at(-1)).toMatch(/^ {2}Question 11\? /);
  });

  it("tells statements of one question apart by their ends", () => {
    const asked = "Please say how much you agree with the following statements about breakfast.";
    const lines = questionLines(
      linesOf(
        withQuestions([ratedQuestion("a", `${asked} I trust it.`, 0.5), ratedQuestion("b", `${asked} 安い。`, 0.6)]),
      ),
    );
    expect(lines[0]).toMatch(/^ {2}… .* I trust it\. +█/);
    expect(lines[1]).toMatch(/^ {2}… .* 安い。 +█/);
  });

  it("says of every persona how consistent it is, whether it entered the library, and the first reason", () => {
    const lines = linesOf();
    const at = lines.findIndex((line) => line.includes("Änne Größmann"));
    expect(
      lines
        .slice(at - 2, at)
        .map((line) => line.trim())
        .join(" "),
    ).toContain("1 of 2 personas entered the library.");
    expect(lines.slice(at, at + 4)).toEqual([
      expect.stringMatching(/^ {2}Änne Größmann {2}█{32}▓{4}·{4} {5}90\.0 {2}✓ in the library$/),
      "    consistency 0.900, lower bound 0.800, over 30 repeated answers",
      expect.stringMatching(/^ {2}佐藤 美咲 +no score {2}not in the library$/),
      "    6 repeated answers can be compared, 28 are needed, and 1 more reason",
    ]);
  });

  it("says flags in words before the figures", () => {
    const lines = linesOf();
    const flag = lines.findIndex((line) => line.startsWith("  ! Fewer than 20 personas took part"));
    expect(flag).toBeGreaterThan(0);
    expect(flag).toBeLessThan(lines.findIndex((line) => line.startsWith("  Confidence")));
  });

  it("explains a missing score instead of drawing one", () => {
    const interpretation = "There is no score: one persona alone answered more than once.";
    const lines = linesOf({
      confidence_score: null,
      confidence_interval: null,
      verdict: null,
      interpretation,
      personas: [],
      ...withQuestions([]),
    });
    expect(lines).toContain(`  ${interpretation}`);
    expect(lines.join("\n")).not.toMatch(/Confidence|Verdict|A bar ends|null|NaN|undefined/);
  });

  it.each([72, 100])("fits a page of %i cells with long texts and chance far to the right", (width) => {
    const long = "Rindfleischetikettierungsüberwachung 牛肉のラベル ".repeat(4);
    const lines = linesOf(
      {
        ...withQuestions(
          sampleReliability.components!.questions.map((asked) => ({ ...asked, question_id: "q", question: long })),
        ),
        personas: sampleReliability.personas.map((one) => ({ ...one, persona_name: long, reason: long })),
        interpretation: long,
        confidence_interval: [0, 100],
      },
      width,
    );
    const highChance = linesOf(
      { components: { ...sampleReliability.components!, random_baseline: { expected: 100, upper: 100 } } },
      width,
    );
    for (const line of [...lines, ...highChance]) expect(displayWidth(line), line).toBeLessThanOrEqual(width);
  });

  it("is the same with colours as without, and lets no text steer the terminal", () => {
    const hostile = { ...sampleReliability, interpretation: "stable\u001B[2J" };
    const coloured = renderReliability(hostile, { language, width: 90, paint: colours });
    expect(coloured).toContain("\u001B[36m");
    expect(coloured).not.toContain("\u001B[2J");
    expect(stripVTControlCharacters(coloured)).toBe(renderReliability(hostile, { language, width: 90 }));
  });
});
