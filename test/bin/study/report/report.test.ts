import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import type { StudyOutcome } from "../../../../bin/study/outcome.ts";
import { pageWidth, renderReport } from "../../../../bin/study/report/report.ts";
import { displayWidth } from "../../../../bin/cli/display-width.ts";
import { colours } from "../../../../bin/cli/paint.ts";
import { sampleOutcome } from "../sample-outcome.ts";

const subject = { audience: "women 25-40 in Munich", concept: "Oat drink, 1.99 EUR", briefing: null };
const where = {
  url: "http://127.0.0.1:3000/api/v1",
  stopped: false,
  dataFolder: ".data",
  accountFile: "/data/study-account.json",
  caller: "study@example.com",
};
const render = (change: (outcome: StudyOutcome) => void = () => {}, width = 90) => {
  const outcome = structuredClone(sampleOutcome);
  change(outcome);
  return renderReport(subject, outcome, where, { width });
};
const lineOf = (report: string, start: RegExp) => report.split("\n").find((line) => start.test(line));

describe("the report", () => {
  it("opens with audience, market and number of personas, and then what limits the figures", () => {
    const lines = render().split("\n");
    expect(lines[0]).toBe("Concept test with 2 synthetic consumers");
    expect(lines[2]).toMatch(/Audience +women 25-40 in Munich$/);
    expect(lines[4]).toMatch(/Market +Germany \(DE\)$/);
    expect(lines[5]).toMatch(/Personas +2$/);
    const report = render();
    expect(report.indexOf("not evidence about consumers")).toBeLessThan(report.indexOf("Sentiment"));
  });

  it("says a caveat once even when the service notes its flag again", () => {
    expect(render().match(/Fewer than 20 personas/g)).toHaveLength(1);
  });

  it("says the answer before anything that explains it", () => {
    const report = render();
    const answer = report.indexOf(
      "\n  Of 2 personas, 65 % would probably or definitely buy it (95 % interval 22–93).\n",
    );
    expect(answer).toBeGreaterThan(0);
    expect(answer).toBeLessThan(report.indexOf("Before you read on"));
  });

  it("shows sentiment as bars with percentages and intervals, and says once how bars are read", () => {
    const report = render();
    expect(lineOf(report, /^ {2}Positive/)).toMatch(/^ {2}Positive {2}█{4}▓{16}─{15}┤·{4} +50 % +\(10–91\) {2}1 of 2$/);
    expect(report.match(/A bar ends at its value/g)).toHaveLength(1);
  });

  it("shows the battery on one axis from 1 to 5", () => {
    const report = render((outcome) => {
      outcome.results.aggregate.concept_test!.questions[1]!.mean = 1;
      outcome.results.aggregate.concept_test!.questions[5]!.mean = 5;
    });
    expect(lineOf(report, /^ {2}Purchase intent/)).toMatch(/ 3\.00 {2}·+├─+●─+┤·+ {2}\(1\.25–4\.75\)$/);
    expect(lineOf(report, /^ {2}Uniqueness/)).toMatch(/ 1\.00 {2}●─+┤·+ /);
    expect(lineOf(report, /^ {2}Liking/)).toMatch(/ 5\.00 {2}···├─+● {2}/);
    const widths = report
      .split("\n")
      .filter((line) => line.includes("1.25–4.75"))
      .map(displayWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it("says which scales were rated in which way, where there were two", () => {
    const report = render(({ results }) => {
      results.aggregate.concept_test!.questions[3]!.rating_method = "follow_up";
    }).replaceAll(/\s+/g, " ");
    expect(report).toContain(
      "Purchase intent, Uniqueness, Relevance, Value for money and Liking: Read from the vector of the words",
    );
    expect(report).toContain("Believability: Rated by a second turn of the model");
  });

  it.each([
    ["“It is cheap.”", "> “It is cheap.” — Änne"],
    ["“no sugar”, that I like.", "> ““no sugar”, that I like.” — Änne"],
    ["「砂糖不使用」がうれしいです。", "> “「砂糖不使用」がうれしいです。” — Änne"],
    ["What counts is “no sugar”", "> “What counts is “no sugar”” — Änne"],
  ])("puts one pair of marks around a quote and leaves the speaker's own: %s", (quote, shown) => {
    const report = render(({ results }) => {
      results.aggregate.strategic_recommendations[0]!.evidence[0]!.quote = quote;
    });
    expect(report).toContain(shown);
  });

  it("shows how purchase intent is distributed, the most willing first", () => {
    expect(lineOf(render(), /^ {2}5 definitely/)).toMatch(/30 % +\(2–81\)$/);
    expect(lineOf(render(), /^ {2}1 definitely not/)).toMatch(/ 5 % +\(2–81\)$/);
  });

  it("counts themes, in columns that hold for scripts of two cells", () => {
    const rows = ["fair price", "たんぱく質"].map((theme) => lineOf(render(), new RegExp(`^ {2}${theme}`)) ?? "");
    expect(rows[0]).toMatch(/100 % +\(34–100\) +2 of 2$/);
    expect(rows[1]).toMatch(/50 % +\(10–91\) +1 of 2$/);
    const barColumn = rows.map((row) => displayWidth(row.slice(0, row.search("█"))));
    expect(barColumn[0]).toBe(barColumn[1]);
  });

  it("introduces each persona with age, occupation, place, sentiment, words and avatar", () => {
    const report = render();
    expect(lineOf(report, /^ {2}1 {2}Änne Größmann/)).toMatch(/Positive \+0\.38$/);
    expect(report).toContain("age 34 · Bürokauffrau · München, Germany");
    expect(report).toContain("> “Für 1,99 würde ich es mitnehmen, ohne groß nachzudenken.”");
    expect(report).toContain("Purchase intent 3.8 of 5: “Ziemlich wahrscheinlich, es kostet nicht mehr als meines.”");
    expect(report).toContain("http://127.0.0.1:3000/api/v1/avatars/persona-1");
    expect(lineOf(report, /^ {2}2 {2}佐藤 美咲/)).toMatch(/Negative -0\.20$/);
  });

  it("names who said what a recommendation rests on", () => {
    expect(render(undefined, 100)).toContain(
      "> “Für 1,99 würde ich es mitnehmen, ohne groß nachzudenken.” — Änne Größmann",
    );
  });

  it("ends with effort and where to look further", () => {
    const report = render();
    expect(report).toMatch(/Time +4\.2 s for the personas, 1 min 05 s for the study/);
    expect(report).toMatch(/Tokens +12,345 in \(1,024 of them cached\), 678 out/);
    expect(report).toMatch(/Cost +nothing: the offline model/);
    expect(report).toMatch(
      /Results +http:\/\/127\.0\.0\.1:3000\/api\/v1\/projects\/project-1\/simulations\/simulation-1\/results/,
    );
  });

  it("gives the cost of a model that has a price", () => {
    const report = render(({ simulation }) => {
      simulation.model_ids = ["anthropic.claude"];
      simulation.usage.estimated_cost_usd = 0.01234;
    });
    expect(report).toMatch(/Cost +about 0\.0123 USD at list price/);
  });

  it("says how to reach the data of a service that was started for the study", () => {
    const report = renderReport(subject, sampleOutcome, { ...where, stopped: true, dataFolder: "d" }, { width: 100 });
    expect(report).toContain("npm start -- --data d serves its data");
    const elsewhere = { ...where, url: "http://127.0.0.1:4000/api/v1", stopped: true };
    expect(renderReport(subject, sampleOutcome, elsewhere, { width: 100 })).toContain("npm start -- --port 4000 ");
  });

  it("takes a persona that was deleted meanwhile, and results without battery, themes and advice", () => {
    const report = render((outcome) => {
      outcome.personas = [];
      outcome.results.aggregate.concept_test = null;
      outcome.results.aggregate.top_themes = [];
      outcome.results.aggregate.strategic_recommendations = [];
    });
    expect(report).toContain("Änne Größmann");
    for (const missing of [
      "scales from 1 to 5",
      "Would they buy it?",
      "What came up",
      "Recommendations",
      "undefined",
    ]) {
      expect(report).not.toContain(missing);
    }
  });
});

describe("its lines", () => {
  it.each([72, 80, 90, 100])("fit a page of %i cells, addresses apart", (width) => {
    const report = render((outcome) => {
      const words = ["Rindfleischetikettierungsüberwachung".repeat(5), "牛肉".repeat(99)];
      outcome.results.persona_results[0]!.reaction = words.join(" ");
      outcome.results.persona_results[0]!.persona_name = "Maximiliane ".repeat(20);
      outcome.results.aggregate.top_themes[0]!.theme = "sehr langes Thema ".repeat(20);
      outcome.results.aggregate.strategic_recommendations[0]!.title = "Überschrift ".repeat(20);
    }, width);
    for (const line of report.split("\n").filter((text) => !text.includes("http://"))) {
      expect(displayWidth(line), line).toBeLessThanOrEqual(width);
    }
  });

  it("are the same with colours as without", () => {
    const coloured = renderReport(subject, sampleOutcome, where, { width: 90, paint: colours });
    expect(coloured).toContain("\u001B[32m");
    expect(stripVTControlCharacters(coloured)).toBe(render());
  });

  it("hold no escape sequence that came with an answer", () => {
    const report = render((outcome) => {
      outcome.results.persona_results[0]!.reaction = "red \u001B[31malert\u001B[0m";
      outcome.results.aggregate.summary = "\u009B2Jgone";
    });
    expect(report).not.toMatch(/[\u001B\u009B]/);
  });

  it("are as long as the screen has columns, within what can be read", () => {
    expect([undefined, 0, 40, 85, 200].map(pageWidth)).toEqual([90, 90, 72, 85, 100]);
  });
});
