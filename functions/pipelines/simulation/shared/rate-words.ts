import type { Model } from "../../../adapters/bedrock/model.ts";
import { isGivenUp } from "../../../domain/model-errors.ts";
import { answerLanguage } from "../../../domain/scales/answer-language.ts";
import type { RatingMethod } from "../../../domain/scales/rating-method.ts";
import { spreadDistribution } from "../../../domain/scales/spread-distribution.ts";
import type { Statement } from "../../../domain/scales/statement.ts";
import { surveyRating } from "../../../domain/scales/survey-anchors.ts";
import { addCosts, noCost, type Cost } from "../../../domain/costs/cost.ts";
import { MaxCostReached } from "../../../domain/costs/max-cost.ts";
import { ratingDistribution } from "../../../domain/statistics/ssr.ts";
import { followUpRatingPrompt } from "../../../prompts/follow-up-rating/prompt.ts";
import { allSettledOrThrow } from "../../../shared/all-settled-or-throw.ts";
import type { Reader } from "../../reading/reader.ts";

/** Words of a language, and who reads them by their vectors. */
export interface Words {
  reader: Reader;
  /** Of the study (BCP 47). */
  language: string;
}

/** Who turns words into numbers, and whose words they are. */
export interface Rating extends Words {
  model: Model;
  /** The persona's model, which reads its own words where vectors cannot be trusted. */
  modelId: string;
  study?: string | undefined;
}

/** Where words stand on their scale; without a number where nobody could read them. */
export interface RatedWords {
  /** Probabilities of the scale's points, in its order. */
  distribution: number[] | null;
  /** Mean of the distribution in the numbers of the scale, two decimals. */
  rating: number | null;
  method: RatingMethod | null;
}

export interface RatedTexts {
  /** One per statement, in order. */
  rated: RatedWords[];
  /** Of the themes, in order; none where vectors do not tell themes apart. */
  vectors: number[][];
  usage: Cost;
}

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const NO_NUMBER: RatedWords = { distribution: null, rating: null, method: null };

const placed = ({ scale }: Statement, distribution: readonly number[], method: RatingMethod): RatedWords => ({
  distribution: distribution.map((p) => rounded(p, 4)),
  rating: rounded(surveyRating(distribution, scale), 2),
  method,
});

/** A statement and the anchors that the embedding model has shown to order it by; null if it has not. */
interface Prepared {
  statement: Statement;
  anchors: readonly (readonly string[])[] | null;
  /** Anchors that outlive the process: a survey's own labels do not. */
  lasting: boolean;
}

async function prepared({ reader, language }: Words, statement: Statement): Promise<Prepared> {
  const known = await reader.rates(answerLanguage(statement.text, language));
  const { family } = statement;
  const trusted = known !== null && (family === null || known.scales.has(family));
  return { statement, anchors: trusted ? statement.anchorsIn(known.anchors) : null, lasting: family !== null };
}

type Anchored = Prepared & { anchors: NonNullable<Prepared["anchors"]> };
const isAnchored = (one: Prepared): one is Anchored => one.anchors !== null;

/** Ratings by semantic similarity (research-methods §2.1); all texts are embedded in one go. */
async function bySimilarity(reader: Reader, anchored: readonly Anchored[]) {
  const rated = new Map<Statement, RatedWords>();
  if (!reader.ratings || anchored.length === 0) return { rated, usage: noCost };
  const lasting = new Set(anchored.flatMap((one) => (one.lasting ? one.anchors.flat() : [])));
  const { vectors, usage } = await reader.ratings.embed(
    [...anchored.map(({ statement }) => statement.text), ...anchored.flatMap(({ anchors }) => anchors.flat())],
    lasting,
  );
  let next = anchored.length;
  for (const [index, { statement, anchors }] of anchored.entries()) {
    const sets = anchors.map((set) => vectors.slice(next, (next += set.length)));
    const distribution = spreadDistribution(ratingDistribution(vectors[index]!, sets), statement.scale.points);
    rated.set(statement, placed(statement, distribution, "semantic_similarity"));
  }
  return { rated, usage };
}

/** Ratings of those statements that vectors can be trusted with; the others are left out. */
export async function rateBySimilarity(words: Words, statements: readonly Statement[]) {
  const all = await Promise.all(statements.map((statement) => prepared(words, statement)));
  return bySimilarity(words.reader, all.filter(isAnchored));
}

/** Ratings by a second turn of the persona's model, all in one call. */
async function byFollowUp({ model, modelId, study }: Rating, statements: readonly Statement[]) {
  const rated = new Map<Statement, RatedWords>();
  if (statements.length === 0) return { rated, usage: noCost };
  try {
    const { value, usage } = await model.ask(followUpRatingPrompt(statements, study), modelId);
    for (const [index, statement] of statements.entries()) {
      const distribution = value[index];
      if (distribution) rated.set(statement, placed(statement, distribution, "follow_up"));
    }
    return { rated, usage };
  } catch (error) {
    // The words are paid for: they are kept, without a number.
    if (error instanceof MaxCostReached) return { rated, usage: noCost };
    if (!isGivenUp(error)) throw error;
    return { rated, usage: error.usage };
  }
}

/** Vectors of themes; none where they would not tell one from another. */
export async function themeVectors({ reader, language }: Words, themes: readonly string[]) {
  if (!reader.likeness || themes.length === 0 || !(await reader.tellsApart(language)))
    return { vectors: [], usage: noCost };
  return reader.likeness.embed(themes);
}

/**
 * Turns words into distributions over scale points: words first, scale second. Where the embedding model has shown that
 * it can read the language, by semantic similarity; where it has not, a second turn of the persona's model reads the
 * words and places them; where that comes to nothing there is no number.
 * @param themes texts of which only the vectors are wanted
 * @throws ModelError for what is worth another attempt
 */
export async function rateWords(
  rating: Rating,
  statements: readonly Statement[],
  themes: readonly string[] = [],
): Promise<RatedTexts> {
  const place = async () => {
    const all = await Promise.all(statements.map((statement) => prepared(rating, statement)));
    const others = all.filter((one) => !isAnchored(one)).map(({ statement }) => statement);
    return allSettledOrThrow(bySimilarity(rating.reader, all.filter(isAnchored)), byFollowUp(rating, others));
  };
  const [[similar, followed], embedded] = await allSettledOrThrow(place(), themeVectors(rating, themes));
  return {
    rated: statements.map((one) => similar.rated.get(one) ?? followed.rated.get(one) ?? NO_NUMBER),
    vectors: embedded.vectors,
    usage: [followed.usage, embedded.usage].reduce(addCosts, similar.usage),
  };
}
