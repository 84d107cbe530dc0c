import type { Model } from "../../models/port/model.ts";
import { isGivenUp } from "../../platform/model-errors.ts";
import { isNonAnswer } from "../interview/coverage.ts";
import { answerLanguage } from "../rating/answer-language.ts";
import { betterMethod, chatTest } from "../rating/chat-ratings.ts";
import type { RatingMethod } from "../rating/rating-method.ts";
import { readPoints, type ReadableScale } from "../rating/scale-map.ts";
import { spreadDistribution } from "../rating/spread-distribution.ts";
import type { Statement } from "../rating/statement.ts";
import { surveyRating } from "../rating/survey-rating.ts";
import { addCosts, noCost, type Cost } from "../../platform/costs/cost.ts";
import { MaxCostReached } from "../../platform/costs/max-cost.ts";
import { followUpRatingPrompt } from "../rating/prompt.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import type { Reader } from "../rating/reader/reader.ts";
import { rounded } from "../../statistics/rounded.ts";

/** Words of a language, and the reader of their vectors. */
export interface Words {
  reader: Reader;
  /** Language of the study (BCP 47). */
  language: string;
}

/** The models that turn words into numbers, and the study and persona that the words come from. */
export interface Rating extends Words {
  model: Model;
  /** The persona's model, which reads its own words where vectors cannot be trusted. */
  modelId: string;
  study?: string | undefined;
}

/** Where words stand on their scale; without a number if they could not be read. */
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
  /** Vectors of the themes, in order; none where vectors do not distinguish themes. */
  vectors: number[][];
  usage: Cost;
}

const NO_NUMBER: RatedWords = { distribution: null, rating: null, method: null };

const placed = ({ scale }: Statement, distribution: readonly number[], method: RatingMethod): RatedWords => ({
  distribution: distribution.map((p) => rounded(p, 4)),
  rating: rounded(surveyRating(distribution, scale), 2),
  method,
});

/** A statement, and how its scale is read from vectors where that is the method. */
interface Prepared {
  statement: Statement;
  /** Null: no method can be trusted with it. */
  method: RatingMethod | null;
  scale: ReadableScale | null;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
/** At most this many words next to a number are its unit, or a grade. */
const NUMBER_WORDS = 4;
/**
 * A word alone, a grade in numbers and an answer that says nothing have no vector that shows where they stand (methods
 * §11).
 */
function isSentence(text: string): boolean {
  const words = [...segmenter.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;
  // `8 out of 10` has words, and a number that no vector contains.
  return !isNonAnswer(text) && words > (/\d/.test(text) ? NUMBER_WORDS : 1);
}

/** @param modelId the chat model that would read what vectors cannot */
async function prepared({ reader, language }: Words, statement: Statement, modelId?: string): Promise<Prepared> {
  const { family, text } = statement;
  // Nobody has written graded answers for a scale that only its own labels explain.
  if (family === null) return { statement, method: "follow_up", scale: null };
  const spoken = answerLanguage(text, language);
  const scale = isSentence(text) ? await reader.scale(spoken, family) : null;
  const chat = modelId === undefined ? undefined : chatTest(modelId, spoken, family);
  const method = betterMethod(scale?.test, chat);
  return { statement, method, scale: method === "semantic_similarity" ? scale : null };
}

type Readable = Prepared & { scale: ReadableScale };
const isReadable = (one: Prepared): one is Readable => one.scale !== null;

/** Ratings from vectors (docs/methods.md, Ratings); all texts are embedded in one go. */
async function bySimilarity(reader: Reader, readable: readonly Readable[]) {
  const rated = new Map<Statement, RatedWords>();
  if (!reader.ratings || readable.length === 0) return { rated, usage: noCost };
  const { vectors, usage } = await reader.ratings.embed(readable.map(({ statement }) => statement.text));
  for (const [index, { statement, scale }] of readable.entries()) {
    const points = readPoints(scale, vectors[index]!);
    const upward = spreadDistribution(points, statement.scale.points);
    const distribution = statement.downward ? upward.toReversed() : upward;
    rated.set(statement, placed(statement, distribution, "semantic_similarity"));
  }
  return { rated, usage };
}

/** Ratings of those statements that vectors can be trusted with; the others are left out. */
export async function rateBySimilarity(words: Words, statements: readonly Statement[]) {
  const all = await Promise.all(statements.map((statement) => prepared(words, statement)));
  return bySimilarity(words.reader, all.filter(isReadable));
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

/** Vectors of themes; none if they would not distinguish themes. */
export async function themeVectors({ reader, language }: Words, themes: readonly string[]) {
  if (!reader.similarity || themes.length === 0 || !(await reader.tellsApart(language)))
    return { vectors: [], usage: noCost };
  return reader.similarity.embed(themes);
}

/**
 * Turns words into distributions over scale points: words first, scale second.
 *
 * If the embedding model has shown that it can read the scale in the language, it decides, by what was learned from
 * graded answers. If it has not, or misses by more than the persona's model does, a second turn of that model reads the
 * words and places them. If that yields nothing, or the model was found to misread the scale, there is no number.
 * @param themes texts of which only the vectors are wanted
 * @throws ModelError for what is worth another attempt
 */
export async function rateWords(
  rating: Rating,
  statements: readonly Statement[],
  themes: readonly string[] = [],
): Promise<RatedTexts> {
  const place = async () => {
    const all = await Promise.all(statements.map((statement) => prepared(rating, statement, rating.modelId)));
    const others = all.filter(({ method }) => method === "follow_up").map(({ statement }) => statement);
    return allSettledOrThrow(bySimilarity(rating.reader, all.filter(isReadable)), byFollowUp(rating, others));
  };
  const [[similar, followed], embedded] = await allSettledOrThrow(place(), themeVectors(rating, themes));
  return {
    rated: statements.map((one) => similar.rated.get(one) ?? followed.rated.get(one) ?? NO_NUMBER),
    vectors: embedded.vectors,
    usage: [followed.usage, embedded.usage].reduce(addCosts, similar.usage),
  };
}
