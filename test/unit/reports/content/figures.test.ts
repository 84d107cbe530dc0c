import { describe, expect, it } from "vitest";
import type { BarChart, PointChart, StackChart, Section } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { sampleReliability } from "../../../bin/study/sample-reliability.ts";
import {
  blocksOf,
  chartsOf,
  notesOf,
  sentimentBaseline,
  section,
  sectionOf,
  reportOfSample,
  type SampleKind,
} from "./sample-sources.ts";

const ids = (kind: SampleKind, change?: (source: ReportSource) => void) =>
  reportOfSample(kind, change).sections.map(({ id }) => id);
const figureOf = (shown: Section, question: string) => {
  const rows = blocksOf(shown, "table").flatMap(({ table }) => table.rows);
  return rows.find(([first]) => first === question);
};

describe("sentiment", () => {
  it("is a chart of the three with heads and intervals, and the average with its own", () => {
    const shown = section("concept_test", "sentiment", ({ results }) => {
      results.aggregate.sentiment_counts = { positive: 1, neutral: 0, negative: 1 };
      results.aggregate.average_sentiment_interval = [-0.4, 0.58];
    });
    const [chart] = chartsOf(shown) as [BarChart];
    expect(chart.rows[0]).toEqual({
      label: "Positive",
      share: 50,
      interval: [9.5, 90.5],
      mood: "good",
      note: "1 of 2",
      heads: { count: 1, total: 2 },
    });
    expect(chart.note).toBe("n = 2. Lines are 95 % intervals.");
    expect(chart.alternative).toBe(
      "Highest is Positive with 50 % (95 % interval 10–91), lowest Neutral with 0 % (95 % interval 0–66).",
    );
    expect(notesOf(shown)).toEqual([
      "Average score +0.09 (95 % interval -0.40 to +0.58) on a scale from -1 to +1",
      expect.stringMatching(/^Read from the vector of the words/),
    ]);
  });

  it("draws no interval around the share of one persona, as the answer gives none", () => {
    const [chart] = chartsOf(
      section("concept_test", "sentiment", ({ results }) => (results.persona_results[0]!.sentiment = null)),
    ) as [BarChart];
    expect(chart.rows.map(({ interval }) => interval)).toEqual([null, null, null]);
    expect(chart.note).toBe("n = 1. One persona alone gives no interval.");
    expect(chart.alternative).not.toContain("95 %");
  });

  it("calls nothing the highest or lowest where all are the same", () => {
    const shown = section("concept_test", "themes", ({ results }) => {
      const [first] = results.aggregate.top_themes;
      results.aggregate.top_themes = [first!, { ...first!, theme: "another" }];
    });
    expect(chartsOf(shown)[0]?.alternative).toMatch(/^All values are \d+ % \(95 % interval \d+–\d+\)\.$/);
  });

  it("counts whose words could be rated", () => {
    const [chart] = chartsOf(
      section("concept_test", "sentiment", ({ results }) => (results.persona_results[0]!.sentiment = null)),
    );
    expect(chart!.note).toMatch(/^n = 1\./);
  });

  it("says that nobody could be rated", () => {
    const shown = section(
      "concept_test",
      "sentiment",
      ({ results }) => (results.aggregate.sentiment_distribution = null),
    );
    expect(shown.blocks).toEqual([{ kind: "paragraph", text: "No answer could be rated.", tone: "note" }]);
  });
});

