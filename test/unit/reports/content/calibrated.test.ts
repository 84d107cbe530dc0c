import { describe, expect, it } from "vitest";
import type { Calibrated } from "../../../../functions/studies/calibration/schemas.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { blocksOf, notesOf, section, sectionOf } from "./sample-sources.ts";

const HEADING = "On the human scale";
const explanation = expect.stringMatching(/^On the human scale: the answers to expect from people.* n = 8 studies\.$/);

const surveySection = (change: (calibrated: Calibrated) => void = () => {}) => {
  const source = heldAgainstPeople();
  change(source.results.aggregate.calibrated!);
  return sectionOf(composeReport(source), "survey");
};
const intent = (estimate: number | null): Calibrated => ({
  studies: 6,
  questions: [
    {
      question_id: "purchase_intent",
      option: null,
      family: "rating",
      synthetic: 4.2,
      estimate,
      prediction_interval: estimate === null ? null : [2.9, 4.1],
      refused: estimate === null ? "extrapolation" : null,
    },
  ],
});

describe("figures on the human scale", () => {
  it("stand below the question, and are explained once", () => {
    const found = surveySection();
    expect(notesOf(found)).toContain("On the human scale: 4.41 (95 % prediction interval 3.70–5.12)");
    expect(notesOf(found).filter((note) => explanation.asymmetricMatch(note))).toHaveLength(1);
  });

  it("are set beside shares option by option; what lies beyond earlier studies has none", () => {
    const found = surveySection();
    const table = blocksOf(found, "table").find(({ table: { title } }) => title === HEADING)!.table;
    expect(table.columns.map(({ label }) => label)).toEqual([
      "",
      "Personas",
      "Expected of people",
      "95 % prediction interval",
    ]);
    expect(table.rows[0]).toEqual(["Supermarket", "41.7 %", "38.4 %", "29.4–47.4"]);
    expect(table.rows.at(-1)).toEqual(["Other", "8.3 %", "no estimate", ""]);
    expect(notesOf(found)).toContainEqual(expect.stringMatching(/^There is no estimate where/));
  });

  it("are refused for a mean beyond earlier studies", () => {
    const found = surveySection(({ questions }) => {
      Object.assign(questions[0]!, { estimate: null, prediction_interval: null, refused: "extrapolation" });
    });
    expect(notesOf(found)).toContainEqual(expect.stringMatching(/no estimate, because \d\.\d\d is outside the range/));
  });

  it("stand in a table below the battery of a concept test", () => {
    const rowsWith = (estimate: number | null) => {
      const found = section("concept_test", "concept", ({ results }) => {
        results.aggregate.calibrated = intent(estimate);
      });
      return blocksOf(found, "table").find(({ table: { title } }) => title === HEADING)?.table.rows;
    };
    expect(rowsWith(3.5)).toEqual([["Purchase intent", "4.20", "3.50", "2.90–4.10"]]);
    expect(rowsWith(null)).toEqual([["Purchase intent", "4.20", "no estimate", ""]]);
  });

  it("are not spoken of where no six studies are", () => {
    expect(JSON.stringify(section("concept_test", "concept"))).not.toContain(HEADING);
    expect(JSON.stringify(section("survey", "survey"))).not.toContain(HEADING);
  });
});
