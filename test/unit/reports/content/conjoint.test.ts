import { describe, expect, it } from "vitest";
import type { ConjointReport } from "../../../../functions/studies/conjoint/report-schema.ts";
import { conjoint } from "../../../../functions/reports/content/conjoint.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { chartsOfKind, partOf } from "./parts.ts";
import { blocksOf, notesOf, sectionOf } from "./sample-sources.ts";

const found = ({ results }: ReportSource): ConjointReport => results.aggregate.conjoint!;
const section = (id: string, change?: (source: ReportSource) => void) =>
  sectionOf({ sections: partOf(conjoint, "conjoint", change) }, `conjoint-${id}`);

describe("what a report says of a conjoint study", () => {
  it("is nothing of another study", () => {
    expect(partOf(conjoint, "focus_group")).toEqual([]);
  });

  it("charts importances with their intervals, the largest first", () => {
    const [chart] = chartsOfKind(section("importances"), "points");
    expect(chart).toMatchObject({
      rows: [
        { label: "Price", value: 66.6667, interval: [53.3, 80] },
        { label: "Brand", value: 33.3333, interval: [20, 46.7] },
      ],
      decimals: 0,
      unit: "%",
      note: "n = 2. Lines are 95 % intervals.",
      alternative: "Highest is Price with 67 % (95 % interval 53–80), lowest Brand with 33 % (95 % interval 20–47).",
    });
  });

  it("shows what decides for whom, of several people only", () => {
    const [table] = blocksOf(section("importances"), "table");
    expect(table?.table).toMatchObject({
      columns: [{ label: "Persona" }, { label: "Brand" }, { label: "Price" }],
      rows: [
        ["Änne Größmann", "70 %", "30 %"],
        ["佐藤 美咲", "20 %", "80 %"],
      ],
    });
    const alone = section("importances", (source) => found(source).individuals.splice(1));
    expect(blocksOf(alone, "table")).toEqual([]);
  });

  it("says that one persona has no intervals", () => {
    const alone = (source: ReportSource) => {
      const report = found(source);
      report.personas = 1;
      for (const row of report.importances) row.interval = null;
      for (const level of report.part_worths.flatMap(({ levels }) => levels)) level.part_worth.interval = null;
      report.none_utility = null;
      report.best_profile.share_against_none!.interval = null;
    };
    const [importances] = chartsOfKind(section("importances", alone), "points");
    expect(importances?.note).toBe("n = 1. One persona alone gives no interval.");
    expect(importances?.alternative).toContain("67 % (one persona alone gives no interval)");
    expect(chartsOfKind(section("utilities", alone), "points")[0]?.domain).toEqual([-1, 1]);
    expect(chartsOfKind(section("best-offer", alone), "bars")[0]?.rows[0]?.interval).toBeNull();
  });

  it("draws the utilities of all levels on one axis around zero, by attribute", () => {
    const [chart] = chartsOfKind(section("utilities"), "points");
    expect(chart?.rows.map(({ group, label, value }) => [group, label, value])).toEqual([
      ["Brand", "Alpenhof", -0.5],
      ["Brand", "Nordic", 0.5],
      ["Price", "1.49 EUR", 1],
      ["Price", "1.99 EUR", -1],
      ["Choosing nothing", "None of them", 0.25],
    ]);
    expect(chart?.domain).toEqual([-1.6, 1.6]);
    expect(chart?.reference?.value).toBe(0);
    expect(chart?.alternative).toMatch(
      /^Highest is Price: 1\.49 EUR with \+1\.00 \(95 % interval \+0\.40 to \+1\.60\)/,
    );
    expect(chart?.alternative).toContain("-1.00 (95 % interval -1.60 to -0.40)");
  });

  it("names the best offer, how many would take it, and why where that needs a reason", () => {
    const best = section("best-offer", (source) => (found(source).best_profile.explanation = "Because of Brand."));
    expect(notesOf(best)).toEqual(["Brand: Nordic · Price: 1.49 EUR", "Because of Brand."]);
    expect(chartsOfKind(best, "bars")[0]?.rows).toMatchObject([{ share: 77.7, interval: [30, 96] }]);
  });

  it("sets the offers of a scenario side by side, none of them among them", () => {
    const [chart] = chartsOfKind(section("shelf"), "bars");
    expect(chart?.title).toBe("Launch");
    expect(chart?.rows.map(({ label, share }) => [label, share])).toEqual([
      ["Nordic · 1.99 EUR", 80],
      ["Alpenhof · 1.49 EUR", 5],
      ["None of them", 15],
    ]);
    const ids = partOf(conjoint, "conjoint", (source) => found(source).scenarios.splice(0)).map(({ id }) => id);
    expect(ids).not.toContain("conjoint-shelf");
  });

  it("says what people would pay, and which figure the tested prices do not tell", () => {
    const pay = section("willingness-to-pay");
    expect(chartsOfKind(pay, "points")[0]).toMatchObject({
      title: "What the personas would pay, in EUR",
      rows: [{ group: "Brand, compared with Alpenhof", label: "Nordic", value: 0.25, interval: [-0.05, 0.55] }],
      decimals: 2,
    });
    expect(notesOf(pay)).toEqual(["Outside the range of prices that were tested, and therefore not given: Organic."]);
  });

  it("leaves out decimals of large amounts, such as yen", () => {
    const pay = section("willingness-to-pay", (source) => {
      found(source).willingness_to_pay.levels[0]!.amount = { value: 123.4, standard_error: 9, interval: [-1.2, 248] };
    });
    expect(chartsOfKind(pay, "points")[0]?.alternative).toContain("+123 (95 % interval -1 to +248)");
  });

  it.each([
    ["no_price", /none of the attributes is a price/],
    ["one_persona", /one persona says nothing/],
    ["all_alike", /all personas made the same choices/],
    ["wrong_sign", /a higher price made offers more attractive/],
    ["weak_price_effect", /hardly changed the choices/],
  ] as const)("gives the reason %s why there are no amounts", (refused, sentence) => {
    const pay = section("willingness-to-pay", (source) => {
      Object.assign(found(source).willingness_to_pay, { refused, levels: [] });
    });
    expect(pay.blocks).toEqual([{ kind: "paragraph", text: expect.stringMatching(sentence) as string, tone: "plain" }]);
  });

  it("draws nothing where no amount can be told", () => {
    const pay = section("willingness-to-pay", (source) => {
      found(source).willingness_to_pay.levels[0]!.amount = null;
    });
    expect(pay.blocks).toHaveLength(1);
    expect(notesOf(pay)[0]).toContain("Nordic, Organic");
  });
});

