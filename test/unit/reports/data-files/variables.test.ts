import { describe, expect, it } from "vitest";
import { exampleResults, exampleSimulation } from "../../../../functions/studies/simulation/example.ts";
import type { Aggregate, PersonaResult } from "../../../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../../../functions/studies/simulation/schemas.ts";
import { variableName } from "../../../../functions/dataset/variable-name.ts";
import { makeUnique, valueOf, type Variable } from "../../../../functions/reports/data-files/variable.ts";
import { variablesOf } from "../../../../functions/reports/data-files/variables.ts";
import { sampleRecord } from "../../../support/reports/sample-record.ts";

const [person] = exampleResults.persona_results;
const { persona_id } = person!;
const weighting = {
  ...{ effective_n: 1, design_effect: 1, margins: [], strata: [] },
  personas: [{ persona_id, weight: 1.25 }],
};

/** Values of a persona by the names of the variables, with the variables themselves. */
function valuesOf(
  type: SimulationType,
  {
    result = {},
    aggregate = {},
    language = "en",
  }: {
    result?: Partial<PersonaResult>;
    aggregate?: Partial<Aggregate>;
    language?: string;
  },
) {
  const own = { ...person!, answers: null, ...result };
  const { variables } = variablesOf({
    simulation: { ...exampleSimulation, simulation_type: type, language },
    results: {
      ...exampleResults,
      persona_results: [own],
      aggregate: { ...exampleResults.aggregate, ...aggregate },
    },
    people: [{ persona_id, full_name: own.persona_name, age: 34, income_level: "Middle" }],
    audience: { name: "Group", description: null },
    codebooks: [],
    reliability: null,
    validity: null,
    askFirst: null,
    record: sampleRecord,
  });
  return {
    values: Object.fromEntries(variables.map((variable) => [variable.name, valueOf(variable, 0)])),
    find: (name: string): Variable => variables.find((variable) => variable.name === name)!,
  };
}

describe("the variables of a study", () => {
  it("begin with facts, weight and sentiment as numbers that are labelled", () => {
    const { values, find } = valuesOf("concept_test", { aggregate: { weighting } });
    expect(values).toMatchObject({ persona_id, age: 34, income_level: 2, weight: 1.25, sentiment: 1, gender: null });
    expect(find("sentiment")).toMatchObject({
      measure: "ordinal",
      labels: [
        [-1, "Negative"],
        [0, "Neutral"],
        [1, "Positive"],
      ],
    });
  });

  it("have no weight where everybody counts alike", () => {
    expect(Object.keys(valuesOf("concept_test", { aggregate: { weighting: null } }).values)).not.toContain("weight");
  });

  it("are, of a concept test, the battery with the scale of purchase intent in words of the language", () => {
    const { values, find } = valuesOf("concept_test", { result: { answers: person!.answers }, language: "de" });
    expect(values).toMatchObject({ purchase_intent: 3.75, purchase_intent_p5: 0.3, uniqueness: null });
    expect(find("purchase_intent").labels[4]).toEqual([5, "5 bestimmt"]);
    expect(find("uniqueness").label).toMatch(/^Wie neu/);
  });

  it("are, of a conjoint study, estimates of the persona and its choices in holdouts", () => {
    const estimate = { value: 0.1, standard_error: 0.1, interval: null };
    const levels = (names: string[]) => names.map((level) => ({ level, part_worth: estimate, zero_centred_diff: 1 }));
    const conjoint = {
      importances: [{ attribute: "Brand", importance: 60, interval: null }],
      part_worths: [{ attribute: "Brand", levels: levels(["Alpenhof", "Nordic"]) }],
      none_utility: estimate,
      individuals: [
        { persona_id, part_worths: [[-0.5, 0.5]], none_utility: 0.2, importances: [70], root_likelihood: 0.4 },
      ],
    } as unknown as Aggregate["conjoint"];
    const tasks = [
      { task_id: "v1-t1", holdout: false, offers: [["Nordic"], ["Alpenhof"]], chosen: 0 },
      { task_id: "holdout-1", holdout: true, offers: [["Nordic"], ["Alpenhof"]], chosen: null },
    ];
    const { values, find } = valuesOf("conjoint", { result: { choices: { tasks } }, aggregate: { conjoint } });
    expect(values).toMatchObject({
      importance_1: 70,
      utility_1_1: -0.5,
      utility_1_2: 0.5,
      utility_none: 0.2,
      root_likelihood: 0.4,
      holdout_1: 0,
    });
    expect(find("utility_1_2").label).toBe("Brand: Nordic");
    expect(find("holdout_1").labels).toEqual([
      [0, "None of them"],
      [1, "Nordic"],
      [2, "Alpenhof"],
    ]);
    expect(find("holdout_2")).toBeUndefined();
  });

  it("are, of a focus group, private views and the part in the discussion", () => {
    const view = { persona_id, before: -0.2, after: 0.1, moved_toward_majority: true };
    const focus_group = {
      conformity: { index: null, majority: 0, spread_before: null, spread_after: null, personas: [view] },
      airtime: { balance: 1, personas: [{ persona_id, messages: 3, words: 40, share: 100 }] },
    } as unknown as Aggregate["focus_group"];
    const { values } = valuesOf("focus_group", { aggregate: { focus_group } });
    expect(values).toMatchObject({ view_before: -0.2, view_after: 0.1, moved_to_majority: 1, words: 40 });
  });

  it("are, of interviews, what was covered of the guide and said to it", () => {
    const question = { question_id: "1.1", section: "Habits", text: "How?", asked: 1, covered: 0, probes: 0 };
    const interview = {
      interviews: [{ persona_id, exchanges: 2, probes: 1, words: 12 }],
      questions: [{ ...question, share: 0, share_interval: [0, 79.3] }],
      coverage: [{ persona_id, questions: ["partly" as const] }],
      mean_coverage: 0,
      mean_coverage_interval: null,
    };
    const message = { id: "m", sequence: 2, role: "persona" as const, persona_id, persona_name: null, round: 1 };
    const transcript = [{ ...message, content: "So.", created_at: "2026-11-20T20:51:00.000" }];
    const { values, find } = valuesOf("idi_ai", { result: { transcript }, aggregate: { interview } });
    expect(values).toMatchObject({ exchanges: 2, probes: 1, words: 12, g1_1: 1, g1_1_text: "So." });
    expect(find("g1_1").labels.map(([value]) => value)).toEqual([0, 1, 2]);
  });
});

describe("names of variables", () => {
  it.each([
    ["q5_1", "q5_1"],
    ["Price (EUR)", "Price_EUR"],
    ["1.2", "v_1_2"],
    ["NOT", "v_NOT"],
    ["価格", "v"],
    ["a".repeat(70), "a".repeat(40)],
  ])("of %s is %s", (id, name) => expect(variableName(id)).toBe(name));

  it("are told apart where they differ in case alone", () => {
    const variables = [{ name: "age" }, { name: "Age" }, { name: "age_v2" }];
    makeUnique(variables);
    expect(variables.map(({ name }) => name)).toEqual(["age", "Age_v2", "age_v2_v2"]);
  });
});
