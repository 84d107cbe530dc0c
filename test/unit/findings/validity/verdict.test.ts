import { describe, expect, it } from "vitest";
import { measureValidity } from "../../../../functions/findings/validity/measure-validity.ts";
import { validitySchema } from "../../../../functions/findings/validity/schemas.ts";
import { wordedLanguages } from "../../../../functions/languages/wording.ts";
import { estimate, input, rated, scale, simulation, times } from "./inputs.ts";

describe("the verdict", () => {
  const ids = ["q1", "q2", "q3", "q4"];
  const matched = ids.map((id) => rated(id, times(10, 2, 3, 4)));
  const spread = [2, 3, 4];
  const off = (by: readonly number[]) =>
    ids.map((id, index) =>
      scale(
        id,
        spread.map((own) => own + by[index]!),
      ),
    );
  const exact = ids.map((id) => estimate(id, { 2: 1, 3: 1, 4: 1 }));
  const wrong = ids.map((id) => estimate(id, { 1: 1 }));
  const held = (...[questions, more]: [ReturnType<typeof off>, Parameters<typeof input>[2]?]) =>
    measureValidity(input(questions, matched, more), "en");

  it("is for the direct estimate where that comes nearer", () => {
    const { verdict, sentence } = held(off([1, 1, 0.9, 0.8]), { directEstimates: exact });
    expect(verdict).toBe("direct_estimate_nearer");
    expect(sentence).toContain("Asking the model once about the whole population is nearer than the personas");
    expect(sentence).toContain("23.1 % of the scale");
    // The middle of the scale is where these people are.
    expect(sentence).toContain("random answering is at least as near");
  });

  it("is for the personas where they do", () => {
    const { verdict, sentence } = held(off([0.1, 0, -0.1, 0.05]), { directEstimates: wrong });
    expect(verdict).toBe("personas_nearer");
    expect(sentence).toContain("The personas are nearer");
  });

  it("is open where the interval holds zero, and below three questions", () => {
    const half = ids.map((id, index) => estimate(id, index % 2 ? { 4: 1 } : { 3: 1 }));
    expect(held(off([0.5, 0.5, 0.5, 0.5]), { directEstimates: half }).verdict).toBe("undecided");
    const two = held(off([1, 1, 1, 1]), { directEstimates: exact.slice(0, 2) });
    expect(two.verdict).toBe("undecided");
    expect(two.sentence).toContain("in 2 questions");
  });

  it("is none without a direct estimate, and names respondents without a persona who come as near", () => {
    const { verdict, sentence } = held(off([1, 1, 1, 1]), { anonymous: simulation(off([0.5, 0.5, 0.5, 0.5])) });
    expect(verdict).toBe("not_compared");
    expect(sentence).toContain("was not asked for a direct estimate");
    expect(sentence).toContain("random answering and synthetic respondents without a persona are at least as near");
  });

  it("says that nothing can be said where no question is common", () => {
    const nothing = measureValidity(input(off([0, 0, 0, 0]), [rated("elsewhere", [1, 2])]), "en");
    expect(nothing).toMatchObject({ questions: [], overall: [], verdict: "not_compared" });
    expect(nothing.sentence).toContain("no question in common");
    expect(nothing.notes.join(" ")).toContain("1 question was not answered by any persona");
  });

  it.each(wordedLanguages)("is said in %s, and everything fits the contract", (language) => {
    const validity = measureValidity(
      input(off([1, 1, 0.9, 0.8]), matched, { directEstimates: exact, anonymous: simulation(off([0, 0, 0, 0])) }),
      language,
    );
    expect(validitySchema.parse(validity)).toEqual(validity);
    expect(validity.sentence).not.toMatch(/[{}]/);
    expect(validity.overall.map(({ answerer }) => answerer)).toEqual([
      "personas",
      "random",
      "no_persona",
      "direct_estimate",
    ]);
  });
});
