import { describe, expect, it } from "vitest";
import type { BarChart, Section } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { answerOf } from "../../studies/simulation/results.ts";
import { blocksOf, chartsOf, notesOf, reportOfSample, sectionOf } from "./sample-sources.ts";

const survey = (change?: (source: ReportSource) => void): Section =>
  sectionOf(reportOfSample("survey", change), "survey");

describe("a survey", () => {
  it("shows a scale from its highest point, and its figures with intervals", () => {
    const shown = survey();
    const [chart] = chartsOf(shown) as [BarChart];
    expect(chart.rows.map(({ label }) => label)).toEqual([
      "10 very",
      "9",
      "8",
      "7",
      "6",
      "5",
      "4",
      "3",
      "2",
      "1",
      "0 not at all",
    ]);
    expect(notesOf(shown)[2]).toBe(
      "Mean 9.50 (95 % interval 8.50–10.00) · SD 0.71 · median 9.50 · top two 100 % (95 % interval 34–100) · " +
        "bottom two 50 % (95 % interval 10–91)",
    );
  });

  it("shows options with heads, whether several could be chosen, and how many answered", () => {
    const shown = survey();
    const options = chartsOf(shown)[1] as BarChart;
    expect(options.rows[0]).toMatchObject({ label: "Supermarkt", share: 100, note: "1 of 1" });
    expect(options.note).toMatch(/^n = 1\./);
    expect(notesOf(shown)).toEqual(
      expect.arrayContaining([
        "Base: all personas, n = 2. Answered: 1.",
        "Several answers were possible.",
        "No persona answered.",
      ]),
    );
  });

  it("shows themes with words of different people", () => {
    const shown = survey();
    expect(blocksOf(shown, "findings").flatMap(({ findings }) => findings)).toEqual([
      { title: "price", text: "2 of 2", quotes: [expect.objectContaining({ text: "Es ist billig." })] },
      { title: "taste", text: "1 of 2", quotes: [expect.objectContaining({ utterance: "answer-persona-1-0" })] },
    ]);
  });

  it("prefers for each theme somebody who was not quoted yet", () => {
    const shown = survey(({ results }) => results.aggregate.survey!.questions[2]!.themes!.reverse());
    const quotes = blocksOf(shown, "findings").flatMap(({ findings }) => findings.flatMap((finding) => finding.quotes));
    expect(quotes.map(({ text }) => text)).toEqual(["Es ist billig.", "安い。"]);
  });

  it("quotes no more of a long answer than its first sentences, word for word", () => {
    const sentence = "安いから買います。";
    const long = sentence.repeat(60);
    const shown = survey(({ results }) => {
      for (const { answers } of results.persona_results) answers![0]!.text = long;
      results.aggregate.survey!.questions[2]!.themes = [];
    });
    const [first] = blocksOf(shown, "quotes").flatMap(({ quotes }) => quotes);
    expect(long.startsWith(first!.text)).toBe(true);
    expect(first!.text.length % sentence.length).toBe(0);
    expect(first!.text.length).toBeGreaterThan(240 - sentence.length);
    expect(first!.text.length).toBeLessThanOrEqual(240);
    expect(first!.utterance).toBe("answer-persona-1-0");
  });

  it("compares means of questions on the same scale", () => {
    const report = reportOfSample("survey", ({ results }) => {
      const { questions } = results.aggregate.survey!;
      questions.push({ ...questions[0]!, question_id: "q5", text: "And with the other?", answered: 1 });
    });
    const [picture] = chartsOf(sectionOf(report, "glance"));
    expect(chartsOf(sectionOf(report, "survey")).map(({ title }) => title)).not.toContain(picture!.title);
    expect(picture).toMatchObject({
      kind: "points",
      title: "Means on the scale from 0 (not at all) to 10 (very)",
      domain: [0, 10],
      rows: [
        { label: "1. How satisfied are you?", value: 9.5, note: "n = 2" },
        { label: "5. And with the other?", value: 9.5, note: "n = 1" },
      ],
    });
  });

  it("counts facts from profiles, and says that nobody was asked", () => {
    const shown = survey(({ results }) => {
      for (const { answers } of results.persona_results)
        Object.assign(answers![0]!, { answered_from: "profile", text: "Berlin" });
      results.aggregate.survey!.questions.splice(0, 2);
    });
    expect(blocksOf(shown, "table")[0]!.table.rows).toEqual([["Berlin", "2"]]);
    expect(notesOf(shown)).toContain("Taken from the personas' profiles.");
    expect(blocksOf(shown, "findings")).toEqual([]);
  });

  it("lists the commonest facts and counts the others", () => {
    const shown = survey(({ results }) => {
      const [first] = results.persona_results;
      results.persona_results = Array.from({ length: 25 }, (_, index) => ({
        ...first!,
        persona_id: `persona-${index}`,
        answers: [answerOf("q3", { kind: "open_ended", answered_from: "profile", text: `Place ${index % 23}` })],
      }));
    });
    const { rows } = blocksOf(shown, "table")[0]!.table;
    expect(rows.slice(0, 3)).toEqual([
      ["Place 0", "2"],
      ["Place 1", "2"],
      ["Place 2", "1"],
    ]);
    expect(rows.at(-1)).toEqual(["3 other answers", "3"]);
  });

  it("lists ages that are equally common from the youngest on", () => {
    const shown = survey(({ results }) => {
      const [first] = results.persona_results;
      results.persona_results = ["57", "9", "30", "30"].map((text, index) => ({
        ...first!,
        persona_id: `persona-${index}`,
        answers: [answerOf("q3", { kind: "open_ended", answered_from: "profile", text })],
      }));
    });
    expect(blocksOf(shown, "table")[0]!.table.rows.map(([age]) => age)).toEqual(["30", "9", "57"]);
  });
});
