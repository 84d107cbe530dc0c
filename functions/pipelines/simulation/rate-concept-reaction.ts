import type { Embedder } from "../../adapters/bedrock/embedder.ts";
import { anchorSets, type ScaleId } from "../../domain/scales/anchors.ts";
import { detectLanguage } from "../../domain/scales/language.ts";
import { conceptBattery } from "../../domain/simulation/concept-battery.ts";
import { traceableQuote } from "../../domain/simulation/quotes.ts";
import type { Participant } from "../../domain/simulation/record.ts";
import { meanRating, ratingDistribution, sentimentLabel, sentimentScore } from "../../domain/statistics/ssr.ts";
import type { StoredUsage } from "../../domain/usage/stored-usage.ts";
import type { ConceptReaction } from "../../prompts/concept-test/prompt.ts";
import type { StoredResult } from "../../storage/studies.ts";

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/**
 * Turns what a persona said into numbers by semantic similarity: words first, scale second (research-methods §2.1).
 * All texts are embedded in one go; anchors that this process has embedded before cost nothing.
 */
export async function rateConceptReaction(
  embedder: Embedder,
  participant: Participant,
  reaction: ConceptReaction,
): Promise<{ stored: StoredResult; usage: StoredUsage }> {
  const language = detectLanguage(reaction.reaction);
  const statements: { scale: ScaleId; text: string }[] = [
    ...conceptBattery.map(({ id }) => ({ scale: id, text: reaction.answers[id] })),
    { scale: "overall_sentiment", text: reaction.reaction },
  ];
  const anchors = statements.map(({ scale }) => anchorSets(scale, language));
  const { vectors, usage } = await embedder.embed([
    ...statements.map(({ text }) => text),
    ...reaction.key_themes,
    ...anchors.flat(2),
  ]);
  let next = 0;
  const take = (count: number) => vectors.slice(next, (next += count));
  const spoken = take(statements.length);
  const themeVectors = take(reaction.key_themes.length);
  const distributions = anchors.map((sets, index) =>
    ratingDistribution(
      spoken[index] as number[],
      sets.map((set) => take(set.length)),
    ),
  );

  const answers = conceptBattery.map(({ id, question }, index) => {
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
  const score = rounded(sentimentScore(distributions.at(-1) as number[]), 3);
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
      theme_embeddings: themeVectors.map((vector) => vector.map((component) => rounded(component, 4))),
      grounded: participant.grounded,
    },
    usage,
  };
}
