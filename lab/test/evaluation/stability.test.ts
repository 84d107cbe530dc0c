import { describe, expect, it } from "vitest";
import type { BaselineFigure } from "../../../functions/studies/baselines/schemas.ts";
import type { ReliabilityStudy } from "../../../functions/findings/reliability/schemas.ts";
import { noPersonaLines, stabilityLine } from "../../evaluation/stability.ts";

const study = (changes: object = {}) =>
  ({
    runs: 2,
    confidence_score: 81.3,
    confidence_interval: [64, 92],
    components: { random_baseline: { expected: 4.2, upper: 21 } },
    verdict: "tentative",
    baselines: [],
    ...changes,
  }) as unknown as ReliabilityStudy;

const figure = (changes: Partial<BaselineFigure>): BaselineFigure => ({
  measure: "standard_deviation",
  question_id: "purchase_intent",
  question: "How likely?",
  value: 1.1,
  random: 1.4,
  random_interval: [0.94, 1.81],
  beyond_random: false,
  no_persona: 0.3,
  ...changes,
});

describe("rerun stability", () => {
  it("is held against answers dealt out at random", () => {
    expect(stabilityLine("Germany", study())).toMatchObject({
      shown: "81.3 [64, 92]",
      random: "4.2, 95 % below 21.0 (shuffled)",
      holds: true,
      verdict: "more than chance; by the lower end of its interval tentative",
    });
    expect(stabilityLine("Germany", study({ confidence_score: 15 }))).toMatchObject({ holds: false });
  });

  it("says why there is no score", () => {
    expect(stabilityLine("Germany", study({ confidence_score: null, error: "A rerun failed." }))).toMatchObject({
      holds: null,
      verdict: "skipped: A rerun failed.",
    });
  });
});

describe("what personas add", () => {
  it("is spread, and answers that differ from those without personas", () => {
    const lines = noPersonaLines(
      "Germany",
      study({
        baselines: [
          figure({}),
          figure({
            measure: "similarity_to_no_persona",
            value: 0.4,
            random_interval: [0.7, 1],
            beyond_random: true,
            no_persona: null,
          }),
          figure({ question_id: "relevance" }),
        ],
      }),
    );
    expect(lines.map(({ holds, verdict }) => [holds, verdict])).toEqual([
      [true, "personas add spread"],
      [true, "personas change the answers"],
    ]);
  });

  it("is nothing when answers without personas differ as much", () => {
    expect(noPersonaLines("Germany", study({ baselines: [figure({ no_persona: 1.3 })] }))).toMatchObject([
      { holds: false, verdict: "personas add no spread" },
    ]);
  });

  it("cannot be told without a run without personas", () => {
    expect(noPersonaLines("Germany", study())).toMatchObject([{ holds: null }]);
  });
});
