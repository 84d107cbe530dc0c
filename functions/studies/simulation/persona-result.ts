import { familyStatement, type Statement } from "../rating/statement.ts";
import { traceableQuote } from "../../models/quotes.ts";
import { participationOf, type Participant } from "../../personas/people/participant.ts";
import { silentResult, type PersonaResult } from "./results.ts";
import { sentimentLabel, sentimentScore } from "../../statistics/ssr.ts";
import type { Cost } from "../../platform/costs/cost.ts";
import type { ClosingQuestion } from "../closing-question/prompt.ts";
import type { StoredResult } from "./store-results.ts";
import { rateWords, type RatedWords, type Rating } from "./rate-words.ts";
import { rounded } from "../../statistics/rounded.ts";

/** The statement whose rating is the sentiment of a text. @param language of the study (BCP 47) */
export const sentimentStatement = (text: string, language: string): Statement =>
  familyStatement("overall_sentiment", "How does the speaker feel about it, taken together?", text, language);

/** Sentiment −1..1 of a rated {@link sentimentStatement}; null where it could not be rated. */
export const scoreOf = ({ distribution }: RatedWords): number | null =>
  distribution && rounded(sentimentScore(distribution), 3);

/** The sentiment of a result's reaction. */
export const sentimentOf = (
  rated: RatedWords,
): Pick<PersonaResult, "sentiment" | "sentiment_score" | "sentiment_method"> => {
  const score = scoreOf(rated);
  return {
    sentiment: score === null ? null : sentimentLabel(score),
    sentiment_score: score,
    sentiment_method: rated.method,
  };
};

/**
 * The result of a persona with a view of it all, whose quote is traced.
 * @param spoken everything else the persona said, for the quote
 * @param read the view's reaction as it was rated, and the vectors of its themes
 */
export function resultWithView(
  participant: Participant,
  { reaction, key_themes, notable_quote }: ClosingQuestion,
  spoken: readonly string[],
  own: Pick<PersonaResult, "answers" | "choices">,
  { sentiment, vectors }: { sentiment: RatedWords; vectors: StoredResult["theme_embeddings"] },
): StoredResult {
  return {
    result: {
      persona_id: participant.persona_id,
      persona_name: participant.persona_name,
      library_persona_id: participant.library_persona_id,
      reaction,
      ...sentimentOf(sentiment),
      key_themes,
      notable_quote: traceableQuote(notable_quote, [...spoken, reaction].join("\n")),
      transcript: null,
      screened_out_by: null,
      concepts: null,
      ...own,
      purchase_intent: null,
      seen: null,
    },
    theme_embeddings: vectors,
    ...participationOf(participant),
  };
}

/** Rates the sentiment of a view, and embeds its themes. @throws ModelError for what is worth another attempt */
export async function readView(
  rating: Rating,
  { reaction, key_themes }: Pick<ClosingQuestion, "reaction" | "key_themes">,
): Promise<{ sentiment: RatedWords; vectors: StoredResult["theme_embeddings"]; usage: Cost }> {
  const { rated, vectors, usage } = await rateWords(
    rating,
    [sentimentStatement(reaction, rating.language)],
    key_themes,
  );
  return { sentiment: rated[0]!, vectors, usage };
}

/** The {@link resultWithView} of a persona who was asked the closing question, with its view read. */
export async function resultOf(
  rating: Rating,
  participant: Participant,
  view: ClosingQuestion,
  spoken: readonly string[],
  own: Pick<PersonaResult, "answers" | "choices">,
): Promise<{ stored: StoredResult; usage: Cost }> {
  const { usage, ...read } = await readView(rating, view);
  return { stored: resultWithView(participant, view, spoken, own, read), usage };
}

/**
 * The result of a persona who was not asked all questions: what it said until then, and no view of anything.
 * @param screenedOutBy id of the question that ended a survey for it; null: the study's limit of costs ended it
 */
export const unfinishedResult = (
  participant: Participant,
  answers: PersonaResult["answers"],
  screenedOutBy: string | null,
): StoredResult => ({
  result: { ...silentResult(participant), answers, screened_out_by: screenedOutBy },
  theme_embeddings: [],
  ...participationOf(participant),
});
