import * as limits from "../schemas.ts";
import type { QuestionKind, SurveyQuestion, SurveyScale } from "../schemas.ts";
import { fail, quoted } from "./unusable-survey.ts";

/** Beyond them a number of an answer, a price or a sum is none, and in the end cannot be stored. */
const LARGEST_NUMBER = 1e12;
const SMALLEST_NUMBER = 1e-6;
const FEWEST_OF_BEST_WORST = 3;
const ID = new RegExp(`^[A-Za-z][A-Za-z0-9_]{0,${limits.LONGEST_ID - 1}}$`);

type Field = Exclude<keyof SurveyQuestion, "id" | "kind" | "text">;
/** What questions of a kind may say beside what all may: their words, their route and their place. */
const ownFields: Record<QuestionKind, readonly Field[]> = {
  likert: ["scale"],
  multiple_choice: ["options", "multiple", "exclusive_options", "anchored_options", "randomize", "min", "max", "fact"],
  open_ended: ["fact"],
  numeric: ["min", "max", "unit", "fact"],
  ranking: ["options", "anchored_options", "best_worst", "randomize", "min", "max"],
  allocation: ["options", "anchored_options", "randomize", "min", "max", "unit", "total"],
};
const kindFields = [...new Set(Object.values(ownFields).flat())];
const called: Record<QuestionKind, string> = {
  likert: "a rating (likert)",
  multiple_choice: "multiple choice",
  open_ended: "an open question (open_ended)",
  numeric: "a number (numeric)",
  ranking: "a ranking",
  allocation: "an allocation",
};

/** Whether a field says anything; `randomize: false` asks for what every kind does. */
const says = (question: SurveyQuestion, field: Field): boolean => {
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
 * Holds what a question says of itself against its kind.
 * @throws UnusableSurvey
 */
export function checkQuestion(question: SurveyQuestion): void {
  const refuse = (problem: string) => fail(question, problem);
  const { id, kind, text, context, options, scale, total, unit } = question;
  if (!isId(id)) refuse(`has an id that cannot be used; ${ID_RULE}`);
  if (!/[\p{L}\p{N}]/u.test(text)) refuse("asks nothing; give it a text.");
  if (text.length > limits.LONGEST_QUESTION)
    refuse(`is longer than the ${limits.LONGEST_QUESTION} characters that a question may have.`);
  if ((context ?? "").length > limits.LONGEST_CONTEXT)
    refuse(`shows a text of more than ${limits.LONGEST_CONTEXT} characters; shorten it.`);
  const strange = kindFields.find((field) => says(question, field) && !ownFields[kind].includes(field));
  if (strange) refuse(`has ${strange}, which makes no sense for ${called[kind]}; leave it out or change its kind.`);
  if (kind === "likert" && !scale) refuse("is a rating without a scale; give it one.");
  if (scale) checkScale(question, scale);
  if (ownFields[kind].includes("options")) {
    if (!options) refuse(`is ${called[kind]} without options; give it at least ${limits.OPTIONS.fewest}.`);
    checkOptions(question, options ?? []);
  }
  if ((unit ?? "").length > limits.LONGEST_UNIT) refuse(`has a unit of more than ${limits.LONGEST_UNIT} characters.`);
  if (kind === "allocation" && total === null) refuse("is an allocation without a total; say what the shares sum to.");
  checkBounds(question);
}

function checkScale(question: SurveyQuestion, { points, labels, low_label, high_label }: SurveyScale): void {
  const { fewest, most } = limits.SCALE_POINTS;
  if (points < fewest || points > most) fail(question, `has ${points} points; a scale has ${fewest} to ${most}.`);
  if (labels && labels.length !== points)
    fail(question, `has ${labels.length} labels for ${points} points; label every point, or none.`);
  if ([low_label, high_label, ...(labels ?? [])].some((label) => (label ?? "").length > limits.LONGEST_LABEL))
    fail(question, `has a scale label of more than ${limits.LONGEST_LABEL} characters.`);
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
    refuse("has exclusive_options, but one answer alone; set multiple, or leave them out.");
  if (question.best_worst && options.length < FEWEST_OF_BEST_WORST)
    refuse(`asks for the best and the worst of ${options.length}; give it ${FEWEST_OF_BEST_WORST} options at least.`);
}

function checkBounds(question: SurveyQuestion): void {
  const refuse = (problem: string) => fail(question, problem);
  const { kind, options, multiple, best_worst, min, max, total } = question;
  const unusable = unusableNumber([min, max, total]);
  if (unusable) refuse(unusable);
  if (min !== null && max !== null && min > max)
    refuse(`has a min of ${min} above its max of ${max}; turn them round.`);
  const count = options?.length ?? 0;
  if (kind === "allocation" && total !== null) {
    if ((min ?? 0) * count > total)
      refuse(`has ${count} options of at least ${min} each, which is more than its total of ${total}.`);
    if (max !== null && max * count < total)
      refuse(`has ${count} options of at most ${max} each, which never reach its total of ${total}.`);
    return;
  }
  if ((kind !== "multiple_choice" && kind !== "ranking") || (min === null && max === null)) return;
  if (kind === "multiple_choice" && !multiple)
    refuse("limits how many options are chosen, but takes one answer alone.");
  if (best_worst) refuse("asks for the best and the worst alone, so it takes neither min nor max.");
  const verb = kind === "ranking" ? "ranked" : "chosen";
  for (const bound of [min, max]) {
    if (bound === null) continue;
    if (!Number.isInteger(bound) || bound < 0) refuse(`wants ${bound} options ${verb}; name a whole number.`);
    if (bound > count) refuse(`wants ${bound} options ${verb}, but has ${count}.`);
  }
  if (max === 0) refuse(`lets no option be ${verb}; give it a max of 1 at least.`);
  const choosable = Math.max(count - question.exclusive_options.length, 1);
  if ((min ?? 0) > choosable) refuse(`wants ${min} options chosen, but only ${choosable} can be chosen together.`);
}
