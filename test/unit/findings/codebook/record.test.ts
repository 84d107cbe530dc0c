import { describe, expect, it } from "vitest";
import { codebookFigures } from "../../../../functions/findings/codebook/figures.ts";
import { openAnswers, openQuestions } from "../../../../functions/findings/codebook/open-questions.ts";
import { presentCodebook } from "../../../../functions/findings/codebook/record.ts";
import { exampleCodingRecord } from "../../../../functions/findings/codebook/example.ts";
import { exampleResults } from "../../../../functions/studies/simulation/example.ts";
import { noWeights } from "../../../../functions/studies/weights/design-weights.ts";
import { plainAnswer, type Answer, type PersonaResult } from "../../../../functions/studies/simulation/results.ts";
import type { SimulationRecord } from "../../../../functions/studies/simulation/record.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import { plainQuestion, plainSurvey } from "../../../../functions/studies/survey/schemas.ts";

const [person] = exampleResults.persona_results;
const ids = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"];
const holders = { c1: ["p1", "p2", "p5"], c2: ["p2"], c3: [] as string[] };
const codings = Object.fromEntries(
  ids.map((id) => [id, Object.entries(holders).flatMap(([code, own]) => (own.includes(id) ? [code] : []))]),
);

describe("the figures of a codebook", () => {
  it.each([
    ["without weights", null],
    ["with weights", [0.4, 2.2, 1, 0.7, 0.9, 1.3, 0.5]],
  ])("are those of a multiple choice that the same people chose from, %s", (_, weights) => {
    const options = ["c1", "c2", "c3"];
    const question = {
      ...plainQuestion,
      id: "q1",
      kind: "multiple_choice" as const,
      text: "?",
      options,
      multiple: true,
    };
    const chosen = (id: string): Answer => ({
      ...{ question_id: "q1", question: "?", kind: "multiple_choice", text: "" },
      ...plainAnswer,
      selected_options: codings[id]!,
    });
    // Who chose nothing gave no answer there; here it is an answer without a code.
    const nothing = "none";
    const figures = surveyFigures(
      plainSurvey([{ ...question, options: [...options, nothing] }]),
      ids.map((persona_id) => {
        const answer = chosen(persona_id);
        const own = codings[persona_id]!.length > 0 ? codings[persona_id]! : [nothing];
        return { persona_id, answers: [{ ...answer, selected_options: own }] };
      }),
      new Map(),
      weights ? { of: (id) => weights[ids.indexOf(id)]!, weighting: null } : noWeights,
    ).questions[0]!.options!;
    const coded = codebookFigures({ codes: options.map((id) => ({ id })), persona_ids: ids, codings, weights });
    expect([
      ...[...coded.codes].map(([option, figure]) => ({ option, ...figure })),
      { option: nothing, ...coded.other },
    ]).toEqual(figures);
  });
});

describe("a codebook as callers see it", () => {
  it("has no figures and no answers before it is complete, and says why where it failed", () => {
    const coding = presentCodebook(exampleCodingRecord);
    expect(coding).toMatchObject({ status: "coding", other: null, answers: [], completed_at: null, error: null });
    expect(coding.codes.map(({ count, share, share_interval }) => [count, share, share_interval])).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect(Object.keys(coding.codes[0]!)).not.toContain("pending");
    const failed = presentCodebook({
      ...exampleCodingRecord,
      status: "failed",
      error: "Why",
      completed_at: "2026-11-24T16:05:21.904",
    });
    expect(failed).toMatchObject({ status: "failed", error: "Why", answers: [] });
  });
});

const answerTo = (question_id: string, text: string, own: Partial<Answer> = {}): Answer => ({
  ...{ question_id, question: "?", kind: "open_ended", text },
  ...plainAnswer,
  ...own,
});
const result = (persona_id: string, own: Partial<PersonaResult>): PersonaResult => ({ ...person!, persona_id, ...own });

describe("open answers", () => {
  it("are those that a model gave in words, of everybody who was asked", () => {
    const results = [
      result("b", { answers: [answerTo("q1", "Too dear.")] }),
      result("a", { answers: [answerTo("q1", " ")] }),
      result("c", { answers: [] }),
      result("d", { answers: [answerTo("q1", "Munich", { answered_from: "profile" })] }),
      result("0", { answers: [answerTo("q1", "Paper taste.")] }),
    ];
    expect(openAnswers("q1", results)).toEqual({
      asked: 3,
      answers: [
        { persona_id: "0", text: "Paper taste." },
        { persona_id: "b", text: "Too dear." },
      ],
    });
  });

  it("of a concept test are its reactions, of several concepts those to each", () => {
    const concepts = [
      { concept_id: "c1", reaction: "Nice." },
      { concept_id: "c2", reaction: "Dull." },
    ];
    const one = result("a", { reaction: "Nice.", concepts: concepts as never });
    expect(openAnswers("reaction", [one]).answers).toEqual([{ persona_id: "a", text: "Nice." }]);
    expect(openAnswers("c2.reaction", [one]).answers).toEqual([{ persona_id: "a", text: "Dull." }]);
    const simulation = { simulation_type: "concept_test", prompt_question: null, language: "de" } as SimulationRecord;
    expect(openQuestions(simulation, undefined).map(({ question_id }) => question_id)).toEqual(["reaction"]);
    const input = { concepts: [{ concept_id: "c1", name: "A", text: "B", briefing_ids: [] }] } as never;
    expect(openQuestions(simulation, input)).toEqual([{ question_id: "c1.reaction", text: "A: B" }]);
  });

  it("of a survey are those to its open questions, and of other studies there are none", () => {
    const questions = [
      { ...plainQuestion, id: "q1", kind: "open_ended" as const, text: "Why?" },
      { ...plainQuestion, id: "q2", kind: "numeric" as const, text: "How many?" },
    ];
    const of = (simulation_type: SimulationRecord["simulation_type"]) =>
      openQuestions(
        { simulation_type, prompt_question: null, language: "en" } as SimulationRecord,
        { survey_schema: plainSurvey(questions) } as never,
      );
    expect(of("survey")).toEqual([{ question_id: "q1", text: "Why?" }]);
    expect(of("idi_ai")).toEqual([]);
  });
});
