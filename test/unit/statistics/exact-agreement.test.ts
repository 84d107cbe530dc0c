import { describe, expect, it } from "vitest";
import { exactAgreement } from "../../../functions/statistics/exact-agreement.ts";
import { matrix } from "../../support/matrix.ts";
import { expectClose, metrics } from "./reference.ts";

describe("exactAgreement", () => {
  it("averages the share of identical pairs over units rated twice", () => {
    expect(
      exactAgreement([
        ["a", "a", "b"],
        ["b", "b"],
        ["a", null],
      ]),
    ).toBeCloseTo((1 / 3 + 1) / 2, 14);
  });

  it("is 1 when all agree, also without variance, and null without pairs", () => {
    expect(exactAgreement(matrix("4 4 | 4 4"))).toBe(1);
    expect(exactAgreement([[4], [null]])).toBeNull();
  });
});

describe("the reference figures", () => {
  it.each(["no_variance", "near_constant"])("agree for %s", (name) => {
    expectClose(exactAgreement(metrics.edge_cases[name].data), metrics.edge_cases[name].percent_agreement);
  });
});
