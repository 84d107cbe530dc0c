import { describe, expect, it } from "vitest";
import { codingOf, encodeNone, encodeProfile } from "../../../../functions/studies/conjoint/coding.ts";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import { InvalidChoiceData } from "../../../../functions/studies/conjoint/errors.ts";
import { codeResponses } from "../../../../functions/studies/conjoint/responses.ts";
import { snacks } from "./simulations.ts";

const design = designConjoint({ attributes: snacks }, { seed: "responses", starts: 1 });
const coding = codingOf(snacks, { none: true });

describe("coding responses", () => {
  it("keeps holdouts apart and puts none last", () => {
    const choices = [
      { task_id: "v1-t3", offer: 1 },
      { task_id: "holdout-1", offer: null },
    ];
    const { estimation, holdouts } = codeResponses(design, [{ persona_id: "ann", choices }], coding);
    const task = design.versions[0]![2]!;
    expect(estimation).toEqual([
      {
        task_id: "v1-t3",
        person: "ann",
        chosen: 1,
        weight: 1,
        alternatives: [...task.offers.map((offer) => encodeProfile(coding, offer)), encodeNone(coding)],
      },
    ]);
    expect(holdouts).toMatchObject([{ task_id: "holdout-1", chosen: 3 }]);
  });

  it.each([
    ["an unknown task", [{ task_id: "v9-t1", offer: 0 }]],
    ["an offer beyond the last", [{ task_id: "v1-t1", offer: 3 }]],
    ["a fraction of an offer", [{ task_id: "v1-t1", offer: 0.5 }]],
    [
      "a task answered twice",
      [
        { task_id: "v1-t1", offer: 0 },
        { task_id: "v1-t1", offer: 1 },
      ],
    ],
  ])("refuses %s", (_, choices) => {
    expect(() => codeResponses(design, [{ persona_id: "ann", choices }], coding)).toThrow(InvalidChoiceData);
  });

  it("refuses none where the design has none", () => {
    const without = designConjoint({ attributes: snacks, include_none: false }, { seed: "responses", starts: 1 });
    const responses = [{ persona_id: "ann", choices: [{ task_id: "v1-t1", offer: null }] }];
    expect(() => codeResponses(without, responses, codingOf(snacks, { none: false }))).toThrow(InvalidChoiceData);
  });
});
