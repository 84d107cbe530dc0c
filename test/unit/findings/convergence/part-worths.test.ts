import { describe, expect, it } from "vitest";
import { comparePartWorths } from "../../../../functions/findings/convergence/compare-part-worths.ts";
import { measureConvergence } from "../../../../functions/findings/convergence/measure-convergence.ts";
import { choiceData } from "../../../../functions/studies/conjoint/choice-data.ts";
import { codingOf, toPartWorths } from "../../../../functions/studies/conjoint/coding.ts";
import { fitMnlSafely } from "../../../../functions/studies/conjoint/mnl.ts";
import { reportConjoint } from "../../../../functions/studies/conjoint/report.ts";
import { codeResponses } from "../../../../functions/studies/conjoint/responses.ts";
import { pearsonCorrelation } from "../../../../functions/statistics/moments.ts";
import { snackSimulation, snackTaste, type Respondents } from "../../studies/conjoint/simulations.ts";
import { study } from "./simulations.ts";

const opposite = snackTaste.map((levels) => levels.map((value) => -value));

function snacks(respondents: Partial<Respondents>) {
  const { design, responses } = snackSimulation({ personas: 20, ...respondents });
  const own = responses.map(({ persona_id, choices }) => ({
    persona_id: `${respondents.seed} ${persona_id}`,
    choices,
  }));
  return { design, responses: own, report: reportConjoint(design, own) };
}
const [first, second, reversed] = [
  snacks({ seed: "first" }),
  snacks({ seed: "second" }),
  snacks({ seed: "third", taste: opposite }),
];

function compare(...studies: (typeof first)[]) {
  const people = studies.flatMap(({ responses }) => responses.map(({ persona_id }) => persona_id));
  const comparison = comparePartWorths(
    studies.map((one, position) => [position, one] as const),
    new Map(people.map((person, position) => [person, position])),
  );
  if (!comparison) throw new Error("The studies could not be compared");
  return comparison;
}

describe("part-worths of conjoint studies", () => {
  it("agree between samples of one population and not between opposite tastes", () => {
    expect(compare(first, second).measured.similarity).toBeGreaterThan(0.85);
    expect(compare(first, reversed).measured.similarity).toBe(0);
    const of = (id: string, { responses }: typeof first) =>
      study(id, [], { simulation_type: "conjoint", persona_ids: responses.map(({ persona_id }) => persona_id) });
    const pOf = (...studies: (typeof first)[]) =>
      measureConvergence(
        studies.map((one, index) => of(`s${index}`, one)),
        { seed: 1, conjoint: new Map(studies.map((one, index) => [`s${index}`, one])) },
      ).components.questions[0]?.p_value;
    expect(pOf(first, second)).toBeGreaterThan(0.01);
    expect(pOf(first, reversed)).toBe(0.001);
  });

  it("are left as they are by weights of one, and follow a refit under others", () => {
    const comparison = compare(first, second);
    const rows = comparison.rows.persona.length;
    expect(comparison.resampled(new Int32Array(rows).fill(1))).toBeCloseTo(comparison.measured.similarity, 10);
    const weights = Int32Array.from({ length: rows }, (_, row) => (row % 4 === 0 ? 2 : row % 4 === 1 ? 0 : 1));
    const coding = codingOf(first.design.attributes, { none: first.design.include_none });
    const refitted = [first, second].map(({ design, responses }, slot) => {
      const choices = codeResponses(design, responses, coding).estimation;
      const people = [...new Set(choices.map(({ person }) => person))];
      const repeated = choices.flatMap((choice) => {
        const row = slot * people.length + people.indexOf(choice.person);
        return Array.from({ length: weights[row]! }, (_, copy) => ({ ...choice, person: `${choice.person} ${copy}` }));
      });
      return toPartWorths(coding, fitMnlSafely(choiceData(repeated)).fit.coefficients).flat();
    });
    expect(comparison.resampled(weights)).toBeCloseTo(pearsonCorrelation(refitted[0]!, refitted[1]!) ?? NaN, 1);
  });

  it("agree again when the persons of opposite studies are mixed", () => {
    const { rows, permuted } = compare(first, reversed);
    expect(permuted(rows.slot)).toBeLessThan(0.2);
    expect(permuted(Int32Array.from(rows.slot, (_, row) => row % 2))).not.toBeNull();
    const mixed = compare(first, second);
    expect(mixed.permuted(Int32Array.from(mixed.rows.slot, (_, row) => row % 2))).toBeGreaterThan(0.7);
  });

  it("count as one question of the score, and make findings of their reports", () => {
    const of = (id: string, { responses }: typeof first) =>
      study(id, [], { simulation_type: "conjoint", persona_ids: responses.map(({ persona_id }) => persona_id) });
    const { components, score, findings, same_population_baseline } = measureConvergence(
      [of("a", first), of("b", second)],
      {
        seed: 1,
        replicates: 200,
        permutations: 50,
        conjoint: new Map([
          ["a", first],
          ["b", second],
        ]),
      },
    );
    expect(components.questions.map(({ kind, studies }) => [kind, studies])).toEqual([["part_worths", 2]]);
    expect(score).toBeCloseTo(100 * (components.part_worths ?? NaN), 0);
    expect(same_population_baseline?.expected).toBeGreaterThan(70);
    const [attribute] = first.report.importances.toSorted((a, b) => b.importance - a.importance);
    expect(findings.map(({ finding }) => finding)).toContain(
      `${attribute?.attribute} is the attribute that matters most`,
    );
    expect(findings.every(({ of: tested }) => tested === 2)).toBe(true);
  });

  it("are not compared between studies of other attributes", () => {
    const other = { ...second, design: { ...second.design, include_none: !second.design.include_none } };
    const of = (id: string) => study(id, [], { simulation_type: "conjoint" });
    const conjoint = new Map([
      ["a", first],
      ["b", other],
    ]);
    expect(measureConvergence([of("a"), of("b")], { seed: 1, conjoint }).score).toBeNull();
  });
});
