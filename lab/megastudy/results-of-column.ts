import type { HumanQuestion } from "../../functions/findings/human-study/schemas.ts";
import { wordsOf } from "../../functions/findings/human-study/same-text.ts";
import { formOf } from "../../functions/studies/survey/answer-forms.ts";
import { numberedScale } from "../../functions/studies/survey/import/numbered-scale.ts";
import { idLike } from "../../functions/studies/survey/import/code-ids.ts";
import { LONGEST_OPTION, type SurveyQuestion, type SurveyScale } from "../../functions/studies/survey/schemas.ts";
import type { PeopleColumn } from "./read-study.ts";

export type HumanResults = Extract<HumanQuestion["results"], { counts: unknown } | { mean: unknown }>;

/** Words of a text, with embedded fields under the names that they have here, where later values are `fee_2`. */
export const wordsWithFields = (text: string): string =>
  wordsOf(
    text
      .replaceAll(/\$\{e:\/\/Field\/([^{}]*)\}/gu, (_, field: string) => idLike(field))
      .replaceAll(/\{\{(\w+?)(?:_\d+)?\}\}/gu, "$1"),
  );
const optionWords = (option: string): string => wordsWithFields(option.slice(0, LONGEST_OPTION));

/** The options that codes stand for, or a sentence on the first that is none. */
function optionsOfCodes(
  labels: Readonly<Record<string, string>>,
  options: readonly string[],
): Map<string, string> | string {
  const byWords = new Map(options.map((option) => [optionWords(option), option]));
  const found = new Map<string, string>();
  for (const [code, label] of Object.entries(labels)) {
    const option = byWords.get(optionWords(label));
    if (option === undefined) return `“${label.slice(0, 80)}” is none of the options here.`;
    found.set(code, option);
  }
  return new Set(found.values()).size === found.size ? found : "Two of its answers have the words of one option here.";
}

/** The points that codes stand for: as labels are numbered, as they are worded, or as the codes are. */
function pointsOfCodes(
  labels: Readonly<Record<string, string>>,
  { points, first_value: first, labels: words }: SurveyScale,
): Map<string, number> | string {
  const codes = Object.keys(labels);
  const given = Object.values(labels);
  const worded = words && given.map((label) => words.findIndex((word) => wordsOf(word) === wordsOf(label)) + first);
  const values =
    numberedScale(given)?.values ?? (worded?.every((value) => value >= first) ? worded : null) ?? codes.map(Number);
  const isScale = values.every((value) => Number.isInteger(value) && value >= first && value < first + points);
  if (!isScale || new Set(values).size !== points || values.length !== points)
    return `Its ${values.length} points are not the ${points} points of the scale here.`;
  return new Map(codes.map((code, at) => [code, values[at]!]));
}

/**
 * What people answered in the form in which the service takes it.
 * @returns a sentence where it has none for such answers
 */
export function resultsOf(column: PeopleColumn, question: SurveyQuestion): HumanResults | string {
  const { counts, labels, mean, sd, n, kind } = column;
  if (kind === "number") return "Numbers: human studies hold rating scales and choices only.";
  const form = formOf(question);
  if (form !== "rating" && form !== "options") return `It is a question of the kind ${question.kind} here.`;
  if (question.multiple) return "Several options can be chosen here, and people's column is of one.";
  if (!counts || !labels) {
    if (form === "options" || typeof mean !== "number" || typeof sd !== "number") return "It has no counts.";
    return { mean, sd, n };
  }
  const answers = question.scale
    ? pointsOfCodes(labels, question.scale)
    : optionsOfCodes(labels, question.options ?? []);
  if (typeof answers === "string") return answers;
  const unknown = Object.keys(counts).find((code) => !answers.has(code));
  if (unknown !== undefined) return `The code ${unknown} has no label.`;
  return { counts: Object.fromEntries(Object.entries(counts).map(([code, count]) => [answers.get(code)!, count])) };
}
