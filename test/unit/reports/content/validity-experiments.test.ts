import { describe, expect, it } from "vitest";
import type { ExperimentValidity } from "../../../../functions/findings/validity/schemas.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { blocksOf, sectionOf } from "./sample-sources.ts";

type Contrast = ExperimentValidity["contrasts"][number];
const contrast = (question_id: string, more: Partial<Contrast>): Contrast => ({
  ...{ question_id, question: `Question ${question_id}?`, option: null, first: "low", second: "high" },
  people: { difference: 0.1, interval: [-0.2, 0.4], n: [50, 50] },
  personas: { difference: 1, interval: null, n: [10, 10] },
  ...{ direction_right: null, size_ratio: null, size_ratio_interval: null },
  ...more,
});
const differs = { difference: 0.25, interval: [0.1, 0.4], n: [50, 50] };

function reported(contrasts: Contrast[]) {
  const source = heldAgainstPeople("en");
  const arms = [
    { arm_id: "low", name: "1.99 EUR" },
    { arm_id: "high", name: "2.49 EUR" },
  ];
  const directions = { known: 0, right: 0, wrong: 0, interval: null };
  source.validity!.experiments = [
    { ...{ experiment_id: "price", name: "Price shown", arms, contrasts, directions }, sentence: "So it went." },
  ];
  return sectionOf(composeReport(source), "validity");
}
const rowsOf = (contrasts: Contrast[]) =>
  blocksOf(reported(contrasts), "table").find(({ table }) => table.title === "Price shown")!.table.rows;

describe("effects on people in a report", () => {
  it("are none where people were not divided", () =>
    expect(JSON.stringify(sectionOf(composeReport(heldAgainstPeople("en")), "validity"))).not.toContain(
      "Effects of exp",
    ));

  it("stand beside those on personas, what people show first, shares in percentage points", () => {
    const ratio = { size_ratio: 4, size_ratio_interval: [2, 9.5] };
    const rows = rowsOf([
      contrast("q1", {}),
      contrast("q2", { people: differs, direction_right: true, ...ratio, option: "This" }),
      contrast("q3", { people: differs, direction_right: false, size_ratio: -4 }),
      contrast("q4", { people: differs, personas: { ...differs, difference: 0, interval: null }, size_ratio: 0 }),
    ]);
    expect(rows.map(([label]) => label)).toEqual([
      "2. Question q2? – This: 1.99 EUR − 2.49 EUR",
      "Question q3?: 1.99 EUR − 2.49 EUR",
      "Question q4?: 1.99 EUR − 2.49 EUR",
      "1. Question q1?: 1.99 EUR − 2.49 EUR",
    ]);
    expect(rows.map(([, , , direction]) => direction)).toEqual(["right", "wrong", "no difference", "–"]);
    expect(rows[0]!.slice(1, 3)).toEqual(["+25.0 (10.0–40.0)", "+100.0"]);
    expect(rows[3]!.slice(1, 3)).toEqual(["+0.10 (-0.20 to 0.40)", "+1.00"]);
    expect(rows[0]![4]).toBe("4.00 (2.00–9.50)");
  });

  it("are told by their sentence, and by 25 lines at most", () => {
    const section = reported(Array.from({ length: 40 }, (_, at) => contrast(`q${at}`, {})));
    expect(JSON.stringify(section)).toContain("So it went.");
    expect(rowsOf(Array.from({ length: 40 }, (_, at) => contrast(`q${at}`, {})))).toHaveLength(25);
  });
});
