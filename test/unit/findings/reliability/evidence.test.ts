import { describe, expect, it } from "vitest";
import { promotionEvidence } from "../../../../functions/findings/reliability/evidence.ts";
import { measurePersona } from "../../../../functions/findings/reliability/persona-reliability.ts";
import { opinionatedRuns, question, run } from "./runs.ts";

describe("promotionEvidence", () => {
  it("makes one item of a question over all runs, with as many answers as there are", () => {
    const items = promotionEvidence([
      run(0, 2, [question("q1", "scale", [4, 2]), question("q2", "options", [["B", "A"], ["C"]])]),
      run(1, 2, [question("q1", "scale", [5, null]), question("q2", "options", [["A", "B"], ["A"]])]),
      run(2, 1, [question("q1", "scale", [4])]),
    ]);
    expect(items.map(({ level }) => level)).toEqual(["ordinal", "nominal"]);
    expect(items[0]?.answers.get("p00")).toEqual([4, 5, 4]);
    expect(items[0]?.answers.get("p01")).toEqual([2, null, null]);
    const [first, second] = items[1]?.answers.get("p00") ?? [];
    expect(first).toBe(second);
  });

  it("keeps questions of different stimuli and wordings apart", () => {
    const asked = question("q1", "scale", [4]);
    const studies = [run(0, 1, [asked]), run(1, 1, [{ ...asked, question: "Something else?" }])];
    expect(promotionEvidence(studies)).toHaveLength(2);
    expect(promotionEvidence([run(0, 1, [asked]), { ...run(1, 1, [asked]), stimulus: "coffee" }])).toHaveLength(2);
  });
});

describe("measurePersona", () => {
  it("promotes who repeats itself over enough questions, and says why another is not", () => {
    const items = promotionEvidence(opinionatedRuns(8, 12, 4, 0.1));
    expect(measurePersona(items, "p00")).toMatchObject({ promote: true, answers_compared: 36, obstacles: [] });
    const fewer = measurePersona(items.slice(0, 4), "p00");
    expect(fewer).toMatchObject({ promote: false, answers_compared: 12 });
    expect(fewer.obstacles).toContain("too_few_repetitions");
    expect(fewer.reason).toContain("28 are needed");
  });

  it("has no score for a persona that was never asked twice", () => {
    const items = promotionEvidence(opinionatedRuns(3, 5, 2, 0.1));
    expect(measurePersona(items, "stranger")).toMatchObject({ score: null, lower_bound: null, promote: false });
  });

  it("holds back who chooses at random in a conjoint study", () => {
    const items = promotionEvidence(opinionatedRuns(8, 12, 4, 0.1));
    const conjoint = { rlh: 0.4, randomRlh95: 0.45 };
    expect(measurePersona(items, "p00", { conjoint }).obstacles).toEqual(["conjoint_at_random"]);
  });
});
