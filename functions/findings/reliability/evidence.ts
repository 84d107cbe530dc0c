import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { RepeatedItem } from "../../statistics/persona-alpha.ts";
import type { Level, Rating } from "../../statistics/pair-disagreement.ts";

/** Level of measurement of a question's answers. */
export const levelOf = (kind: ObservedQuestion["kind"]): Exclude<Level, "ratio"> => {
  if (kind === "scale") return "ordinal";
  return kind === "score" ? "interval" : "nominal";
};

/** An answer as one rating; several options are rated together, as a set. */
export function ratingOf(question: ObservedQuestion, personaId: string): Rating | null {
  const answer = question.answers.get(personaId);
  if (answer === undefined) return null;
  return typeof answer === "object" ? JSON.stringify(answer.toSorted()) : answer;
}

/**
 * The questions that personas were asked repeatedly, over all complete simulations of a stimulus and their reruns. They
 * are the items of a persona's consistency. Items are ratings, choices, the set of several chosen options, and the
 * sentiment. Themes are not: it is not known how many of them are independent. Studies of different stimuli share no
 * item, and a persona need not have been in all of them.
 */
export function promotionEvidence(studies: readonly ObservedSimulation[]): RepeatedItem[] {
  const asked = studies.flatMap(({ stimulus, questions }) => questions.map((question) => ({ stimulus, question })));
  const repetitions = Map.groupBy(asked, ({ stimulus, question }) =>
    JSON.stringify([stimulus, question.id, question.question]),
  );
  return [...repetitions.values()].map((repeated) => {
    const questions = repeated.map(({ question }) => question);
    const personas = new Set(questions.flatMap(({ answers }) => [...answers.keys()]));
    return {
      level: levelOf(questions[0]?.kind ?? "choice"),
      answers: new Map([...personas].map((id) => [id, questions.map((question) => ratingOf(question, id))])),
    };
  });
}
