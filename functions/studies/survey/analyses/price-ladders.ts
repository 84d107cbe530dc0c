import type { ScaleFamily } from "../../rating/scale-families.ts";
import { plain, readScale } from "../../rating/read-scale.ts";
import type { Answer } from "../../simulation/results.ts";
import { sum } from "../../../statistics/moments.ts";
import { analysisWords } from "../analysis-words.ts";
import { currencyIn } from "../questionnaire/instructions.ts";
import { formOf } from "../answer-forms.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";

/** A rung of a ladder: the question and its price. */
export interface PricedQuestion {
  question: SurveyQuestion;
  price: number;
}

export const FEWEST_PRICES = 3;
/** Points of a purchase scale that count as buying: two of five or more, one of fewer. */
const TOP_POINTS = (points: number) => (points > 4 ? 2 : 1);

const NUMBER = /\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g;

/** `1,299.00`, `1.299,00`, `4,99` and `12 000` as numbers: up to two last digits behind a mark are decimals. */
function numberOf(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = (decimals === undefined ? text : text.slice(0, -decimals.length - 1)).replaceAll(/\D/g, "");
  return Number(decimals === undefined ? whole : `${whole}.${decimals}`);
}

const wordingOf = ({ context, text }: SurveyQuestion): string => `${context ?? ""}\n${text}`;

/** A question without its numbers: two of one ladder are the same. */
const frameOf = (question: SurveyQuestion): string =>
  JSON.stringify([plain(wordingOf(question)).replaceAll(NUMBER, "#"), question.kind, question.options, question.scale]);

/** The unit of the prices of a question: its own, else the one currency that its words name. */
export const currencyOf = (question: SurveyQuestion): string | null => question.unit ?? currencyIn(wordingOf(question));

const isRefusal = (option: string): boolean => analysisWords.no.test(plain(option));

/** The option that says yes where another says no; null for any other choice. */
function yesOf({ options, multiple }: SurveyQuestion): string | null {
  const yes = (options ?? []).filter((option) => analysisWords.yes.test(plain(option)) && !isRefusal(option));
  return !multiple && yes.length === 1 && (options ?? []).some(isRefusal) ? yes[0]! : null;
}

/** Scales that are read as something other than buying are not made into it by a word of the question. */
const openFamilies: readonly (ScaleFamily | null)[] = ["likelihood", "agreement", null];

function asksToBuy(question: SurveyQuestion): boolean {
  const speaksOfBuying = analysisWords.buying.test(plain(wordingOf(question)));
  if (formOf(question) === "options") return speaksOfBuying && yesOf(question) !== null;
  if (formOf(question) !== "rating" || !question.scale) return false;
  const { family } = readScale({ text: question.text, scale: question.scale });
  return family === "purchase_intent" || (speaksOfBuying && openFamilies.includes(family));
}

/**
 * How far an answer is to buy, 0..1: yes or no, or the probability of the upper points of a purchase scale. These are
 * the top two boxes of five or more points, else the top box.
 */
export function buying(question: SurveyQuestion, answer: Answer): number {
  if (formOf(question) !== "rating" || !question.scale)
    return answer.selected_options?.includes(yesOf(question) ?? "") ? 1 : 0;
  const { downward } = readScale({ text: question.text, scale: question.scale });
  const distribution = (downward ? answer.distribution?.toReversed() : answer.distribution) ?? [];
  return Math.min(1, sum(distribution.slice(-TOP_POINTS(question.scale.points))) / sum(distribution));
}

/** Questions with the one number in which they differ as their price; null where they differ in none or in several. */
function pricesOf(questions: readonly SurveyQuestion[]): PricedQuestion[] | null {
  const numbers = questions.map((question) => (wordingOf(question).match(NUMBER) ?? []).map(numberOf));
  const differing = (numbers[0] ?? []).flatMap((first, at) => (numbers.some((own) => own[at] !== first) ? [at] : []));
  if (differing.length !== 1) return null;
  const priced = questions.map((question, index) => ({ question, price: numbers[index]![differing[0]!]! }));
  const isDistinct = new Set(priced.map(({ price }) => price)).size === priced.length;
  return isDistinct ? priced.toSorted((a, b) => a.price - b.price) : null;
}

/**
 * Ladders of prices in a survey, each by rising price. A ladder is at least three questions in a row that are equal
 * except for one number. They ask whether somebody would buy, by yes and no or on a scale of purchase intent.
 */
export function priceLaddersIn({ questions }: Survey): PricedQuestion[][] {
  const runs: SurveyQuestion[][] = [];
  for (const question of questions.filter(asksToBuy)) {
    const run = runs.at(-1);
    if (run && frameOf(run[0]!) === frameOf(question)) run.push(question);
    else runs.push([question]);
  }
  return runs.flatMap((run) => {
    const ladder = run.length >= FEWEST_PRICES ? pricesOf(run) : null;
    return ladder ? [ladder] : [];
  });
}
