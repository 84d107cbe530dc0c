import type { Embedder } from "../../../adapters/bedrock/embedder.ts";
import { anchorSets } from "../../../domain/scales/anchors.ts";
import { detectLanguage } from "../../../domain/scales/language.ts";
import { conceptBattery } from "../../../domain/simulation/concept-battery.ts";
import { traceableQuote } from "../../../domain/simulation/quotes.ts";
import { participationOf, type Participant } from "../../../domain/simulation/participant.ts";
import { meanRating, sentimentLabel } from "../../../domain/statistics/ssr.ts";
import type { Cost } from "../../../domain/costs/cost.ts";
import type { ConceptReaction } from "../../../prompts/concept-test/prompt.ts";
import type { StoredResult } from "../../../storage/simulations/results.ts";
import { rateWords, rounded, scoreOf, sentimentStatement } from "../shared/rate-words.ts";

/** Turns what a persona said about a concept into numbers by semantic similarity (research-methods §2.1). */
export async function rateConceptReaction(
  embedder: Embedder,
  participant: Participant,
  reaction: ConceptReaction,
  studyLanguage: string,
): Promise<{ stored: StoredResult; usage: Cost }> {
  const battery = conceptBattery(studyLanguage);
  const language = detectLanguage(reaction.reaction);
  const { distributions, vectors, usage } = await rateWords(
    embedder,
    [
      ...battery.map(({ id }) => ({ text: reaction.answers[id], anchors: anchorSets(id, language) })),
      sentimentStatement(reaction.reaction),
    ],
    reaction.key_themes,
  );
  const answers = battery.map(({ id, question }, index) => {
    const distribution = distributions[index] as number[];
    return {
      question_id: id,
      question,
      kind: "likert" as const,
      text: reaction.answers[id],
      rating: rounded(meanRating(distribution), 2),
      distribution: distribution.map((p) => rounded(p, 4)),
      selected_options: null,
      themes: null,
    };
  });
  const score = scoreOf(distributions.at(-1) as number[]);
  const intent = answers.find(({ question_id }) => question_id === "purchase_intent");
  return {
    stored: {
      result: {
        persona_id: participant.persona_id,
        persona_name: participant.persona_name,
        library_persona_id: participant.library_persona_id,
        reaction: reaction.reaction,
        sentiment: sentimentLabel(score),
        sentiment_score: score,
        key_themes: reaction.key_themes,
        notable_quote: traceableQuote(reaction.notable_quote, reaction.reaction),
        transcript: null,
        answers,
        choices: null,
        purchase_intent: intent ? { rating: intent.rating, distribution: intent.distribution } : null,
      },
      theme_embeddings: vectors,
      ...participationOf(participant),
    },
    usage,
  };
}
