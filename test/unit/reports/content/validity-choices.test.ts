import { describe, expect, it } from "vitest";
import { noHelpReasons } from "../../../../functions/findings/validity/choice-schemas.ts";
import { validitySchema } from "../../../../functions/findings/validity/schemas.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { Section } from "../../../../functions/reports/content/report.ts";
import { validityDictionary, validityRows } from "../../../../functions/reports/data-files/validity-figures.ts";
import { chosen, comparedWithChoices } from "../../../support/reports/chosen-by-people.ts";
import { blocksOf, chartsOf, notesOf, sectionOf, sourceOf } from "./sample-sources.ts";

const alone = { ...chosen, help: { ...chosen.help, lambda: 0, reason: noHelpReasons[0], human_answers_worth: 60 } };
const held = (choices = chosen, language?: "de"): Section =>
  sectionOf(
    composeReport(
      sourceOf("conjoint", (source) => comparedWithChoices(source, choices)),
      language,
    ),
    "validity",
  );
const rowsOf = (section: Section, title: RegExp) => {
  const chart = chartsOf(section).find((one) => title.test(one.title))!;
  return "rows" in chart ? chart.rows : [];
};

describe("a conjoint study beside people's choices", () => {
  it("is tested with what the service answers", () => {
    const source = sourceOf("conjoint", comparedWithChoices);
    expect(validitySchema.parse(source.validity)).toEqual(source.validity);
  });

  it("begins with the sentence, says who the people are, and how alike utilities are", () => {
    const section = held();
    expect(section.blocks[0]).toMatchObject({ kind: "paragraph", tone: "strong" });
    const [people, figures] = blocksOf(section, "facts").map(({ rows }) => rows.map(({ text }) => text));
    expect(people).toEqual(["Oat drinks, November (Panel of Acme) · 12 November 2026 · n = 60", "600"]);
    expect(figures).toEqual(["0.61", "0.40", "1.28", "74.1"]);
    expect(notesOf(section)).toContain("Only 2 personas chose.");
    expect(JSON.stringify(section)).not.toContain("estimated once");
  });

  it("charts what is predicted, beside chance and the people's own model, and who takes none", () => {
    const shares = (title: RegExp) => rowsOf(held(), title).map((row) => "share" in row && [row.label, row.share]);
    expect(shares(/predicted/)).toEqual([
      ["Personas", 35.3],
      ["People’s own model", 45.2],
      ["By chance", 25],
    ]);
    expect(shares(/none of the offers/)).toEqual([
      ["People", 25.3],
      ["Personas", 0],
    ]);
    const without = held({ ...chosen, none_share: null, hit_rate: { ...chosen.hit_rate, people: null } });
    expect(chartsOf(without).map(({ title }) => title)).not.toContain("How often none of the offers is taken");
    expect(rowsOf(without, /predicted/)).toHaveLength(2);
  });

  it("sets utilities of people, personas and people with personas below each other", () => {
    const rows = rowsOf(held(), /^Utilities of/);
    expect(rows.slice(0, 3).map((row) => "group" in row && [row.group, row.label, row.value])).toEqual([
      ["Brand: Alpenhof", "People alone", 0.4],
      ["Brand: Alpenhof", "Personas", -0.5],
      ["Brand: Alpenhof", "People with personas", 0.4],
    ]);
    expect(rows).toHaveLength(15);
    expect(rowsOf(held({ ...chosen, none_utility: null }), /^Utilities of/)).toHaveLength(12);
    const [table] = blocksOf(held(), "table");
    expect(table!.table.rows.at(-1)).toEqual(["None of them", "60", "74.1"]);
  });

  it("leaves out what personas would add where they add nothing", () => {
    const section = held(alone);
    expect(rowsOf(section, /^Utilities of/).map(({ label }) => label)).not.toContain("People with personas");
    expect(blocksOf(section, "table")).toEqual([]);
  });

  it("speaks the reader's language", () =>
    expect(chartsOf(held(chosen, "de")).map(({ title }) => title)).toEqual([
      "Vorhergesagte Entscheidungen der Menschen",
      "Wie oft keines der Angebote genommen wird",
      "Nutzenwerte von Menschen und Personas",
    ]));

  it("has its figures in the workbook", () => {
    const rows = [...validityRows(sourceOf("conjoint", comparedWithChoices))];
    expect(rows.filter(({ figure }) => figure === "part_worth")).toHaveLength(15);
    expect(rows.find(({ item, answers_of }) => item === "none_of_them" && answers_of === "personas")).toMatchObject({
      ...{ about: "choices", value: -0.6, interval_lower: -1.1, people: 60, base: 2, base_of: "personas" },
    });
    expect(rows.filter(({ figure }) => figure === "hit_rate").map(({ value }) => value)).toEqual([45.2, 35.3, 25]);
    expect(new Set(rows.map(({ figure }) => figure))).toEqual(
      new Set(Object.keys(validityDictionary(sourceOf("conjoint", comparedWithChoices)).figures)),
    );
    expect([...validityRows(sourceOf("conjoint"))]).toEqual([]);
  });
});
