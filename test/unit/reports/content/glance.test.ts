import { describe, expect, it } from "vitest";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import { blocksOf, chartsOf, reportOfSample, sampleKinds, section, type SampleKind } from "./sample-sources.ts";

const cardsOf = (kind: SampleKind) => blocksOf(section(kind, "glance"), "cards").flatMap(({ cards }) => cards);

describe("a report at a glance", () => {
  it.each(sampleKinds)("stands first and has the one picture of a study (%s)", (kind) => {
    const [first] = reportOfSample(kind).sections;
    expect(first!.id).toBe("glance");
    expect(chartsOf(first!)).toHaveLength(1);
    expect(chartsOf(first!)[0]!.title).not.toBe("");
  });

  it.each(["concept_test", "survey", "conjoint"] as const)("gives no figure without interval and base (%s)", (kind) => {
    const cards = cardsOf(kind);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThanOrEqual(3);
    for (const { value, interval, base } of cards) {
      expect(value).toMatch(/\d/);
      expect(interval).toMatch(/interval/);
      expect(base).toMatch(/n = \d+$/);
    }
  });

  it.each(["focus_group", "idi_ai"] as const)("counts nobody in talks of a few people (%s)", (kind) =>
    expect(cardsOf(kind)).toEqual([]),
  );

  it.each(["focus_group", "idi_ai"] as const)(
    "leads with themes in people's own words, without a percentage (%s)",
    (kind) => {
      const report = reportOfSample(kind);
      const [heading, themes] = report.sections[0]!.blocks;
      expect(heading).toMatchObject({ kind: "subheading", text: "Themes in their words" });
      expect(themes).toMatchObject({ kind: "findings" });
      expect(themes).toHaveProperty("findings.0", expect.objectContaining({ title: "fair price", text: "2 of 2" }));
      const tables = report.sections.flatMap(chartsOf).map((chart) => chartTable(chart, "en"));
      const own = report.sections.filter(({ part }) => part !== "method");
      expect(JSON.stringify([report.answer, own, tables])).not.toMatch(/\d\s?%/);
    },
  );

  it("gives no interval of one persona alone, also of a share that has one", () => {
    const shown = section("survey", "glance", ({ results }) => {
      const asked = results.aggregate.survey!.questions.find(({ options }) => options !== null)!;
      const options = asked.options!.map((one) => ({
        ...one,
        share: 100,
        share_interval: [20.7, 100] as [number, number],
      }));
      results.aggregate.survey!.questions = [{ ...asked, rating: null, answered: 1, options }];
    });
    const [card] = blocksOf(shown, "cards").flatMap(({ cards }) => cards);
    expect(card).toMatchObject({ value: "100 %", interval: "one persona alone gives no interval", base: "n = 1" });
  });

  it("says the scale of a mean", () => expect(cardsOf("survey")[0]!.base).toMatch(/^0 to 10 · n = /));

  it("says of the picture of a survey what its lines are, and that it is weighted", () => {
    const [picture] = chartsOf(section("survey", "glance"));
    expect(picture!.note).toMatch(/Lines are 95 % intervals\.$/);
    const weighted = section("survey", "glance", ({ results }) => {
      results.aggregate.weighting = { effective_n: 1.8, design_effect: 1.1, margins: [], strata: [], personas: [] };
    });
    expect(chartsOf(weighted)[0]!.note).toMatch(/Lines are 95 % intervals\. Figures are weighted, counts are not\.$/);
  });

  it("has no picture of what profiles say of the personas", () => {
    const ofOne = (answeredFrom: "model" | "profile") =>
      section("survey", "glance", ({ results }) => {
        const [closed] = results.aggregate.survey!.questions.filter(({ options }) => options !== null);
        results.aggregate.survey!.questions = [closed!];
        const { question_id } = closed!;
        for (const one of results.persona_results)
          one.answers = (one.answers ?? [])
            .slice(0, 1)
            .map((answer) => ({ ...answer, question_id, answered_from: answeredFrom }));
      });
    expect(chartsOf(ofOne("model")).map(({ title }) => title)).toEqual(["2. Where do you buy it?"]);
    expect(chartsOf(ofOne("profile")).map(({ title }) => title)).toEqual(["What came up"]);
  });

  it("folds what limits the figures, but not that a demonstration answered", () => {
    const { say } = wordingOf("en");
    const notes = [say("flags.offline_model"), say("flags.not_validated"), say("flags.few_personas")];
    const shown = section("survey", "glance", ({ results }) => (results.aggregate.quality.notes = notes));
    const [open, folded] = blocksOf(shown, "notices");
    expect(open).toEqual({ kind: "notices", notices: notes.slice(0, 1) });
    expect(folded).toMatchObject({ notices: notes.slice(1), folded: "2 things to know before you read on" });
  });

  it("repeats nothing of it further down", () => {
    const ids = reportOfSample("concept_test").sections.map(({ id }) => id);
    for (const id of ["caveats", "summary", "recommendations", "purchase-intent"]) expect(ids).not.toContain(id);
  });
});
