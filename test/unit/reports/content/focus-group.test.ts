import { describe, expect, it } from "vitest";
import type { FocusGroupAggregate } from "../../../../functions/studies/focus-group/aggregate-schema.ts";
import { focusGroup } from "../../../../functions/reports/content/focus-group.ts";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { plainResultOf } from "../../studies/simulation/results.ts";
import { chartsOfKind, partOf } from "./parts.ts";
import { blocksOf, notesOf, sectionOf } from "./sample-sources.ts";

const found = ({ results }: ReportSource): FocusGroupAggregate => results.aggregate.focus_group!;
const section = (id: string, change?: (source: ReportSource) => void) =>
  sectionOf({ sections: partOf(focusGroup, "focus_group", change) }, `group-${id}`);
const ids = (change: (source: ReportSource) => void) => partOf(focusGroup, "focus_group", change).map(({ id }) => id);

/** So many people that shares of them say something. */
const crowded = ({ results }: ReportSource) =>
  void results.persona_results.push(...Array.from({ length: 29 }, (_, index) => plainResultOf(`other-${index}`)));

describe("what a report says of a focus group", () => {
  it("is nothing of another study", () => {
    expect(partOf(focusGroup, "conjoint")).toEqual([]);
  });

  it("gives the conformity index with its interval, whom it counts, and what became of the spread", () => {
    const [moved, spread] = [
      "1 of 2 personas whose view differed from the middle moved towards it.",
      "The views lie closer together: spread 0.80 before, 0.30 after.",
    ];
    expect(notesOf(section("conformity"))).toEqual([moved, spread]);
    expect(notesOf(section("conformity", crowded))[0]).toBe(
      `The conformity index is 50.0 % (95 % interval 9.5–90.5). ${moved}`,
    );
  });

  it("draws each person's way from one private view to the other beside the middle of the group", () => {
    const [chart] = chartsOfKind(section("conformity"), "changes");
    expect(chart).toMatchObject({
      domain: [-1, 1],
      reference: { value: 0.2, label: "middle of the group before" },
      rows: [
        { label: "Änne Größmann", before: -0.5, after: 0 },
        { label: "佐藤 美咲", before: 0.6, after: 0.5 },
      ],
      alternative: "Änne Größmann moved furthest, from -0.50 to 0.00; the middle of the group before was +0.20.",
    });
  });

  it("calls nobody the one who moved furthest where nobody moved", () => {
    const still = section("conformity", (source) => {
      for (const view of found(source).conformity!.personas) view.after = view.before;
    });
    expect(chartsOfKind(still, "changes")[0]?.alternative).toBe(
      "No view moved; the middle of the group before was +0.20.",
    );
  });

  it("says that the index is not weighted in a study where other figures are", () => {
    const weighted = section("conformity", ({ results }) => {
      results.aggregate.weighting = { effective_n: 1.8, design_effect: 1.1, margins: [], strata: [], personas: [] };
    });
    expect(notesOf(weighted)[0]).toMatch(/ moved towards it\. These figures are not weighted\.$/);
  });

  it("says of everybody in a group with a majority whether they moved towards it", () => {
    const notes = (change?: (source: ReportSource) => void) =>
      chartsOfKind(section("conformity", change), "changes")[0]?.rows.map(({ note }) => note);
    expect(notes()).toEqual([null, null]);
    const third = { persona_id: "persona-3", before: -0.4, after: -0.9, moved_toward_majority: false };
    expect(notes((source) => found(source).conformity!.personas.push(third))).toEqual([
      "moved towards the middle",
      "was near the middle already",
      "did not move towards the middle",
    ]);
  });

  it("says why there is no index, and leaves out a spread that one person has not", () => {
    const alone = section("conformity", (source) => {
      Object.assign(found(source).conformity!, { index: null, spread_before: null, spread_after: null });
      found(source).conformity!.personas.splice(1);
    });
    expect(notesOf(alone)).toEqual([
      "There is no conformity index: no view differed from the middle, or fewer than three personas took part.",
    ]);
    expect(chartsOfKind(alone, "changes")[0]?.rows).toHaveLength(1);
  });

  it("says that no view could be rated", () => {
    const { blocks } = section("conformity", (source) => (found(source).conformity = null));
    expect(blocks).toEqual([{ kind: "paragraph", text: "No answer could be rated.", tone: "plain" }]);
  });

  it("shows who had how much of the talk, a count without an interval", () => {
    const [chart] = chartsOfKind(section("airtime"), "bars");
    expect(chart?.rows).toMatchObject([
      { label: "Änne Größmann", share: 75, interval: null, note: "1,500 words in 2 turns" },
      { label: "佐藤 美咲", share: 25, interval: null, note: "500 words in 1 turn" },
    ]);
    expect(chart?.alternative).toBe(
      "Highest is Änne Größmann with 1,500 words in 2 turns, lowest 佐藤 美咲 with 500 words in 1 turn.",
    );
    expect(chart?.note).toContain("Balance 0.81");
    expect(chartTable(chart!, "en").rows[1]).toEqual(["佐藤 美咲", "500 words in 1 turn"]);
    const [shares] = chartsOfKind(section("airtime", crowded), "bars");
    expect(shares?.alternative).toBe("Highest is Änne Größmann with 75.0 %, lowest 佐藤 美咲 with 25.0 %.");
    expect(chartTable(shares!, "en").columns.map(({ label }) => label)).toEqual(["", "Share", "Note"]);
  });

  it("shows who spoke of a topic and who was the first", () => {
    const [chart] = chartsOfKind(section("topics"), "matrix");
    expect(chart).toMatchObject({
      columns: ["Änne Größmann", "佐藤 美咲"],
      rows: [{ label: "fair price", cells: ["some", "first"], share: null, interval: null, counted: "2 of 2" }],
    });
    expect(chart?.note).toBe("n = 2.");
    expect(chart?.alternative).toBe("Most personas spoke of fair price, 2 of 2; 佐藤 美咲 brought it up first.");
    expect(chartTable(chart!, "en").rows).toEqual([["fair price", "spoke of it", "said it first", "2 of 2"]]);
  });

  it("shows the first twenty themes, and says how many more came up", () => {
    const talkative = section("topics", (source) => {
      const [theme] = found(source).themes;
      found(source).themes = Array.from({ length: 23 }, (_, at) => ({ ...theme!, theme: `theme ${at}` }));
    });
    expect(chartsOfKind(talkative, "matrix")[0]?.rows.map(({ label }) => label)).toEqual(
      Array.from({ length: 20 }, (_, at) => `theme ${at}`),
    );
    expect(notesOf(talkative)).toEqual(["3 more themes came up. The results of the study contain all of them."]);
  });

  it("shows shares alone for more people than have columns side by side", () => {
    const crowd = section("topics", crowded);
    expect(chartsOfKind(crowd, "matrix")).toEqual([]);
    expect(chartsOfKind(crowd, "bars")[0]?.rows).toMatchObject([{ label: "fair price", share: 100 }]);
  });

  it("sets the words of both sides of a disagreement against each other, with their places", () => {
    const disagreements = section("disagreements");
    expect(blocksOf(disagreements, "subheading")).toMatchObject([{ text: "The price" }]);
    expect(blocksOf(disagreements, "findings")[0]?.findings).toEqual([
      {
        title: "It is fair",
        text: "Said by Änne Größmann.",
        quotes: [
          { text: "Das ist fair.", personaId: "persona-1", personaName: "Änne Größmann", utterance: "message-2" },
        ],
      },
      {
        title: "It is too high",
        text: "Said by 佐藤 美咲.",
        quotes: [{ text: "高いです。", personaId: "persona-2", personaName: "佐藤 美咲", utterance: "message-3" }],
      },
    ]);
  });

  it("leaves out what nobody said", () => {
    const silent = ids((source) => {
      Object.assign(found(source), { themes: [], disagreements: [] });
      found(source).airtime.personas = [];
    });
    expect(silent).toEqual(["group-conformity"]);
  });
});
