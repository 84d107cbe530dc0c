import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { reliabilityStudySchema, type ReliabilityStudy } from "../../../../functions/findings/reliability/schemas.ts";
import { renderReliability } from "../../../../bin/study/report/reliability.ts";
import { displayWidth } from "../../../../bin/cli/display-width.ts";
import { colours } from "../../../../bin/cli/paint.ts";
import { sampleOutcome } from "../sample-outcome.ts";
import { sampleReliability } from "../sample-reliability.ts";

const linesOf = (change: Partial<ReliabilityStudy> = {}, width = 90) =>
  renderReliability({ ...sampleReliability, ...change }, sampleOutcome, { width }).split("\n");

describe("the report of a reliability study", () => {
  it("is of a study as the service answers it, ids apart", () => {
    const issues = reliabilityStudySchema.safeParse(sampleReliability).error?.issues ?? [];
    expect(issues.filter(({ path }) => !String(path.at(-1)).endsWith("id"))).toEqual([]);
  });

  it("draws the score between 0 and 100 with its interval, and chance at its place", () => {
    const row = linesOf().find((line) => line.startsWith("  Confidence"));
    expect(row).toMatch(/^ {2}Confidence {2}75\.0 {2}·{8}┊·{11}├─{9}●─{5}┤·{4} {2}\(50\.0–90\.0\)$/);
    expect(linesOf()).toContain("    by chance 20.0, in 95 of 100 cases at most 41.5");
  });

  it("says the verdict with the interval it rests on", () => {
    expect(linesOf()).toContain("  Verdict  unstable, going by the lower end of the interval 50.0–90.0 of 100");
  });

  it("draws the least stable question first and gives reasons where there is no figure", () => {
    const lines = linesOf();
    const [themes, intent] = ["Themes brought up", "Purchase intent"].map((label) =>
      lines.findIndex((line) => line.startsWith(`  ${label}`)),
    );
    expect(lines[themes!]).toMatch(/ 0\.25 {2}┊·+●·+$/);
    expect(intent).toBeGreaterThan(themes!);
    expect(lines).toContain("  Liking  no α: everybody answered alike every time");
  });

  it("says of every persona how consistent it is and whether it entered the library", () => {
    const text = linesOf().join("\n");
    expect(text).toMatch(/\n {2}Änne Größmann +90\.0 +80\.0 +30 {2}Promoted: consistency/);
    expect(text).toMatch(/\n {2}佐藤 美咲 +no score +6 {2}Not promoted: 6/);
  });

  it.each([72, 100])("fits a page of %i cells with long texts", (width) => {
    const long = "Rindfleischetikettierungsüberwachung 牛肉のラベル ".repeat(4);
    const { components } = sampleReliability;
    const lines = linesOf(
      {
        components: {
          ...components!,
          questions: components!.questions.map((asked) => ({ ...asked, question_id: "q", question: long })),
          random_baseline: { expected: 100, upper: 100 },
        },
        personas: sampleReliability.personas.map((one) => ({ ...one, persona_name: long, reason: long })),
        interpretation: long,
        confidence_interval: [0, 100],
      },
      width,
    );
    for (const line of lines) expect(displayWidth(line), line).toBeLessThanOrEqual(width);
  });

  it("is the same with colours as without, and lets no text steer the terminal", () => {
    const hostile = { ...sampleReliability, interpretation: "stable\u001B[2J" };
    const coloured = renderReliability(hostile, sampleOutcome, { width: 90, paint: colours });
    expect(coloured).toContain("\u001B[36m");
    expect(coloured).not.toContain("\u001B[2J");
    expect(stripVTControlCharacters(coloured)).toBe(renderReliability(hostile, sampleOutcome, { width: 90 }));
  });
});
