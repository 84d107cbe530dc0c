import { describe, expect, it } from "vitest";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";
import { reportConjoint } from "../../../../functions/studies/conjoint/report.ts";
import { conjointReportSchema } from "../../../../functions/studies/conjoint/report-schema.ts";
import { matrix } from "../../../support/matrix.ts";
import { attribute, attributesOf, simulateChoices, snacks, snackSimulation, snackTaste } from "./simulations.ts";

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe("the report of a study of 150 personas", () => {
  const { design, responses } = snackSimulation({ personas: 150, spread: 0.4 });
  const scenarios = [
    {
      name: "launch",
      offers: matrix("0 1 3 | 2 0 0"),
    },
  ];
  const report = reportConjoint(design, responses, scenarios);

  it("matches its schema and is the same for the same answers", () => {
    expect(conjointReportSchema.parse(report)).toEqual(report);
    expect(reportConjoint(design, responses, scenarios)).toEqual(report);
  });

  it("covers the true part-worths, which sum to zero within an attribute", () => {
    const intervals = report.part_worths.flatMap(({ levels }, a) =>
      levels.map(({ part_worth }, l) => ({ interval: part_worth.interval ?? [], truth: snackTaste[a]![l]! })),
    );
    const covered = intervals.filter(({ interval, truth }) => interval[0]! - 0.1 < truth && truth < interval[1]! + 0.1);
    expect(covered).toHaveLength(9);
    for (const { levels } of report.part_worths) {
      expect(sum(levels.map(({ part_worth }) => part_worth.value))).toBeCloseTo(0, 4);
      expect(sum(levels.map(({ zero_centred_diff }) => zero_centred_diff))).toBeCloseTo(0, 2);
    }
    expect(report.standard_errors).toBe("clustered");
    expect(report.none_utility!.value).toBeLessThan(0);
  });

  it("ranks importance as the tastes do: price, brand, size", () => {
    const [brand, size, price] = report.importances.map(({ importance }) => importance);
    expect(sum([brand!, size!, price!])).toBeCloseTo(100, 3);
    expect(price).toBeGreaterThan(brand!);
    expect(brand).toBeGreaterThan(size!);
    for (const { importance, interval } of report.importances) {
      expect(interval![0]).toBeLessThan(importance);
      expect(interval![1]).toBeGreaterThan(importance);
    }
  });

  it("names the best profile and the shares of what was asked", () => {
    expect(report.best_profile.levels).toEqual(["Alpha", "large", "$2"]);
    expect(report.best_profile.share_against_none!.share).toBeGreaterThan(80);
    const [{ name, offers, none }] = report.scenarios as [(typeof report.scenarios)[number]];
    expect(name).toBe("launch");
    expect(offers.map(({ levels }) => levels)).toEqual([
      ["Alpha", "large", "$5"],
      ["Gamma", "small", "$2"],
    ]);
    expect(sum([...offers.map(({ share }) => share), none!.share])).toBeCloseTo(100, 3);
  });

  it("finds what people would pay, relative to the first level", () => {
    const { refused, currency, price_coefficient, levels } = report.willingness_to_pay;
    expect([refused, currency]).toEqual([null, "$"]);
    expect(price_coefficient!.value).toBeCloseTo(-0.6, 1);
    const size = levels.find(({ attribute }) => attribute === "Size")!;
    expect(size).toMatchObject({ level: "large", compared_with: "small" });
    // Part-worths of −0.4 and 0.4 at 0.6 per dollar: 1.33 dollars.
    expect(size.amount!.interval![0]).toBeLessThan(0.8 / 0.6);
    expect(size.amount!.interval![1]).toBeGreaterThan(0.8 / 0.6);
    expect(levels.map(({ attribute }) => attribute)).not.toContain("Price");
  });

  it("foretells holdouts better than chance and describes the fit", () => {
    const { holdout, fit } = report;
    expect(holdout!.hit_rate).toBeGreaterThan(holdout!.chance_hit_rate + 15);
    expect(holdout!.log_likelihood).toBeGreaterThan(holdout!.chance_log_likelihood);
    expect(holdout!.tasks).toHaveLength(2);
    expect(fit.mcfadden_r2).toBeCloseTo(1 - fit.log_likelihood / fit.null_log_likelihood, 4);
    expect(fit.root_likelihood).toBeGreaterThan(fit.chance_root_likelihood);
    expect(fit.chance_root_likelihood).toBe(0.25);
  });

  it("lists every persona's own utilities", () => {
    expect(report.individuals.map(({ persona_id }) => persona_id)).toEqual(
      responses.map(({ persona_id }) => persona_id),
    );
    expect(report.individuals[0]!.part_worths.map((levels) => levels.length)).toEqual([3, 2, 4]);
    expect(report).toMatchObject({ personas: 150, choices: 150 * 8, flags: [] });
  });
});

