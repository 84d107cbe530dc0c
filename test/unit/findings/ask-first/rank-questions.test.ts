import { describe, expect, it } from "vitest";
import type { ObservedQuestion, ObservedSimulation } from "../../../../functions/dataset/observed-simulation.ts";
import { ASKED } from "../../../../functions/findings/ask-first/expected-gain.ts";
import { rankQuestions } from "../../../../functions/findings/ask-first/rank-questions.ts";
import type { AskedQuestion } from "../../../../functions/findings/human-study/asked-questions.ts";
import { languages } from "../../../../functions/languages/registry.ts";

const PERSONAS = 40;
const ids = Array.from({ length: PERSONAS }, (_, person) => `p${person}`);

/** A choice of which so many personas of 40 take each option. */
const choice = (id: string, counts: readonly number[]): ObservedQuestion => {
  const categories = counts.map((_, option) => `option ${option}`);
  const taken = counts.flatMap((count, option) => Array.from({ length: count }, () => categories[option]!));
  const answers = new Map(taken.map((option, person) => [ids[person]!, option]));
  return { id, question: `Question ${id}?`, kind: "choice", categories, answers, distributions: new Map() };
};

const observed = (questions: readonly ObservedQuestion[]): ObservedSimulation => ({
  ...{ simulation_id: "s", simulation_type: "survey", language: "en", stimulus: "", persona_ids: ids, themes: [] },
  questions,
});

const asked = (id: string, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...{ id, texts: [`Question ${id}?`], kind: "multiple_choice", scale: null, options: null },
  ...{ multiple: false, standard: false, fact: false },
  ...more,
});

const study = (questions: readonly ObservedQuestion[], more: readonly AskedQuestion[] = []) => ({
  simulation: observed(questions),
  anonymous: undefined,
  asked: [...questions.map(({ id }) => asked(id)).filter(({ id }) => !more.some((one) => one.id === id)), ...more],
  people: new Map<string, Map<string, string>>(),
});

describe("the order in which people are asked", () => {
  it("puts what gains most first, and says why with its figures", () => {
    const { questions, notes } = rankQuestions(
      study([choice("q1", [20, 20]), choice("q2", [0, 0, 0, 0, 36, 4])]),
      "en",
    );
    expect(questions.map(({ question_id, rank, options }) => [question_id, rank, options])).toEqual([
      ["q2", 1, 6],
      ["q1", 2, 2],
    ]);
    const [first, second] = questions;
    expect(first!.expected_gain).toBeGreaterThan(second!.expected_gain);
    expect(first!.expected_error).toBeGreaterThanOrEqual(first!.expected_gain);
    expect(first!.sentence).toContain("90 % of the personas gave the most frequent of 6 answers.");
    expect(first!.sentence).toContain(`${first!.expected_gain.toFixed(1)} points nearer`);
    expect(notes).toEqual([expect.stringContaining("United States")]);
  });

  it("ranks a scale by the distributions of its answers", () => {
    const scale: ObservedQuestion = {
      ...{ id: "q1", question: "How likely?", kind: "scale", categories: [1, 2, 3] },
      answers: new Map(ids.map((id) => [id, 2])),
      distributions: new Map(ids.map((id) => [id, [0.25, 0.5, 0.25]])),
      ratings: new Map(ids.map((id) => [id, 2])),
    };
    const [ranked] = rankQuestions(study([scale]), "en").questions;
    expect(ranked).toMatchObject({ kind: "scale", options: 3, no_persona: false });
    expect(ranked!.sentence).toContain("50 % of the personas gave");
  });

  it("uses respondents without a persona where somebody asked them", () => {
    const given = study([choice("q1", [30, 10]), choice("q2", [30, 10])]);
    const { questions, notes } = rankQuestions({ ...given, anonymous: observed([choice("q2", [10, 30])]) }, "en");
    const beside = questions.find(({ question_id }) => question_id === "q2")!;
    expect(beside.no_persona).toBe(true);
    expect(beside.sentence).toContain("without a persona answered 50 percentage points differently");
    expect(questions.find(({ question_id }) => question_id === "q1")!.no_persona).toBe(false);
    expect(notes).toHaveLength(1);
  });

  it("leaves out facts, several answers, long lists and what 20 people answered already, and counts them", () => {
    const given = study(
      [
        choice("q1", [30, 10]),
        choice("q2", [30, 10]),
        choice("q3", [40, 0]),
        choice("q4", [40, ...Array.from({ length: 11 }, () => 0)]),
        choice("q5", [20, 20]),
      ],
      [asked("q2", { fact: true }), asked("q3", { multiple: true }), asked("q6")],
    );
    const own = new Map(Array.from({ length: ASKED }, (_, person) => [`r${person}`, "option 0"]));
    const { questions, notes } = rankQuestions({ ...given, people: new Map([["q5", own]]) }, "en");
    expect(questions.map(({ question_id }) => question_id)).toEqual(["q1"]);
    expect(notes[1]).toMatch(/^5 closed questions are not ranked/);
  });

  it.each(languages)("says so in %s", (language) => {
    const given = study([choice("q1", [30, 10])], [asked("q2")]);
    const { questions, notes } = rankQuestions({ ...given, anonymous: observed([choice("q1", [10, 30])]) }, language);
    const sentences = [...questions.map(({ sentence }) => sentence), ...notes];
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]/);
  });
});
