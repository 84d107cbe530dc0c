import type {
  ObservedAnswer,
  ObservedQuestion,
  ObservedSimulation,
} from "../../../../functions/dataset/observed-simulation.ts";

/** Answers of personas `p0`, `p1`, …; null is none. */
export const answersOf = <T extends ObservedAnswer>(answers: readonly (T | null)[]): Map<string, T> =>
  new Map(answers.flatMap((answer, index) => (answer === null ? [] : [[`p${index}`, answer] as const])));

export const scale = (question: string, answers: readonly (number | null)[], points = 5): ObservedQuestion => ({
  id: question,
  question,
  kind: "scale",
  categories: Array.from({ length: points }, (_, index) => index + 1),
  answers: answersOf(answers),
  distributions: new Map(),
});

export const choice = (question: string, options: readonly string[], answers: readonly string[]): ObservedQuestion => ({
  ...scale(question, []),
  kind: "choice",
  categories: options,
  answers: answersOf(answers),
});

export const severalOptions = (
  question: string,
  options: readonly string[],
  answers: readonly (readonly string[])[],
): ObservedQuestion => ({ ...scale(question, []), kind: "options", categories: options, answers: answersOf(answers) });

export const sentiment = (scores: readonly number[]): ObservedQuestion => ({
  ...scale("sentiment", []),
  kind: "score",
  categories: [],
  answers: answersOf(scores),
});

/** A study of ten personas unless told otherwise. @param themes by persona, `p0` first */
export const study = (
  id: string,
  questions: readonly ObservedQuestion[],
  {
    personas = 10,
    themes = [],
    ...fields
  }: Partial<Omit<ObservedSimulation, "themes">> & { personas?: number; themes?: readonly (readonly string[])[] } = {},
): ObservedSimulation => ({
  simulation_id: id,
  simulation_type: "survey",
  language: "en",
  stimulus: "the same",
  persona_ids: Array.from({ length: personas }, (_, index) => `p${index}`),
  questions,
  themes: themes.flatMap((named, index) =>
    named.map((theme) => ({ persona_id: `p${index}`, question_id: null, theme, embedding: null })),
  ),
  ...fields,
});

/** The same study answered by other people. */
export function byOthers(original: ObservedSimulation, prefix: string): ObservedSimulation {
  const renamed = <T>(values: ReadonlyMap<string, T>) =>
    new Map([...values].map(([persona, value]) => [prefix + persona, value]));
  return {
    ...original,
    persona_ids: original.persona_ids.map((persona) => prefix + persona),
    questions: original.questions.map((question) => ({
      ...question,
      answers: renamed(question.answers),
      distributions: renamed(question.distributions),
    })),
    themes: original.themes.map((theme) => ({ ...theme, persona_id: prefix + theme.persona_id })),
  };
}
