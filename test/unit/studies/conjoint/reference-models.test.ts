import { beforeAll, describe, expect, it, test } from "vitest";
import { choiceData } from "../../../../functions/studies/conjoint/choice-data.ts";
import { estimateContrast, type Inference } from "../../../../functions/studies/conjoint/inference.ts";
import { softmax } from "../../../../functions/studies/conjoint/likelihood.ts";
import { dot } from "../../../../functions/statistics/linear-algebra.ts";
import { fitMnl, fitMnlSafely, type MnlFit } from "../../../../functions/studies/conjoint/mnl.ts";
import { willingnessToPay } from "../../../../functions/studies/conjoint/willingness-to-pay.ts";
import { hasReference, referenceChoices, referenceJson, worstDeviation } from "./reference-data.ts";

type Row = Record<string, string>;
const number = (row: Row, name: string) => Number(row[name]);
const brands = ["hiland", "weight", "yoplait"];
const systems = ["ec", "er", "gc", "gr"];
const specifications: Record<string, { file: string; columns: (row: Row) => number[] }> = {
  yogurt_mnl_dummy: {
    file: "yogurt.csv",
    columns: (row) => [
      number(row, "price"),
      number(row, "feat"),
      ...brands.map((brand) => Number(row.brand === brand)),
    ],
  },
  yogurt_mnl_effects: {
    file: "yogurt.csv",
    columns: (row) => [
      number(row, "price"),
      number(row, "feat"),
      ...brands.map((brand) => (row.brand === "dannon" ? -1 : Number(row.brand === brand))),
    ],
  },
  heating_noasc: { file: "heating.csv", columns: (row) => [number(row, "ic"), number(row, "oc")] },
  heating_asc: {
    file: "heating.csv",
    columns: (row) => [...systems.map((system) => Number(row.alt === system)), number(row, "ic"), number(row, "oc")],
  },
  train_mnl: {
    file: "train.csv",
    columns: (row) => [
      (-number(row, "price") / 100) * 2.20371,
      -number(row, "time") / 60,
      -number(row, "change"),
      -number(row, "comfort"),
    ],
  },
};
const TOLERANCE = 1e-6;

function fitted(name: string): MnlFit {
  const { file, columns } = specifications[name]!;
  const { fit } = fitMnl(choiceData(referenceChoices(file, columns)));
  if (!fit) throw new Error(`${name} has no estimate`);
  return fit;
}
const unit = (length: number, column: number, value = 1) =>
  Float64Array.from({ length }, (_, k) => (k === column ? value : 0));

/** Of the specifications whose data are here. */
const isKept = (name: string) => hasReference(specifications[name]!.file);

