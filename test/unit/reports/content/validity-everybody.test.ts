import { describe, expect, it } from "vitest";
import { composeReport, reportOfSection } from "../../../../functions/reports/content/compose-report.ts";
import type { Section } from "../../../../functions/reports/content/report.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { blocksOf, notesOf, sectionOf } from "./sample-sources.ts";

const tablesOf = (section: Section) => blocksOf(section, "table").map(({ table }) => table);
const tableOf = (section: Section, title: string) => tablesOf(section).find((table) => table.title === title)!;

describe("a study held against people, in full", () => {
  it("has everybody's figures, shares and the split half only where the section is read by itself", () => {
    const source = heldAgainstPeople();
    source.validity!.split_half_reliability = 0.934;
    const titles = (section: Section) => tablesOf(section).map(({ title }) => title);
    const inReport = sectionOf(composeReport(source), "validity");
    expect(titles(inReport)).not.toContain("Everybody’s answers");
    expect(notesOf(inReport)).not.toContainEqual(expect.stringMatching(/^The means of two halves/));

    const alone = sectionOf(reportOfSection(source, "validity")!, "validity");
    expect(notesOf(alone)).toContainEqual(expect.stringMatching(/^The means of two halves .* of 0\.93\. /));
    const rows = tableOf(alone, "Everybody’s answers").rows;
    expect(rows.map(([question]) => question)).toEqual([
      expect.stringMatching(/^1\. How satisfied/),
      "",
      "",
      "",
      "",
      "",
    ]);
    expect(rows.map(([, whose, mean, , , similarity]) => [whose, mean, similarity])).toEqual([
      ["People (n = 240)", "4.62 (SD 1.71)", ""],
      ["Personas (n = 30)", expect.stringMatching(/\(SD 1\.12\)$/), "0.79"],
      ["Random answering", "4.00 (SD 2.00)", "0.80"],
      ["No persona", "5.40 (SD 0.61)", "0.58"],
      ["Direct estimate", "4.90", "0.86"],
      ["Other half of the people", "4.71 (SD 1.69)", "0.95"],
    ]);
    expect(rows[1]![4]).toMatch(/^-1\.\d\d to -0\.\d\d$/);
    const shares = tableOf(alone, "Everybody’s answers: 2. Where do you usually buy it?");
    expect(shares.columns.map(({ label }) => label)).toEqual([
      ...["", "People", "Personas", "Random answering", "Direct estimate", "Other half of the people"],
    ]);
    expect(shares.rows[0]).toEqual(["Supermarket", "47.0 %", "41.7 %", "20.0 %", "50.0 %", "49.0 %"]);
  });
});
