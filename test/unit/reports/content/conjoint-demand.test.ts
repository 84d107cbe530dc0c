import { describe, expect, it } from "vitest";
import type { ConjointReport } from "../../../../functions/studies/conjoint/report-schema.ts";
import { conjoint } from "../../../../functions/reports/content/conjoint.ts";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import { chartsOfKind, partOf } from "./parts.ts";
import { notesOf, sectionOf } from "./sample-sources.ts";

type Scenario = ConjointReport["scenarios"][number];

const prices = ["1.49 EUR", "1.99 EUR", "2.49 EUR"];
const offer = (share: number, ...levels: string[]) => ({ levels, share, interval: [share - 5, share + 5] });
const shelf = (name: string, ...offers: Scenario["offers"]): Scenario => ({ name, offers, none: null });

const sections = (scenarios: Scenario[], attributes = ["Brand", "Price"]) =>
  partOf(conjoint, "conjoint", ({ simulation, results }) => {
    results.aggregate.conjoint!.scenarios = scenarios;
    Object.assign(simulation, {
      conjoint_design: {
        attributes: attributes.map((name) => ({ name, levels: name === "Price" ? prices : ["Alpenhof", "Nordic"] })),
        price_attribute: attributes.includes("Price")
          ? { attribute: attributes.indexOf("Price"), amounts: [1.49, 1.99, 2.49], currency: "EUR" }
          : null,
      },
    });
  });
const demand = (...scenarios: Scenario[]) => sectionOf({ sections: sections(scenarios) }, "conjoint-demand");

describe("the demand curve of a conjoint study", () => {
  it("is drawn from scenarios that differ in the price of one offer, the lowest price first", () => {
    const rival = offer(30, "Alpenhof", "1.99 EUR");
    const section = demand(
      shelf("dear", offer(20, "Nordic", "2.49 EUR"), rival),
      shelf("cheap", rival, offer(60, "Nordic", "1.49 EUR")),
      shelf("middle", offer(45, "Nordic", "1.99 EUR"), rival),
    );
    const [chart, ...more] = chartsOfKind(section, "lines");
    expect(more).toEqual([]);
    expect(chart?.lines).toEqual([
      {
        label: "Nordic",
        points: [
          { x: 1.49, y: 60, interval: [55, 65] },
          { x: 1.99, y: 45, interval: [40, 50] },
          { x: 2.49, y: 20, interval: [15, 25] },
        ],
      },
    ]);
    expect(chart?.alternative).toBe(
      "At 1.49 EUR the offer is chosen by 60 % (95 % interval 55–65), at 2.49 EUR by 20 % (95 % interval 15–25).",
    );
    expect(chart?.note).toContain("Next to it on the shelf: Alpenhof · 1.99 EUR.");
    expect(chartTable(chart!, "de").rows[0]).toEqual(["1,49 EUR", "60,0\u00A0%", "55,0–65,0"]);
    expect(chartTable({ ...chart!, whole: true }, "de").rows[0]).toEqual(["1,49 EUR", "60\u00A0%", "55–65"]);
  });

  it("takes no points from scenarios in which anything else differs", () => {
    const section = demand(
      shelf("one", offer(60, "Nordic", "1.49 EUR"), offer(30, "Alpenhof", "1.99 EUR")),
      shelf("two", offer(45, "Nordic", "1.99 EUR"), offer(30, "Alpenhof", "2.49 EUR")),
      shelf("three", offer(45, "Alpenhof", "1.99 EUR")),
    );
    expect(chartsOfKind(section, "lines")).toEqual([]);
    expect(notesOf(section)).toEqual([expect.stringContaining("There is no demand curve")]);
  });

  it("is not asked for without a price, and without a design", () => {
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
    expect(ids(sections([], ["Brand"]))).not.toContain("conjoint-demand");
    expect(ids(partOf(conjoint, "conjoint"))).not.toContain("conjoint-demand");
  });
});