describe("how far a conjoint study can be trusted", () => {
  it("holds what was foretold against chance, and calls it better only when the interval leaves chance out", () => {
    const sentence = "75 % (95 % interval 30–95) of the 4 choices kept out of the estimation were predicted";
    expect(notesOf(section("validity"))[0]).toMatch(/^75 % .* chance would reach 33 %\. Chance is within the interval/);
    expect(chartsOfKind(section("validity"), "bars")[0]?.alternative).toContain(sentence);
    const better = section("validity", (source) => (found(source).holdout!.hit_rate_interval = [50, 95]));
    expect(notesOf(better)[0]).toContain("That is better than chance.");
    expect(chartsOfKind(better, "bars")[0]?.rows[0]?.mood).toBe("good");
  });

  it("claims nothing of an interval that is not there, and says when it lies below chance", () => {
    const compared = (hit_rate_interval: [number, number] | null) =>
      notesOf(section("validity", (source) => Object.assign(found(source).holdout!, { hit_rate_interval })))[0];
    expect(compared(null)).toMatch(/Without an interval, it is unknown whether that is better than chance\.$/);
    expect(compared([0, 18])).toMatch(/That is below chance: the estimates do not predict these choices\.$/);
  });

  it("sets what was foretold of each holdout task beside what was chosen", () => {
    const [table] = blocksOf(section("validity"), "table");
    expect(table?.table.rows).toEqual([
      ["Nordic · 1.49 EUR", "80 %", "75 %"],
      ["Alpenhof · 1.99 EUR", "5 %", "0 %"],
      ["None of them", "15 %", "25 %"],
    ]);
  });

  it("does without holdouts", () => {
    const without = section("validity", (source) => (found(source).holdout = null));
    expect(chartsOfKind(without, "bars")).toEqual([]);
    expect(notesOf(without)[0]).toContain("No holdout tasks were answered");
  });

  it("says in plain words whether the estimates beat answers at random", () => {
    expect(notesOf(section("validity")).at(-1)).toMatch(/better than they would describe random answers/);
    const random = section("validity", (source) => (found(source).fit.root_likelihood = 0.5));
    expect(notesOf(random).at(-1)).toMatch(/no better than they would describe random answers/);
    expect(blocksOf(random, "facts")[0]?.rows[0]?.text).toContain("0.500, not above the 0.500");
  });

  it("says flags that do not stand at the beginning already, and unsettled estimates", () => {
    const notices = (change?: (source: ReportSource) => void) =>
      blocksOf(section("validity", change), "notices").flatMap((block) => block.notices);
    expect(notices()).toEqual([expect.stringContaining("stabilised by a ridge penalty")]);
    const unsettled = notices((source) => (found(source).fit.individuals_converged = false));
    expect(unsettled[0]).toContain("did not converge");
    expect(notices((source) => (found(source).flags = []))).toEqual([]);
  });
});