describe("a concept", () => {
  it("shows whether it would be bought, point by point from the highest", () => {
    const shown = section("concept_test", "glance");
    const [chart] = chartsOf(shown) as [BarChart];
    expect(chart.rows.map(({ label, share, mood }) => [label, Math.round(share), mood])).toEqual([
      ["5 definitely", 30, "good"],
      ["4 probably", 35, "good"],
      ["3 undecided", 20, "middling"],
      ["2 probably not", 10, "bad"],
      ["1 definitely not", 5, "bad"],
    ]);
    const [first] = blocksOf(shown, "cards").flatMap(({ cards }) => cards);
    expect(first).toEqual({
      ...{ label: "Would the personas buy it?", value: "65 %", interval: "95 % interval 22–93", base: "n = 2" },
    });
  });

  it("shows means of all scales around their middle, and how the ratings spread", () => {
    const [means, spread] = chartsOf(section("concept_test", "concept")) as [PointChart, StackChart];
    expect(means).toMatchObject({ domain: [1, 5], reference: { value: 3 }, decimals: 2 });
    expect(means.rows[0]).toEqual({
      label: "Purchase intent",
      group: null,
      value: 3,
      interval: [1.25, 4.75],
      note: "top two 65 % (22–93)",
    });
    expect(means.alternative).toContain("lowest Purchase intent with 3.00 (95 % interval 1.25–4.75)");
    expect(spread.points).toEqual(["1", "2", "3", "4", "5"]);
    for (const { shares } of spread.rows) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
    expect(spread.alternative).toContain("Liking: most weight is on point 4 (35 %).");
  });

  it("gives each scale its own base where they differ, and names what was rated in which way", () => {
    const shown = section("concept_test", "concept", ({ results }) => {
      const [intent, uniqueness] = results.aggregate.concept_test!.questions;
      intent!.answered = 1;
      uniqueness!.rating_method = "follow_up";
    });
    const [means] = chartsOf(shown) as [PointChart];
    expect(means.note).not.toContain("n =");
    expect(means.rows.slice(0, 2).map(({ note }) => note?.slice(0, 5))).toEqual(["n = 1", "n = 2"]);
    expect(notesOf(shown)[1]).toMatch(/^Uniqueness: Rated by a second turn/);
  });
});

describe("themes", () => {
  it("are shares with heads and intervals", () => {
    const [chart] = chartsOf(section("concept_test", "themes")) as [BarChart];
    expect(chart.rows[1]).toMatchObject({ label: "たんぱく質", share: 50, interval: [9.5, 90.5], note: "1 of 2" });
  });

  it("stand with who said them first where there was a discussion", () => {
    expect(ids("focus_group")).not.toContain("themes");
    const withoutFirst = reportOfSample("focus_group", ({ results }) => (results.aggregate.focus_group!.themes = []));
    expect(chartsOf(sectionOf(withoutFirst, "glance"))[0]!.title).toBe("What came up");
  });
});

describe("random answering", () => {
  it("stands beside the figures, each as it is written", () => {
    const shown = section("concept_test", "chance", ({ results }) => {
      results.aggregate.baselines = [
        sentimentBaseline,
        {
          ...sentimentBaseline,
          measure: "mean",
          question_id: "liking",
          value: 3.5,
          random: 3,
          random_interval: [2.4, 3.4],
        },
        { ...sentimentBaseline, measure: "root_likelihood", question_id: "q", question: "Why?", beyond_random: true },
      ];
    });
    expect(figureOf(shown, "The study as a whole")).toEqual([
      ...["The study as a whole", "Positive share", "50 %", "40 %", "11 % to 73 %", "no"],
    ]);
    expect(figureOf(shown, "Liking")).toEqual(["Liking", "Mean", "3.50", "3.00", "2.40 to 3.40", "no"]);
    expect(figureOf(shown, "Why?")?.at(-1)).toBe("yes");
  });

  it("is set beside respondents without a persona where they were asked", () => {
    const checkedWith = (no_persona: number | null) =>
      section("concept_test", "chance", (source) => {
        source.results.aggregate.baselines = [sentimentBaseline];
        source.reliability = { ...sampleReliability, baselines: [{ ...sentimentBaseline, no_persona }] };
      });
    expect(figureOf(checkedWith(44), "The study as a whole")?.at(-1)).toBe("44 %");
    expect(blocksOf(checkedWith(44), "table")[0]!.table.columns.at(-1)!.label).toBe("Without a persona");
    expect(blocksOf(checkedWith(null), "table")[0]!.table.columns).toHaveLength(6);
  });

  it("is left out where results do not carry it", () => {
    expect(ids("concept_test")).not.toContain("chance");
  });
});
