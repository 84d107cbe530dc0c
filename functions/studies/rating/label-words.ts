import words from "../../data/scale-words.json" with { type: "json" };
import { openingPattern, stemPattern, wordPattern } from "../../platform/text/word-patterns.ts";
import type { ScaleFamily } from "./scale-families.ts";

/**
 * Words by which labels and questions show what a scale measures, in English, German, French, Spanish, Italian, Dutch
 * and Portuguese, lower case and without accents: `high` words stand at the upper end of the family unless they are
 * negated, `low` words at the lower. Families whose words are more particular come first.
 */
export interface FamilyWords {
  family: ScaleFamily;
  high: RegExp;
  low: RegExp;
}

export const familyWords: readonly FamilyWords[] = words.families.map(({ family, high, low }) => ({
  family: family as ScaleFamily,
  high: stemPattern(high),
  low: stemPattern(low),
}));

/** Comparatives show which end is the upper one, but not of what. */
export const comparatives: FamilyWords = {
  family: "quality",
  high: stemPattern(words.comparatives.high),
  low: stemPattern(words.comparatives.low),
};
/** Both ends are too much of something: the middle is best, and neither end is the upper one. */
export const excess = /^(?:(?:far|much|way|viel|beaucoup|molto|veel) )?(?:too|zu|trop|demasiad[oa]|troppo|te|demais)\b/;
/** Fairness is a matter of money only where a price is asked about. */
export const fairness = /\b(?:un)?fair/;
export const pricing = stemPattern(words.pricing);
/** Words that move a label to the other end. */
export const negations = wordPattern(words.negations);
/** Words that leave so little of a label that it stands near the lower end. */
export const minimisers = wordPattern(words.minimisers);
/** Words of the middle of a scale. */
export const middles = wordPattern(words.middles);
/** Words that move a label closer to the end on its side. */
export const amplifiers = wordPattern(words.amplifiers);
/** Words that only grade. A label with nothing else shows how much, but not of what. */
export const grades = wordPattern(words.grades, "g");
/** Answers of scales with the two ends yes and no. */
export const affirmations = openingPattern(words.affirmations, String.raw`\b`);
export const refusals = openingPattern(words.refusals, String.raw`\b`);
/**
 * Likelihood of buying and of recommending have their own graded answers. Asked without labels, they are likelihoods,
 * too.
 */
export const buying = stemPattern(words.buying);
export const recommending =
  /(?:\brecommend|empfehl|empfiehl|\brecommand|\brecomend|\braccomand|\bconsigli|aanbevel|aanraden|aanrad)/;
/** A statement about oneself that people are asked to agree with. */
export const firstPerson = openingPattern(words.firstPerson, String.raw`\b`);
/** Requests for a verdict on something, without the words of any family. */
export const rating = stemPattern(words.rating);
