import type {
  ObservedAnswer,
  ObservedQuestion,
  ObservedSimulation,
} from "../../../../functions/dataset/observed-simulation.ts";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";

export const personaIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, "0")}`);

/** A question whose answers stand in the order of the personas; null is none. */
export const question = (
  id: string,
  kind: ObservedQuestion["kind"],
  answers: readonly (ObservedAnswer | null)[],
): ObservedQuestion => ({
  id,
  question: `What about ${id}?`,
  kind,
  categories: { scale: [1, 2, 3, 4, 5], choice: ["A", "B", "C"], options: ["A", "B", "C"], score: [] }[kind],
  answers: new Map(
    personaIds(answers.length).flatMap((persona, index) => {
      const answer = answers[index] ?? null;
      return answer === null ? [] : [[persona, answer] as const];
    }),
  ),
  distributions: new Map(),
});

export const run = (
  number: number,
  personas: number,
  questions: readonly ObservedQuestion[],
  themes: ObservedSimulation["themes"] = [],
): ObservedSimulation => ({
  simulation_id: `s_${number}`,
  simulation_type: "survey",
  language: "en",
  stimulus: "a new tea",
  persona_ids: personaIds(personas),
  questions,
  themes,
});

/** Runs of personas with opinions of their own; `noise` is what comes on top anew in every run. */
export function opinionatedRuns(personas: number, questions: number, runs: number, noise: number, seed = 1) {
  const random = randomFrom(seed);
  const opinions = Array.from({ length: questions }, () => Array.from({ length: personas }, () => normal(random)));
  return Array.from({ length: runs }, (_, number) =>
    run(
      number,
      personas,
      opinions.map((own, index) =>
        question(
          `q${index}`,
          "scale",
          own.map((opinion) => Math.min(5, Math.max(1, Math.round(3 + opinion + noise * normal(random))))),
        ),
      ),
    ),
  );
}
