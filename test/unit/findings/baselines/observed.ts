import type {
  ObservedAnswer,
  ObservedQuestion,
  ObservedSimulation,
} from "../../../../functions/dataset/observed-simulation.ts";

/** A question answered by the personas p0, p1, … in order. */
export const asked = (
  question: Pick<ObservedQuestion, "id" | "kind"> & Partial<Pick<ObservedQuestion, "categories">>,
  answers: readonly ObservedAnswer[],
): ObservedQuestion => ({
  question: `What about ${question.id}?`,
  categories: question.kind === "scale" ? [1, 2, 3, 4, 5] : [],
  distributions: new Map(),
  ...question,
  answers: new Map(answers.map((answer, index) => [`p${index}`, answer])),
});

export const studyOf = (...questions: ObservedQuestion[]): ObservedSimulation => ({
  simulation_id: "a-study",
  simulation_type: "survey",
  language: "en",
  stimulus: "the same",
  persona_ids: [...(questions[0]?.answers.keys() ?? [])],
  questions,
  themes: [],
});
