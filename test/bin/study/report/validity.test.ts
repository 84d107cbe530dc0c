import { describe, expect, it } from "vitest";
import { displayWidth } from "../../../../bin/cli/display-width.ts";
import { noPaint } from "../../../../bin/cli/paint.ts";
import { pageIn } from "../../../../bin/study/report/page.ts";
import { pageWidth } from "../../../../bin/study/report/report.ts";
import { sectionLines } from "../../../../bin/study/report/sections.ts";
import { reportOf } from "../../../../functions/reports/content/report-of.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { section } from "./render.ts";

/** The section as the terminal draws it, in a language and on a screen of so many columns. */
function lines(language: string, columns: number, change: (source: ReportSource) => void = () => {}): string[] {
  const source = heldAgainstPeople("de");
  source.simulation.language = language;
  change(source);
  const page = pageIn(language, { width: pageWidth(columns), paint: noPaint });
  return sectionLines(
    page,
    reportOf(source).sections.filter(({ id }) => id === "validity"),
  );
}

/** Leaves nothing in the source but what the service itself says. */
function mute({ simulation, results, validity }: ReportSource): void {
  const { people, questions } = validity!;
  simulation.survey_schema!.questions = [];
  Object.assign(people, { name: "…", source: "…" });
  Object.assign(validity!, { sentence: "…", unmatched: ["…"], notes: ["…"] });
  for (const { scale } of results.aggregate.survey!.questions)
    if (scale) Object.assign(scale, { low_label: "…", high_label: "…" });
  for (const question of questions) {
    question.question = "…";
    for (const found of [question.personas, question.direct_estimate]) {
      for (const share of found!.shares) share.answer = "…";
      found!.empty_options = ["…"];
    }
  }
}

describe("the terminal's report of a study held against people", () => {
  it.each(["en", ...foreign].flatMap((language) => [80, 120].map((columns) => ({ language, columns }))))(
    "fits $columns columns in $language",
    ({ language, columns }) => {
      for (const line of lines(language, columns))
        expect(displayWidth(line), line).toBeLessThanOrEqual(pageWidth(columns));
    },
  );

  it.each(foreign)("says nothing in English where the study speaks %s", (language) =>
    expect(englishWordsIn(lines(language, 120, mute).join("\n"), language)).toEqual([]),
  );

  it("draws people and personas below each other on the scale", () => {
    const drawn = section(lines("de", 80).join("\n"), "An Menschen gemessen").join("\n");
    expect(drawn).toMatch(/Menschen +4,62 {2}·+├─*●─*┤·+ +\(4,40–4,84\)/);
    expect(drawn).toMatch(/Personas +3,99 {2}·+├─*●─*┤·+ +\(\d,\d\d–\d,\d\d\)/);
    expect(drawn).toMatch(/n = 240 Menschen und 30 Personas\./);
    expect(drawn).not.toMatch(/undefined|NaN|null/);
  });
});