describe("what a report refuses or flags", () => {
  it("flags few personas and separation, and still gives moderate figures", () => {
    const { design, responses } = snackSimulation({ personas: 4, noise: 0, none: -9 });
    const report = reportConjoint(design, responses);
    expect(report.flags).toEqual(expect.arrayContaining(["few_personas", "separation", "ridge_fallback"]));
    expect(report.fit.ridge).toBe(1);
    expect(report.standard_errors).toBe("scaled");
    expect(Math.abs(report.none_utility!.value)).toBeLessThan(6);
  });

  it("refuses willingness to pay when utility rises with the price", () => {
    const snobs = [snackTaste[0]!, snackTaste[1]!, snackTaste[2]!.toReversed()];
    const { design, responses } = snackSimulation({ personas: 40, taste: snobs });
    const { willingness_to_pay, flags } = reportConjoint(design, responses);
    expect(willingness_to_pay).toMatchObject({ refused: "wrong_sign", levels: [] });
    expect(flags).toContain("refused_wtp");
  });

  it("refuses it when the price hardly matters", () => {
    const { design, responses } = snackSimulation({
      personas: 40,
      taste: [snackTaste[0]!, snackTaste[1]!, [0, 0, 0, 0]],
    });
    expect(["weak_price_effect", "wrong_sign"]).toContain(reportConjoint(design, responses).willingness_to_pay.refused);
  });

  it("leaves out a figure beyond the range of the prices tested, and only that", () => {
    const taste = matrix("2.5 0 -2.5 | -0.3 0.3 | 0.9 0.3 -0.3 -0.9");
    const { design, responses } = snackSimulation({ personas: 60, taste });
    const { willingness_to_pay, flags } = reportConjoint(design, responses);
    const amounts = Object.fromEntries(willingness_to_pay.levels.map(({ level, amount }) => [level, amount]));
    expect(amounts.Gamma).toBeNull();
    expect(amounts.large).not.toBeNull();
    expect(flags).toContain("refused_wtp");
  });

  it("has neither price nor none where the design has none, without calling that a refusal", () => {
    const design = designConjoint({ attributes: attributesOf(3, 2), include_none: false }, { seed: "plain" });
    const responses = simulateChoices(design, {
      personas: 25,
      taste: matrix("1 0 -1 | 0.4 -0.4"),
    });
    const report = reportConjoint(design, responses);
    expect(report.willingness_to_pay).toMatchObject({ refused: "no_price", currency: null });
    expect(report.none_utility).toBeNull();
    expect(report.best_profile.share_against_none).toBeNull();
    expect(report.flags).toEqual([]);
  });

  it("shows no rounding as a figure, nor calls levels that nobody tells apart different", () => {
    const attributes = attributesOf(2, 2, 2);
    const design = designConjoint({ attributes, include_none: false, alternatives_per_task: 2 }, { seed: "plain" });
    // One persona, who goes by the last attribute alone.
    const choices = [...design.versions[0]!, ...design.holdouts].map(({ task_id, offers }) => ({
      task_id,
      offer: offers.findIndex((offer) => offer[2] === Math.max(...offers.map((own) => own[2]!))),
    }));
    const responses = [{ persona_id: "p", choices }];
    const report = reportConjoint(design, responses);
    const figures = report.part_worths.flatMap(({ levels }) =>
      levels.flatMap(({ part_worth, zero_centred_diff }) => [part_worth.value, zero_centred_diff]),
    );
    expect(figures.filter((figure) => figure !== 0 && Math.abs(figure) < 1e-6)).toEqual([]);
    expect(report.best_profile.explanation).toBeNull();
  });

  it("shows no interval of width zero, nor an amount, where all personas choose the same", () => {
    const design = designConjoint({ attributes: snacks }, { seed: "same" });
    const same = design.versions[0]!.map(({ task_id }, index) => ({
      task_id,
      offer: index % 4 === 3 ? null : index % 3,
    }));
    const report = reportConjoint(
      design,
      Array.from({ length: 20 }, (_, index) => ({ persona_id: `p${index}`, choices: same })),
    );
    const shown = report.part_worths.flatMap(({ levels }) => levels.map(({ part_worth }) => part_worth.interval));
    expect(shown.every((interval) => interval === null)).toBe(true);
    expect(report.willingness_to_pay).toMatchObject({ refused: "all_alike", levels: [] });
    expect(report.flags).toContain("refused_wtp");
  });

  it("reports a single persona without pretending to know the others", () => {
    const { design, responses } = snackSimulation({ personas: 1 });
    const report = reportConjoint(design, responses);
    expect(report.personas).toBe(1);
    expect(report.importances.every(({ interval }) => interval === null)).toBe(true);
    expect(
      report.part_worths.flatMap(({ levels }) => levels).every(({ part_worth }) => part_worth.interval === null),
    ).toBe(true);
    expect(report.best_profile.share_against_none).toMatchObject({ interval: null });
    expect(report.willingness_to_pay).toMatchObject({ refused: "one_persona", levels: [] });
    expect(conjointReportSchema.safeParse(report).success).toBe(true);
  });

  it("leaves out a persona without answers, and holdouts that nobody answered", () => {
    const { design, responses } = snackSimulation({ personas: 20 });
    const trimmed = responses.map(({ persona_id, choices }, i) => ({
      persona_id,
      choices: i === 0 ? [] : choices.filter(({ task_id }) => !task_id.startsWith("holdout")),
    }));
    const report = reportConjoint(design, trimmed);
    expect(report.personas).toBe(19);
    expect(report.holdout).toBeNull();
    expect(report.individuals.map(({ persona_id }) => persona_id)).not.toContain("persona-0");
  });

  it("refuses a study without answers and a scenario with an unknown level", () => {
    const { design, responses } = snackSimulation({ personas: 2 });
    expect(() => reportConjoint(design, [])).toThrow(InvalidChoiceData);
    expect(() => reportConjoint(design, responses, [{ name: "x", offers: [[9, 0, 0]] }])).toThrow(InvalidChoiceData);
  });
});

