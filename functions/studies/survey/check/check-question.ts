import * as limits from "../schemas.ts";
import type { KindField } from "../questions/question-module.ts";
import { questionModules } from "../questions/question-modules.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { fail, quoted } from "./unusable-survey.ts";

/** Beyond these limits, a number is not a plausible answer, price or sum, and the largest ones cannot be stored. */
const LARGEST_NUMBER = 1e12;
const SMALLEST_NUMBER = 1e-6;
// A round of a loop ends in its number: q7@2.
const ID = new RegExp(`^[A-Za-z][A-Za-z0-9_]{0,${limits.LONGEST_ID - 1}}(?:@[1-9]\\d{0,2})?$`);

const kindFields = [...new Set(Object.values(questionModules).flatMap(({ fields }) => fields))];

/** Whether a field says anything; `randomize: false` asks for what every kind does. */
const says = (question: SurveyQuestion, field: KindField): boolean => {
  const value = question[field];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
};

/** Whether an id can name a question, a block or a rotation wherever it is shown, asked for or exported. */
export const isId = (id: string): boolean => ID.test(id) && !(id in Object.prototype);
export const ID_RULE = `ids are a letter and up to ${limits.LONGEST_ID - 1} letters, digits or _ behind it.`;

/** What is wrong with the size of the numbers that a question names, to go on with behind its name. */
export function unusableNumber(numbers: readonly (number | null)[]): string | undefined {
  const sizes = numbers.map((number) => Math.abs(number ?? 0));
  if (sizes.some((size) => size > LARGEST_NUMBER))
    return `has a number beyond ${LARGEST_NUMBER.toLocaleString("en-US")}.`;
  return sizes.some((size) => size > 0 && size < SMALLEST_NUMBER)
    ? `has a number nearer to 0 than ${SMALLEST_NUMBER.toFixed(6)}; ask in another unit.`
    : undefined;
}

/**
 * Checks that the fields of a question fit its kind.
 * @throws UnusableSurvey
 */
export function checkQuestion(question: SurveyQuestion): void {
  const refuse = (problem: string) => fail(question, problem);
  const { id, kind, text, context, options, unit, min, max, total } = question;
  const { called, fields, check } = questionModules[kind];
  if (!isId(id)) refuse(`has an id that cannot be used; ${ID_RULE}`);
  if (!/[\p{L}\p{N}]/u.test(text)) refuse("asks nothing; give it a text.");
  if (text.length > limits.LONGEST_QUESTION)
    refuse(`is longer than the ${limits.LONGEST_QUESTION} characters that a question may have.`);
  if ((context ?? "").length > limits.LONGEST_CONTEXT)
    refuse(`shows a text of more than ${limits.LONGEST_CONTEXT} characters; shorten it.`);
  const strange = kindFields.find((field) => says(question, field) && !fields.includes(field));
  if (strange) refuse(`has ${strange}, which makes no sense for ${called}; leave it out or change its kind.`);
  if (fields.includes("options")) {
    if (!options) refuse(`is ${called} without options; give it at least ${limits.OPTIONS.fewest}.`);
    checkOptions(question, options ?? []);
  }
  if ((unit ?? "").length > limits.LONGEST_UNIT) refuse(`has a unit of more than ${limits.LONGEST_UNIT} characters.`);
  const unusable = unusableNumber([min, max, total]);
  if (unusable) refuse(unusable);
  if (min !== null && max !== null && min > max) refuse(`has min ${min} above max ${max}; swap them.`);
  check(question, refuse);
}

function checkOptions(question: SurveyQuestion, options: readonly string[]): void {
  const refuse = (problem: string) => fail(question, problem);
  const { fewest, most } = limits.OPTIONS;
  if (options.length < fewest || options.length > most)
    refuse(`has ${options.length === 1 ? "one option" : `${options.length} options`}; give it ${fewest} to ${most}.`);
  const seen = new Set<string>();
  for (const option of options) {
    if (option.trim() === "") refuse("has an option without words.");
    if (option.length > limits.LONGEST_OPTION)
      refuse(`has an option of more than ${limits.LONGEST_OPTION} characters ("${quoted(option)}").`);
    if (seen.has(option.toLowerCase())) refuse(`has the option "${quoted(option)}" twice.`);
    seen.add(option.toLowerCase());
  }
  for (const field of ["exclusive_options", "anchored_options"] as const) {
    const unknown = question[field].find((option) => !options.includes(option));
    if (unknown !== undefined) refuse(`names "${quoted(unknown)}" in ${field}, which is none of its options.`);
  }
  if (!question.multiple && question.exclusive_options.length > 0)
    refuse("has exclusive_options, but takes only one answer; set multiple, or leave them out.");
}
