import type { ReactionToConcept } from "./schemas.ts";
import { familyStatement } from "../rating/statement.ts";
import type { ConceptQuestion } from "./battery.ts";
import { traceableQuote } from "../../models/quotes.ts";
import { participationOf, type Participant } from "../../personas/people/participant.ts";
import { plainAnswer, type Answer } from "../simulation/results.ts";
import type { Cost } from "../../platform/costs/cost.ts";
import type { ConceptReaction } from "./prompt.ts";
import type { StoredResult } from "../simulation/store-results.ts";
import { sentimentOf, sentimentStatement } from "../simulation/persona-result.ts";
import { rateWords, type RatedWords, type Rating } from "../simulation/rate-words.ts";

const NOTHING: RatedWords = { distribution: null, rating: null, method: null };

/** A persona's words about one concept, with the numbers that they are rated as. */
export interface RatedReaction {
  reaction: Omit<ReactionToConcept, "concept_id" | "position">;
  answers: Answer[];
}

/**
 * Turns what a persona said about a concept into numbers (docs/methods.md, Ratings).
 * @param themes those whose vectors are wanted
 */
export async function rateConceptReaction(
  rating: Rating,
  battery: readonly ConceptQuestion[],
  reaction: ConceptReaction,
  themes: readonly string[] = reaction.key_themes,
): Promise<RatedReaction & { vectors: number[][]; usage: Cost }> {
  const { language } = rating;
  const { rated, vectors, usage } = await rateWords(
    rating,
    [
      ...battery.map(({ id, question }) => familyStatement(id, question, reaction.answers[id], language)),
      sentimentStatement(reaction.reaction, language),
    ],
    themes,
  );
  const answers = battery.map(({ id, question }, index) => {
    const { rating: mean, distribution, method } = rated[index] ?? NOTHING;
    return {
      ...plainAnswer,
      question_id: id,
      question,
      kind: "likert" as const,
      text: reaction.answers[id],
      rating: mean,
      distribution,
      rating_method: method,
    };
  });
  return {
    reaction: {
      reaction: reaction.reaction,
      ...sentimentOf(rated.at(-1) ?? NOTHING),
      key_themes: reaction.key_themes,
      notable_quote: traceableQuote(reaction.notable_quote, reaction.reaction),
    },
    answers,
    vectors,
    usage,
  };
}

/** The result of a persona who has reacted to a concept. @param vectors of its themes */
export function conceptResult(
  participant: Participant,
  { reaction, answers }: RatedReaction,
  vectors: StoredResult["theme_embeddings"],
): StoredResult {
  const intent = answers.find(({ question_id }) => question_id === "purchase_intent");
  return {
    result: {
      persona_id: participant.persona_id,
      persona_name: participant.persona_name,
      library_persona_id: participant.library_persona_id,
      ...reaction,
      transcript: null,
      screened_out_by: null,
      answers,
      concepts: null,
      choices: null,
      purchase_intent:
        intent && intent.rating !== null && intent.distribution !== null
          ? { rating: intent.rating, distribution: intent.distribution }
          : null,
      seen: null,
    },
    theme_embeddings: vectors,
    ...participationOf(participant),
  };
}
