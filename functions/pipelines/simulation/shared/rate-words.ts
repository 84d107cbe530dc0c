import type { Embedder } from "../../../adapters/bedrock/embedder.ts";
import { anchorSets } from "../../../domain/scales/anchors.ts";
import { detectLanguage } from "../../../domain/scales/language.ts";
import { traceableQuote } from "../../../domain/simulation/quotes.ts";
import { participationOf, type Participant } from "../../../domain/simulation/participant.ts";
import type { PersonaResult } from "../../../domain/simulation/results.ts";
import { ratingDistribution, sentimentLabel, sentimentScore } from "../../../domain/statistics/ssr.ts";
import type { Cost } from "../../../domain/costs/cost.ts";
import type { LookingBack } from "../../../prompts/looking-back/prompt.ts";
import type { StoredResult } from "../../../storage/simulations/results.ts";

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Words and the anchors they are compared with: sets of one statement per scale point, lowest first. */
export interface Statement {
  text: string;
  anchors: readonly (readonly string[])[];
}

/**
 * Turns words into distributions over scale points by semantic similarity: words first, scale second (research-methods
 * §2.1). All texts are embedded in one go; anchors that this process has embedded before cost nothing.
 * @param others texts of which only the vectors are wanted
 */
export async function rateWords(
  embedder: Embedder,
  statements: readonly Statement[],
  others: readonly string[] = [],
): Promise<{ distributions: number[][]; vectors: number[][]; usage: Cost }> {
  const { vectors, usage } = await embedder.embed([
    ...statements.map(({ text }) => text),
    ...others,
    ...statements.flatMap(({ anchors }) => anchors.flat()),
  ]);
  let next = 0;
  const take = (count: number) => vectors.slice(next, (next += count));
  const spoken = take(statements.length);
  const otherVectors = take(others.length);
  const distributions = statements.map(({ anchors }, index) =>
    ratingDistribution(
      spoken[index] as number[],
      anchors.map((set) => take(set.length)),
    ),
  );
  return { distributions, vectors: otherVectors, usage };
}

/** The statement whose rating is the sentiment of a text. */
export const sentimentStatement = (text: string): Statement => ({
  text,
  anchors: anchorSets("overall_sentiment", detectLanguage(text)),
});

/** Sentiment −1..1 of a rated {@link sentimentStatement}. */
export const scoreOf = (distribution: readonly number[]): number => rounded(sentimentScore(distribution), 3);

/**
 * The result of a persona who has looked back on a study, with its sentiment rated and its quote traced.
 * @param spoken everything the persona said beside that, for the quote
 */
export async function resultOf(
  embedder: Embedder,
  participant: Participant,
  { reaction, key_themes, notable_quote }: LookingBack,
  spoken: readonly string[],
  own: Pick<PersonaResult, "answers" | "choices">,
): Promise<{ stored: StoredResult; usage: Cost }> {
  const { distributions, vectors, usage } = await rateWords(embedder, [sentimentStatement(reaction)], key_themes);
  const score = scoreOf(distributions[0] as number[]);
  const said = [...spoken, reaction];
  return {
    stored: {
      result: {
        persona_id: participant.persona_id,
        persona_name: participant.persona_name,
        library_persona_id: participant.library_persona_id,
        reaction,
        sentiment: sentimentLabel(score),
        sentiment_score: score,
        key_themes,
        notable_quote: traceableQuote(notable_quote, said.join("\n")),
        transcript: null,
        ...own,
        purchase_intent: null,
      },
      theme_embeddings: vectors,
      ...participationOf(participant),
    },
    usage,
  };
}