describe("published multinomial logits", () => {
  const models = referenceJson("models.json");

  describe.for(Object.keys(specifications))("%s", (name) => {
    const it = test.skipIf(!isKept(name));
    const expected = models[name];
    let fit: MnlFit;
    beforeAll(() => {
      if (isKept(name)) fit = fitted(name);
    });

    it("reproduces the coefficients", () => {
      expect(worstDeviation(fit.coefficients, Object.values<number>(expected.coef))).toBeLessThan(TOLERANCE);
    });
    it("reproduces standard errors and covariance", () => {
      expect(worstDeviation(fit.standardErrors, Object.values<number>(expected.se))).toBeLessThan(TOLERANCE);
      expect(worstDeviation(fit.covariance, expected.vcov.flat())).toBeLessThan(TOLERANCE);
    });
    it("reproduces the log-likelihoods and what follows from them", () => {
      const actual = [
        fit.logLikelihood,
        fit.nullLogLikelihood,
        fit.mcfaddenR2,
        fit.adjustedMcfaddenR2,
        fit.aic,
        fit.bic,
      ];
      const reference = ["loglik", "loglik_null_equal_shares", "mcfadden_r2", "adj_mcfadden_r2", "aic", "bic"];
      expect(
        worstDeviation(
          actual,
          reference.map((key) => expected[key]),
        ),
      ).toBeLessThan(TOLERANCE);
      expect([fit.choiceSets, fit.persons]).toEqual([expected.n_choice_sets, expected.n_persons]);
    });
    it("reproduces clustered standard errors", () => {
      const clustered = expected.se_robust_by_person ?? expected.se_robust_by_choice_set;
      expect(worstDeviation(fit.clusteredStandardErrors, Object.values<number>(clustered))).toBeLessThan(TOLERANCE);
    });
  });

  it("reproduces standard errors clustered by choice set", () => {
    const { file, columns } = specifications.yogurt_mnl_dummy!;
    const bySet = referenceChoices(file, columns).map((set, index) => ({ ...set, person: String(index) }));
    const expected = Object.values<number>(models.yogurt_mnl_dummy.se_robust_by_choice_set);
    expect(worstDeviation(fitMnl(choiceData(bySet)).fit!.clusteredStandardErrors, expected)).toBeLessThan(TOLERANCE);
  });

  it("gives the omitted level minus the sum of the others, with its standard error", () => {
    const fit = fitted("yogurt_mnl_effects");
    const inference: Inference = { covariance: fit.covariance, kind: "scaled", quantile: 1.96 };
    const omitted = estimateContrast(fit.coefficients, Float64Array.of(0, 0, -1, -1, -1), inference);
    const { coef, se } = models.yogurt_mnl_effects.omitted_level;
    expect(worstDeviation([omitted.value, omitted.standardError], [coef, se])).toBeLessThan(TOLERANCE);
  });

  const priced: [name: string, sign: number][] = [
    ["yogurt_mnl_dummy", 1],
    ["train_mnl", -1],
  ];
  it.each(priced.filter(([name]) => isKept(name)))(
    "reproduces willingness to pay and its delta-method standard error (%s)",
    (name, sign) => {
      const fit = fitted(name);
      const inference: Inference = { covariance: fit.covariance, kind: "scaled", quantile: 1.96 };
      // The train model is published with all signs turned round, so its price column already stands for money saved.
      const price = unit(fit.coefficients.length, 0, sign);
      const actual = Array.from({ length: fit.coefficients.length - 1 }, (_, k) =>
        willingnessToPay(fit.coefficients, unit(fit.coefficients.length, k + 1), price, inference),
      );
      const { estimate, se_delta } = models[name].wtp;
      const values = actual.map(({ value }) => value);
      const errors = actual.map(({ standardError }) => standardError);
      expect(worstDeviation(values, Object.values<number>(estimate))).toBeLessThan(TOLERANCE);
      expect(worstDeviation(errors, Object.values<number>(se_delta))).toBeLessThan(TOLERANCE);
    },
  );

  it("reproduces predicted probabilities", () => {
    const { file, columns } = specifications.yogurt_mnl_dummy!;
    const sets = referenceChoices(file, columns);
    const { coefficients } = fitted("yogurt_mnl_dummy");
    for (const obsID of [1, 2, 13, 42]) {
      const rows = sets[obsID - 1]!.alternatives.map((row) => Float64Array.from(row));
      const probabilities = softmax(rows.map((row) => dot(row, coefficients)));
      const expected = models.yogurt_mnl_dummy.predicted_prob[`obsID_${obsID}`];
      expect(worstDeviation(probabilities, expected)).toBeLessThan(TOLERANCE);
    }
  });

  it("answers complete separation with the ridge estimate", () => {
    const { data: raw, ridge_lambda_1: strong, "ridge_lambda_0.01": weak } = referenceJson("separation.json");
    const sets = Array.from({ length: 40 }, (_, t) => ({
      person: "one",
      alternatives: [2 * t, 2 * t + 1].map((row) => [raw.x1[row], raw.x2[row]]),
      chosen: raw.choice[2 * t] === 1 ? 0 : 1,
    }));
    const data = choiceData(sets);
    const { fit, failure } = fitMnlSafely(data);
    expect(failure).toBe("separation");
    expect(worstDeviation(fit.coefficients, Object.values(strong.coef))).toBeLessThan(TOLERANCE);
    expect(worstDeviation(fit.standardErrors, Object.values(strong.se_from_penalised_hessian))).toBeLessThan(TOLERANCE);
    const weakFit = fitMnl(data, 0.01).fit!;
    expect(worstDeviation(weakFit.coefficients, Object.values(weak.coef))).toBeLessThan(TOLERANCE);
    const likelihoods = [fit.logLikelihood, weakFit.logLikelihood];
    expect(worstDeviation(likelihoods, [strong.loglik, weak.loglik])).toBeLessThan(TOLERANCE);
  });
});
