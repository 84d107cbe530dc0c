import type { Answer } from "../simulation/results.ts";
import { pointOf } from "./condition.ts";
import type { SurveyQuestion } from "./schemas.ts";

/** Characters of an open answer that are piped into another question. */
const LONGEST_PIPED = 120;

/** Signs whose place depends on the language; other units stand behind their number. */
const currencies: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", R$: "BRL" };

/** A number with its unit, as a language writes it: `$449`, `449 €`, `12 days`. @param language BCP 47 */
export function numberInWords(value: number, unit: string | null, language: string): string {
  const currency = unit === null ? undefined : currencies[unit];
  const form = { maximumFractionDigits: 6, trailingZeroDisplay: "stripIfInteger" } as const;
  if (currency)
    return new Intl.NumberFormat(language, {
      ...{ style: "currency", currency, currencyDisplay: "narrowSymbol", trailingZeroDisplay: "stripIfInteger" },
    }).format(value);
  const number = new Intl.NumberFormat(language, form).format(value);
  const isClose = unit === "%" || /^\p{Script=Han}/u.test(unit ?? "");
  return unit === null ? number : `${number}${isClose ? "" : " "}${unit}`;
}

const listed = (parts: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

function shortened(text: string): string {
  const whole = text.trim();
  if (whole.length <= LONGEST_PIPED) return whole;
  const cut = whole.slice(0, LONGEST_PIPED);
  const kept = cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_PIPED / 2));
  return `${kept.replace(/(?<![\s,;.:–-])[\s,;.:–-]+$/u, "")}…`;
}

/** What was decided, in the words of its question and the form of a language; null for answers that are words alone. */
function decided(answer: Answer, { unit, best_worst }: SurveyQuestion, language: string): string | null {
  const { selected_options, value, ranking, allocation } = answer;
  if (selected_options) return listed(selected_options, language);
  if (value !== null) return numberInWords(value, unit, language);
  if (ranking && best_worst) return ranking.join(" > ");
  if (ranking) return ranking.map((option, index) => `${index + 1}. ${option}`).join("; ");
  if (allocation)
    return listed(
      allocation.map(({ option, amount }) => `${option}: ${numberInWords(amount, unit, language)}`),
      language,
    );
  return null;
}

/** An answer with its reason, as somebody remembers having given it. @param language BCP 47 */
export function answerInWords(answer: Answer, question: SurveyQuestion, language: string): string {
  const content = decided(answer, question, language);
  return content === null || content === answer.text ? answer.text : `${content}. ${answer.text}`;
}

/**
 * The part of an answer that is piped into another question:
 *
 * - the options chosen, the first of a ranking, or the options that were given something;
 * - a number with its unit, or the point of a scale by its label or number;
 * - the words of an open answer, shortened.
 * @param language BCP 47
 */
export function pipedWords(answer: Answer, question: SurveyQuestion, language: string): string {
  const { ranking, allocation } = answer;
  if (ranking) return ranking[0] ?? "";
  if (allocation)
    return listed(
      allocation.flatMap(({ option, amount }) => (amount > 0 ? [option] : [])),
      language,
    );
  const { scale } = question;
  const point = pointOf(question, answer);
  if (scale && point !== null) return scale.labels?.[point - scale.first_value] ?? String(point);
  return decided(answer, question, language) ?? shortened(answer.text);
}
