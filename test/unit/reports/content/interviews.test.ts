import { describe, expect, it } from "vitest";
import { interviews } from "../../../../functions/reports/content/interviews.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { plainResultOf } from "../../studies/simulation/results.ts";
import { chartsOfKind, partOf } from "./parts.ts";
import { blocksOf, notesOf, onlyFirst, sectionOf } from "./sample-sources.ts";

const section = (id: string, change?: (source: ReportSource) => void) =>
  sectionOf({ sections: partOf(interviews, "idi_ai", change) }, `interviews-${id}`);

describe("what a report says of interviews", () => {
  it("is nothing of another study", () => {
    expect(partOf(interviews, "focus_group")).toEqual([]);
  });

  it("shows which question was covered with whom, section by section, people in the order of the results", () => {
    const charts = chartsOfKind(section("coverage"), "matrix");
    expect(charts.map(({ title }) => title)).toEqual(["Habits", "The concept"]);
    expect(charts.map(({ columns }) => columns)).toEqual([
      ["Änne Größmann", "佐藤 美咲"],
      ["Änne Größmann", "佐藤 美咲"],
    ]);
    expect(charts[0]?.rows).toEqual([
      { label: "1.1 Your breakfast?", cells: ["first", "first"], share: null, interval: null, counted: "2 of 2" },
      { label: "1.2 The last new drink?", cells: ["some", "first"], share: null, interval: null, counted: "1 of 2" },
    ]);
    expect(charts[1]?.rows[0]?.cells).toEqual(["some", "none"]);
    expect(charts[0]?.legend).toEqual({ some: "partly covered", first: "covered" });
    expect(charts[0]?.alternative).toMatch(/^Highest is 1\.1 Your breakfast\? with 2 of 2,/);
  });

  it("draws no interval around the share of one persona", () => {
    const [chart] = chartsOfKind(section("coverage", onlyFirst), "matrix");
    expect(chart?.rows.map(({ interval }) => interval)).toEqual([null, null]);
    expect(chart?.note).toBe("n = 1.");
  });

  it("gives the mean coverage with its interval, or says that there is none", () => {
    const crowded = ({ results }: ReportSource) =>
      void results.persona_results.push(...Array.from({ length: 29 }, (_, index) => plainResultOf(`other-${index}`)));
    expect(notesOf(section("coverage"))).toEqual([]);
    expect(notesOf(section("coverage", crowded))).toEqual([
      expect.stringMatching(/^On average 50\.0 % \(95 % interval .*\) of the guide was covered\.$/),
    ]);
    const alike = section("coverage", (source) => {
      crowded(source);
      source.results.aggregate.interview!.mean_coverage_interval = null;
    });
    expect(notesOf(alike)[0]).toContain("50.0 % (no interval, since the answers are all the same");
  });

  it("counts of each question whom it was put to and how often they were probed", () => {
    expect(blocksOf(section("coverage"), "table")[0]?.table.rows).toEqual([
      ["1.1 Your breakfast?", "2", "2", "0"],
      ["1.2 The last new drink?", "2", "1", "1"],
      ["2.1 Your view?", "1", "0", "0"],
    ]);
  });

  it("shows how much each person said", () => {
    expect(blocksOf(section("talk"), "table")[0]?.table.rows).toEqual([
      ["Änne Größmann", "120", "3", "1"],
      ["佐藤 美咲", "60", "2", "0"],
    ]);
  });

  it("leaves out coverage of live interviews, which have no guide", () => {
    const live = partOf(interviews, "idi_ai", ({ simulation, results }) => {
      simulation.simulation_type = "idi_manual";
      Object.assign(results.aggregate.interview!, {
        questions: [],
        coverage: [],
        mean_coverage: null,
        mean_coverage_interval: null,
      });
    });
    expect(live.map(({ id }) => id)).toEqual(["interviews-talk"]);
  });
});
