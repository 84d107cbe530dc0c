import { describe, expect, it } from "vitest";
import { exampleResults, exampleSimulation } from "../../../../functions/studies/simulation/example.ts";
import type { Message } from "../../../../functions/studies/simulation/message.ts";
import type { PersonaResult, SimulationResults } from "../../../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../../../functions/studies/simulation/schemas.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { columnsOf } from "../../../../functions/reports/data-files/columns.ts";
import { rowsOf } from "../../../../functions/reports/data-files/rows.ts";
import { sampleRecord } from "../../../support/reports/sample-record.ts";

const [person] = exampleResults.persona_results;
const { persona_id, persona_name } = person!;
const weighting = {
  ...{ effective_n: 1, design_effect: 1, margins: [], strata: [] },
  personas: [{ persona_id, weight: 1.25 }],
};
const ofAnother = "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1b";

function sourceOf(
  type: SimulationType,
  result: Partial<PersonaResult>,
  aggregate: Partial<SimulationResults["aggregate"]> = {},
): ReportSource {
  return {
    simulation: { ...exampleSimulation, simulation_type: type },
    results: {
      ...exampleResults,
      persona_results: [{ ...person!, answers: null, ...result }],
      aggregate: { ...exampleResults.aggregate, ...aggregate },
    },
    people: [{ persona_id, full_name: persona_name, age: 34, income_level: "Low" }],
    audience: { name: "Group", description: null },
    codebooks: [],
    reliability: null,
    validity: null,
    askFirst: null,
    record: sampleRecord,
  };
}

const message = (sequence: number, round: number | null, by: string | null, content: string): Message => ({
  id: `m${sequence}`,
  role: by === null ? "moderator" : "persona",
  persona_id: by,
  persona_name: by,
  created_at: "2026-11-20T20:51:00.000",
  ...{ sequence, round, content },
});

describe("the rows of a study", () => {
  it("are, of a concept test, the reaction and the battery", () => {
    const rows = [...rowsOf(sourceOf("concept_test", { answers: person!.answers }))];
    expect(rows.map(({ record, question_id }) => [record, question_id])).toEqual([
      ["reaction", "reaction"],
      ["answer", "purchase_intent"],
    ]);
    expect(rows[0]).toMatchObject({ answer: person!.reaction, themes: person!.key_themes, age: 34 });
    expect(rows[1]).toMatchObject({ rating: 3.75, scale_min: 1, scale_max: 5, income_level: "Low" });
  });

  it("have the persona's weight in each, or none where everybody counts alike", () => {
    const weightsIn = (aggregate: Partial<SimulationResults["aggregate"]>) =>
      [...rowsOf(sourceOf("concept_test", { answers: person!.answers }, aggregate))].map(({ weight }) => weight);
    expect(weightsIn({ weighting })).toEqual([1.25, 1.25]);
    expect(weightsIn({ weighting: null })).toEqual([null, null]);
  });

  it("are, of a conjoint study, one per task with its offers and what was taken", () => {
    const offers = [
      ["Alpenhof", "1 g"],
      ["Nordic", "3 g"],
    ];
    const tasks = [
      { task_id: "v1-t1", holdout: false, offers, chosen: 1 },
      { task_id: "holdout-1", holdout: true, offers, chosen: null },
    ];
    const [, first, second] = rowsOf(sourceOf("conjoint", { choices: { tasks } }));
    expect(first).toMatchObject({ question_id: "v1-t1", holdout: false, offer_2: ["Nordic", "3 g"], chosen: 2 });
    expect(second).toMatchObject({ question_id: "holdout-1", holdout: true, chosen: 0 });
    expect(second!.offer_3).toBeUndefined();
  });

  it("are, of a focus group, what the persona itself said, with what the moderator had said last", () => {
    const transcript = [
      message(1, 0, persona_id, "before"),
      message(1000, 1, null, "Welcome"),
      message(1001, 1, ofAnother, "another"),
      message(1002, 1, persona_id, "mine"),
      message(2000, 2, persona_id, "after"),
    ];
    const [, ...rows] = rowsOf(sourceOf("focus_group", { transcript }));
    expect(rows.map(({ round, question, answer }) => [round, question, answer])).toEqual([
      [0, null, "before"],
      [1, "Welcome", "mine"],
      [2, null, "after"],
    ]);
  });

  it("are, of interviews, the guide's questions with all words on them, and every message", () => {
    const transcript = [
      { ...message(1, 1, persona_id, "How?"), role: "interviewer" as const },
      message(2, 1, persona_id, "So."),
      { ...message(3, 1, persona_id, "Why?"), role: "interviewer" as const },
      message(4, 1, persona_id, "Because."),
    ];
    const question = { section: "Habits", asked: 1, covered: 1, share: 100, share_interval: [20.7, 100], probes: 1 };
    const interview = {
      interviews: [],
      questions: [
        { question_id: "1.1", text: "How?", ...question },
        { question_id: "1.2", text: "When?", ...question },
      ],
      coverage: [{ persona_id, questions: ["partly" as const, "not_covered" as const] }],
      mean_coverage: 0,
      mean_coverage_interval: null,
    };
    const [, ...rows] = rowsOf(sourceOf("idi_ai", { transcript }, { interview }));
    expect(
      rows.map(({ record, question_id, question, answer, coverage }) => ({
        record,
        question_id,
        question,
        answer,
        coverage,
      })),
    ).toEqual([
      { record: "guide_question", question_id: "1.1", question: "How?", answer: "So.\nBecause.", coverage: "partly" },
      { record: "guide_question", question_id: "1.2", question: "When?", answer: null, coverage: "not_covered" },
      { record: "message", question_id: "1.1", question: "How?", answer: "So.", coverage: undefined },
      { record: "message", question_id: "1.1", question: "Why?", answer: "Because.", coverage: undefined },
    ]);
  });

  it.each(["concept_test", "survey", "focus_group", "idi_ai", "idi_manual", "conjoint"] as const)(
    "of a %s have no value without a column",
    (type) => {
      const tasks = [{ task_id: "t", holdout: false, offers: [["a"], ["b"]], chosen: 0 }];
      const result = {
        answers: type === "concept_test" || type === "survey" ? person!.answers : null,
        transcript: ["focus_group", "idi_ai", "idi_manual"].includes(type) ? [message(1, null, persona_id, "a")] : null,
        choices: type === "conjoint" ? { tasks } : null,
      };
      for (const row of rowsOf(sourceOf(type, result)))
        for (const [name, value] of Object.entries(row)) if (value != null) expect(columnsOf(type)).toContain(name);
    },
  );
});
