import { describe, expect, it } from "vitest";
import { likelyPoint } from "../../../functions/studies/rating/likely-point.ts";
import { observeSimulation } from "../../../functions/dataset/observe-simulation.ts";
import type { PersonaResult } from "../../../functions/studies/simulation/results.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { answerOf as answer, plainResultOf } from "../studies/simulation/results.ts";

const result = (persona_id: string, own: Partial<PersonaResult>) =>
  plainResultOf(persona_id, { sentiment: "Positive", sentiment_score: 0.4, ...own });
const asked = (id: string, own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "open_ended",
  text: `Text of ${id}`,
  ...own,
});
const simulation = { simulation_id: "s", stimulus: "x", input: undefined };

describe("observeStudy", () => {
  it("reads the six items of a concept test and the sentiment", () => {
    const answers = [answer("purchase_intent", { rating: 3.5, distribution: [0.1, 0.1, 0.2, 0.4, 0.2] })];
    const { questions, persona_ids } = observeSimulation({
      ...simulation,
      simulation_type: "concept_test",
      language: "en",
      results: [{ result: result("a", { answers }), theme_embeddings: [] }],
    });
    expect(persona_ids).toEqual(["a"]);
    expect(questions.map(({ id }) => id)).toEqual([
      "purchase_intent",
      "uniqueness",
      "relevance",
      "believability",
      "value_for_money",
      "liking",
      "sentiment",
    ]);
    expect(questions[0]?.answers.get("a")).toBe(4);
    expect(questions[0]?.distributions.get("a")).toHaveLength(5);
    expect(questions[1]?.answers.size).toBe(0);
    expect(questions.at(-1)?.answers.get("a")).toBe(0.4);
  });

  it("reads the first place of a ranking as a choice, and leaves out numbers and allocations", () => {
    const options = ["tea", "coffee"];
    const survey_schema = plainSurvey([
      asked("q1", { kind: "ranking", options }),
      asked("q2", { kind: "numeric" }),
      asked("q3", { kind: "allocation", options, total: 10 }),
    ]);
    const answers = [answer("q1", { ranking: ["coffee", "tea"] }), answer("q2", { value: 3 })];
    const { questions } = observeSimulation({
      ...simulation,
      simulation_type: "survey",
      language: "en",
      input: { survey_schema, script: null, conjoint_design: null },
      results: [{ result: result("a", { answers }), theme_embeddings: [] }],
    });
    expect(questions.map(({ id, kind }) => [id, kind])).toEqual([
      ["q1", "choice"],
      ["sentiment", "score"],
    ]);
    expect(questions[0]?.answers.get("a")).toBe("coffee");
  });

  it("leaves out questions for facts, whoever answered them: they would agree with themselves", () => {
    const options = ["Male", "Female"];
    const survey_schema = plainSurvey([
      asked("q1", { kind: "multiple_choice", options, fact: "gender" }),
      asked("q2", { fact: "occupation" }),
      asked("q3", { kind: "multiple_choice", options }),
    ]);
    const answers = [
      answer("q1", { selected_options: ["Male"], answered_from: "profile" }),
      answer("q2", { themes: ["work"] }),
      answer("q3", { selected_options: ["Male"] }),
    ];
    const { questions, themes } = observeSimulation({
      ...simulation,
      simulation_type: "survey",
      language: "en",
      input: { survey_schema, script: null, conjoint_design: null },
      results: [{ result: result("a", { answers }), theme_embeddings: [] }],
    });
    expect(questions.map(({ id }) => id)).toEqual(["q3", "sentiment"]);
    expect(themes).toEqual([]);
  });

  it("reads scales in the numbers of the file, choices in its options, and no answer as none", () => {
    const scale = { points: 3, first_value: 0, low_label: null, high_label: null, labels: null };
    const survey_schema = plainSurvey([
      asked("q1", { kind: "likert", scale }),
      asked("q2", { kind: "multiple_choice", options: ["tea", "coffee"] }),
      asked("q3", { kind: "multiple_choice", options: ["tea", "coffee", "milk"], multiple: true }),
      asked("q4", {}),
    ]);
    const answers = [
      answer("q1", { rating: 0.4, distribution: [0.7, 0.2, 0.1] }),
      answer("q2", { selected_options: ["coffee"] }),
      answer("q3", { selected_options: ["milk", "tea"] }),
      answer("q4", { themes: ["habit"] }),
    ];
    const { questions, themes } = observeSimulation({
      ...simulation,
      simulation_type: "survey",
      language: "en",
      input: { survey_schema, script: null, conjoint_design: null },
      results: [
        { result: result("a", { answers, key_themes: ["price"] }), theme_embeddings: [[1, 0]] },
        { result: result("b", { answers: [answer("q2", { selected_options: ["beer"] })] }), theme_embeddings: [] },
      ],
    });
    expect(questions.map(({ kind }) => kind)).toEqual(["scale", "choice", "options", "score"]);
    expect(questions[0]).toMatchObject({ question: "Text of q1", categories: [0, 1, 2] });
    expect(questions.map(({ answers }) => answers.get("a"))).toEqual([0, "coffee", ["tea", "milk"], 0.4]);
    expect(questions.slice(0, 3).every(({ answers }) => !answers.has("b"))).toBe(true);
    expect(themes).toEqual([
      { persona_id: "a", question_id: null, theme: "price", embedding: [1, 0] },
      { persona_id: "a", question_id: "q4", theme: "habit", embedding: null },
    ]);
  });

  it("makes a question of every conjoint task, answered by those who were shown it", () => {
    const task = (task_id: string, chosen: number | null) => ({
      task_id,
      holdout: false,
      offers: [
        ["tea", "€2"],
        ["milk", "€1"],
      ],
      chosen,
    });
    const { questions } = observeSimulation({
      ...simulation,
      simulation_type: "conjoint",
      language: "en",
      results: [
        { result: result("a", { choices: { tasks: [task("v1-t10", 1), task("v1-t2", null)] } }), theme_embeddings: [] },
        { result: result("b", { choices: { tasks: [task("v2-t1", 0)] } }), theme_embeddings: [] },
      ],
    });
    expect(questions.map(({ id }) => id)).toEqual(["task v1-t2", "task v1-t10", "task v2-t1", "sentiment"]);
    expect(questions[0]).toMatchObject({ kind: "choice", categories: ["1", "2", "none"] });
    expect(questions[0]?.question).toBe("1: tea, €2 | 2: milk, €1");
    expect([...questions[0]!.answers]).toEqual([["a", "none"]]);
    expect([...questions[1]!.answers]).toEqual([["a", "2"]]);
    expect([...questions[2]!.answers]).toEqual([["b", "1"]]);
  });
});

describe("likelyPoint", () => {
  it.each([
    [[0.1, 0.2, 0.7], 2],
    [[0.4, 0, 0.2, 0.4], 3],
    [[0.4, 0.3, 0, 0.3], 0],
    [[0.4, 0.1, 0.1, 0.4], 0],
    [[0.2, 0.2, 0.2, 0.2, 0.2], 2],
  ])("of %j is %i", (distribution, point) => {
    expect(likelyPoint(distribution)).toBe(point);
  });
});
