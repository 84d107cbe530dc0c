import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { simulationResultsSchema } from "../../../../functions/studies/simulation/results.ts";
import type { StudyOutcome } from "../../../../bin/study/outcome.ts";
import { renderReport } from "../../../../bin/study/report/report.ts";
import { displayWidth } from "../../../../bin/cli/display-width.ts";
import { colours } from "../../../../bin/cli/paint.ts";
import { conjointOutcome } from "../sample-conjoint.ts";
import { surveyOutcome } from "../sample-survey.ts";
import { focusGroupOutcome, interviewOutcome } from "../sample-talks.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { sentimentBaseline } from "../../../unit/reports/content/sample-sources.ts";
import { render } from "./render.ts";

const LONG = "Rindfleischetikettierungsüberwachung 牛肉のラベル ".repeat(2);

const KEPT =
  /(_ids?|_by|_in|_at|^id|^kind|^role|^name|^questions|refused|flags|^currency|^sentiment|standard_errors|measure)$/;

/** Another text for every one of the figures, ids and names of kinds apart. */
function reworded(value: unknown, change: (text: string) => string, key = ""): unknown {
  if (typeof value === "string") return KEPT.test(key) ? value : change(value);
  if (Array.isArray(value)) return value.map((part) => reworded(part, change, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part, change, name)]));
}
const lengthen = (value: unknown) => reworded(value, (text) => `${text} ${LONG}`);
const mute = (value: unknown) => reworded(value, () => "…");

/** The study with as many people as a group can have. */
function crowd({ results }: StudyOutcome): void {
  const [first] = results.persona_results;
  for (let number = 3; number <= 10 && first; number++) {
    results.persona_results.push({ ...first, persona_id: `persona-${number}` });
  }
}

describe.each([
  ["survey", surveyOutcome],
  ["focus group", focusGroupOutcome],
  ["interviews", interviewOutcome],
  ["conjoint", conjointOutcome],
] as const)("the report of a study: %s", (_, outcome) => {
  it("is of a study as the service answers it", () => {
    expect(simulationResultsSchema.safeParse(outcome.results).error?.issues ?? []).toEqual([]);
  });

  const pages = ["en", ...foreign].flatMap((language) => [72, 100].map((width) => ({ language, width })));
  it.each(pages)("fits a page of $width cells in $language with long texts and ten people", ({ language, width }) => {
    const report = render(outcome, {
      width,
      transcript: true,
      change: (copy) => {
        copy.simulation.language = language;
        crowd(copy);
        copy.results.aggregate.baselines = [sentimentBaseline];
        copy.results.aggregate = lengthen(copy.results.aggregate) as typeof copy.results.aggregate;
        copy.results.persona_results = lengthen(copy.results.persona_results) as typeof copy.results.persona_results;
      },
    });
    for (const line of report.split("\n").filter((text) => !text.includes("http://"))) {
      expect(displayWidth(line), line).toBeLessThanOrEqual(width);
    }
  });

  it.each(foreign)("says nothing in English where the study speaks %s", (language) => {
    const report = render(outcome, {
      audience: "…",
      transcript: true,
      change: (copy) => {
        copy.simulation.language = language;
        copy.results.aggregate.baselines = [sentimentBaseline];
        copy.results.aggregate = mute(copy.results.aggregate) as typeof copy.results.aggregate;
        copy.results.persona_results = mute(copy.results.persona_results) as typeof copy.results.persona_results;
        copy.personas = [];
        copy.personaGroup = { ...copy.personaGroup, location: null, occupation: null };
      },
    });
    expect(englishWordsIn(report, language)).toEqual([]);
  });

  it("is the same with colours as without", () => {
    const where = { url: "http://x/api", stopped: false, dataFolder: "d", accountFile: "/a", caller: "e" };
    const subject = { audience: "a", concept: null, briefing: null };
    const coloured = renderReport(subject, outcome, where, { width: 90, paint: colours });
    expect(coloured).toContain("\u001B[36m");
    expect(stripVTControlCharacters(coloured)).toBe(renderReport(subject, outcome, where, { width: 90 }));
  });

  it("has sentiment, recommendations with quotes, caveats and usage", () => {
    const report = render(outcome);
    expect(report).toContain("Fewer than 20 personas");
    expect(report).toMatch(/Positive +█+▓+─+┤·+ +50 %/);
    expect(report).toContain("Lead with the price");
    expect(report).toMatch(/Model calls +3\n/);
    expect(report).not.toMatch(/undefined|NaN|null/);
  });
});
