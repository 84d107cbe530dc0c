import words from "../../data/option-words.json" with { type: "json" };
import { familyWords } from "../rating/label-words.ts";
import { contentOf, heightOf, plain } from "../rating/read-scale.ts";
import { openingPattern } from "../../platform/text/word-patterns.ts";
import { amountOf, rateOf } from "./option-amounts.ts";

/** Options that answer none of the others, in the seven languages of the label words, whole or before more words. */
const otherOption = openingPattern(
  words.other.options,
  String.raw`(?=$|[\s]*[(:,;/…._–-]|\s+(?:${words.other.followedBy.join("|")}))`,
);
/** Another brand, another reason: `other` with the thing that the question asks for. */
const otherThing = openingPattern(words.another.before, ` (?:${words.another.things.join("|")})$`);
const noneOption = openingPattern(words.none);
const unknownOption = openingPattern(words.unknown);
const allOption = openingPattern(words.all);

/** Whether an option closes a list wherever it is shown: other, none of these, don't know, prefer not to say. */
export function standsLast(option: string): boolean {
  const text = plain(option);
  return (
    otherOption.test(text) ||
    otherThing.test(text) ||
    allOption.test(text) ||
    noneOption.test(text) ||
    unknownOption.test(text)
  );
}

/** Things that everybody puts in one order. */
const ladders: readonly (readonly RegExp[])[] = Object.values(words.ladders).map((rungs) =>
  rungs.map((rung) => new RegExp(rung.join("|"))),
);

/** Whether values rise or fall all the way, ties allowed, and are not all the same. */
function monotone(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? value)));
  return steps.some((step) => step !== 0) && !(steps.includes(1) && steps.includes(-1));
}

/** One option at an end may lack a number of its own (`None`, `Longer ago`). */
function runs(values: readonly (number | null)[]): boolean {
  const inner = values[0] === null ? values.slice(1) : values.at(-1) === null ? values.slice(0, -1) : values;
  return inner.length > 1 && inner.every((value) => value !== null) && monotone(inner);
}
/** Grades whose words stand without the spaces by which stems are found. */
const grades: readonly RegExp[] = words.ladders.agreementInJapanese.map((rung) => new RegExp(rung.join("|")));

function isLadder(options: readonly string[], ladder: readonly RegExp[]): boolean {
  const rungs = options.map((option) => ladder.findLastIndex((rung) => rung.test(option)));
  return !rungs.includes(-1) && monotone(rungs) && new Set(rungs).size === rungs.length;
}

const scales = familyWords.map((family) => ({
  family,
  stems: new RegExp(`(?:${family.high.source}|${family.low.source})\\p{L}*`, "gu"),
}));

/** Whether words of one family of scales rise or fall from option to option, all but one of which have one. */
const risesIn = (options: readonly string[], { family }: (typeof scales)[number]): boolean => {
  const heights = options.map((option) => heightOf(option, family));
  const known = heights.filter((height) => height !== 0).length;
  return known >= options.length - 1 && known > 1 && monotone(heights);
};

const opening = (option: string): string =>
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|\p{L}{4,})/u.exec(option)?.[0] ?? option;

/** `Certainly not, probably not, perhaps, probably, certainly`: both outer pairs begin with the same words. */
const areMirrored = (options: readonly string[]): boolean =>
  options.length > 3 && [0, 1].every((at) => opening(options[at]!) === opening(options.at(-1 - at)!));

/** Whether options that have numbers like points are points by their words, too: `1 Never`, `2 Rarely`, `3 Often`. */
export function arePoints(options: readonly string[]): boolean {
  const texts = options.map(plain);
  return areMirrored(texts) || isLadder(texts, grades) || scales.some((scale) => risesIn(texts, scale));
}

/** `Very good, good, poor`, but not `good price, good taste, poor service`: grades of one thing. */
function isVerbalScale(options: readonly string[]): boolean {
  return scales.some((scale) => {
    const rests = new Set(options.map((option) => contentOf(option.replace(scale.stems, " "))).filter(Boolean));
    return rests.size < 2 && risesIn(options, scale);
  });
}

/** Whether options have an order of their own: amounts, ages, brackets, frequencies, verbal scales, days, sizes. */
export function isOrdered(options: readonly string[]): boolean {
  const texts = options.map(plain);
  return (
    runs(texts.map(rateOf)) ||
    runs(texts.map(amountOf)) ||
    ladders.some((ladder) => isLadder(texts, ladder)) ||
    isVerbalScale(texts)
  );
}
