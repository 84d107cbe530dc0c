import { shownOrder } from "../../../../functions/studies/concept-test/order.ts";
import { conceptsQuestions } from "../../../../functions/studies/concept-test/questions.ts";
import type { Concept } from "../../../../functions/studies/concept-test/schemas.ts";
import type { PersonaResult } from "../../../../functions/studies/simulation/results.ts";
import { answerOf, plainResultOf, spreadOver } from "../simulation/results.ts";

export const twoConcepts: Concept[] = ["Refill", "Protein"].map((name, index) => ({
  concept_id: `c${index + 1}`,
  name,
  text: `A drink called ${name}.`,
  briefing_ids: [],
}));

/**
 * What people said of two concepts.
 * @param ratings of each person the first and the second concept's, the same on every item; null was not rated
 */
export const resultsOf = (ratings: readonly (readonly [number | null, number | null])[]): PersonaResult[] =>
  ratings.map((own, place) => {
    const order = shownOrder(twoConcepts, place);
    const said = twoConcepts.map((concept, index) => ({
      concept_id: concept.concept_id,
      position: order.indexOf(concept) + 1,
      reaction: `Of ${concept.name} person ${place} says this. It is what it is.`,
      sentiment: "Neutral" as const,
      sentiment_score: own[index] === null ? null : (own[index]! - 3) / 2,
      sentiment_method: "semantic_similarity" as const,
      key_themes: [concept.name],
      notable_quote: "It is what it is.",
    }));
    return plainResultOf(`p${place}`, {
      concepts: said,
      reaction: said.find(({ position }) => position === 1)!.reaction,
      answers: conceptsQuestions(twoConcepts, "en").map(({ question_id, question, concept }) => {
        const rating = own[twoConcepts.indexOf(concept)]!;
        const rated = rating === null ? {} : { rating, distribution: spreadOver(rating) };
        return answerOf(question_id, { question, ...rated });
      }),
    });
  });