describe("the best profile beside the part-worths", () => {
  /** Three people like what the other seventeen mildly dislike: on average of no consequence either way. */
  const fans = (language = "en") => {
    const design = designConjoint({ attributes: attributesOf(2, 3) }, { seed: "fans", personas: 20 });
    const group = (personas: number, first: number, seed: string) =>
      simulateChoices(design, {
        personas,
        taste: [
          [first, -first],
          [0.5, 0, -0.5],
        ],
        seed,
        none: -9,
      });
    const many = group(17, -0.35, "many").map((one) => ({ ...one, persona_id: `m${one.persona_id}` }));
    return reportConjoint(design, [...group(3, 1.5, "few"), ...many], [], language);
  };
  const firstOf = (levels: ReturnType<typeof fans>["part_worths"][number]["levels"]) =>
    levels.toSorted((a, b) => b.part_worth.value - a.part_worth.value)[0]!.level;

  it("explains a level that the table does not put first, and says nothing where they agree", () => {
    const { best_profile, part_worths } = fans();
    const contradicted = part_worths.flatMap(({ attribute, levels }, a) =>
      firstOf(levels) === best_profile.levels[a] ? [] : [attribute],
    );
    expect(contradicted).not.toEqual([]);
    for (const attribute of contradicted) expect(best_profile.explanation).toContain(attribute);
    expect(fans("de").best_profile.explanation).toMatch(/^Das beste Profil weicht bei .+ \(hier .+, dort .+\)/);
    expect(fans("ja").best_profile.explanation).toMatch(/^最良のプロファイルは、.+で部分効用と異なります。/);
    const { design, responses } = snackSimulation({ personas: 40 });
    expect(reportConjoint(design, responses).best_profile.explanation).toBeNull();
  });
});

it("willingness to pay follows the currency in which prices are written", () => {
  const inCents = [...snacks.slice(0, 2), attribute("Price", "200 kr", "300 kr", "400 kr", "500 kr")];
  const amounts = [snacks, inCents].map((attributes) => {
    const design = designConjoint({ attributes }, { seed: "currency", starts: 2 });
    const responses = simulateChoices(design, { personas: 50, taste: snackTaste });
    return reportConjoint(design, responses).willingness_to_pay.levels.find(({ level }) => level === "large")!.amount!;
  });
  expect(amounts[1]!.value / amounts[0]!.value).toBeCloseTo(100, 2);
  expect(amounts[1]!.standard_error / amounts[0]!.standard_error).toBeCloseTo(100, 2);
});
