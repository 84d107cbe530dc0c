import { asksAboutPerson, factAskedBy } from "../../facts/asked-fact.ts";
import type { Fact } from "../../facts/fact.ts";
import { refuse, type Place } from "../../questionnaires/unreadable-line.ts";
import { asksForSeveral, unsupported, unsupportedIn } from "./instructions.ts";
import * as limits from "../schemas.ts";
import {
  plainQuestion,
  plainSurvey,
  surveySchema,
  type Survey,
  type SurveyQuestion,
  type SurveyScale,
} from "../schemas.ts";

/** A question as it stands in a file, before all questions are numbered. */
export interface DraftQuestion extends Place {
  /** What respondents read before it. */
  context: string | null;
  /** What the file says of it; null if nothing. */
  required: boolean | null;
  multiple: boolean;
  scale: SurveyScale | null;
  options: readonly Place[];
  /** Statements that are rated on its scale, or asked with its options. */
  rows: readonly Place[];
  /** What it asks of the person, as a model has read it; null if nothing, or if nobody has said so. */
  fact?: Fact | null | undefined;
}

const NOTHING_ASKED =
  "is no question, and no question was found below it; number the questions or end them with a question mark.";

/**
 * Numbers the questions of a file, and makes one of each row.
 * @param firstLine is named if there is no question
 * @throws UnreadableLine for the first question that is none, or too much for a survey
 */
export function surveyOf(drafts: readonly DraftQuestion[], firstLine: Place): Survey {
  if (drafts.length === 0) refuse(firstLine, NOTHING_ASKED);
  for (const draft of drafts) checkQuestion(draft);
  // Questions are required unless the file says otherwise: by marking those that are, or those that are not.
  const marksRequired = drafts.some(({ required }) => required === true);
  const rows = drafts.flatMap((draft, index) => {
    const stem = /[\p{L}\p{N}]$/u.test(draft.text) ? `${draft.text}:` : draft.text;
    const asked =
      draft.rows.length === 0
        ? [{ row: "", text: draft.text, line: draft.line }]
        : draft.rows.map((row, at) => ({ row: `_${at + 1}`, text: `${stem} ${row.text}`, line: row.line }));
    return asked.map(({ row, text, line }) => ({ draft, id: `q${index + 1}${row}`, text, line }));
  });
  for (const [index, row] of rows.entries()) {
    if (index >= limits.MOST_QUESTIONS)
      refuse(row, `is question ${index + 1}; a survey has at most ${limits.MOST_QUESTIONS}, rows of tables included.`);
    if (row.text.length > limits.LONGEST_QUESTION)
      refuse(row, `is longer than the ${limits.LONGEST_QUESTION} characters that a question may have.`);
  }
  const questions = rows.map(({ draft, id, text }): SurveyQuestion => ({
    ...plainQuestion,
    id,
    kind: draft.scale ? "likert" : draft.options.length > 0 ? "multiple_choice" : "open_ended",
    ...aboutPerson(draft, text),
    text,
    required: draft.required ?? !marksRequired,
    scale: draft.scale,
    options: draft.options.length > 0 ? draft.options.map((option) => option.text) : null,
    multiple: draft.multiple,
  }));
  return surveySchema.parse(plainSurvey(questions));
}

/** What a question asks of the person, who answers that without having read anything. */
function aboutPerson({ context, fact, scale, multiple, rows }: DraftQuestion, text: string) {
  const asked = scale || multiple || rows.length > 0 ? null : (fact ?? factAskedBy(text));
  return { context: asked !== null || asksAboutPerson(text) ? null : context, fact: asked };
}

function checkQuestion({ line, text, scale, options, multiple }: DraftQuestion): void {
  const fail = (problem: string, place: Place = { line, text }) => refuse(place, problem);
  const { OPTIONS, LONGEST_OPTION, LONGEST_LABEL } = limits;
  const instruction = unsupportedIn(text);
  if (instruction) fail(unsupported[instruction]);
  if (options.length > 0 && !multiple && asksForSeveral(text))
    fail("asks for several answers and was read as a choice of one; mark it with [multiple].");
  if (!/[\p{L}\p{N}]/u.test(text)) fail("has options or a scale but asks nothing.");
  if (options.length > OPTIONS.most) fail(`has ${options.length} options; a question has at most ${OPTIONS.most}.`);
  if (options.length > 0 && options.length < OPTIONS.fewest) fail("has one option; give it at least two.");
  const seen = new Set<string>();
  for (const option of options) {
    if (option.text.length > LONGEST_OPTION) fail(`is an option of more than ${LONGEST_OPTION} characters.`, option);
    if (seen.has(option.text.toLowerCase())) fail("is the same option as one above it.", option);
    seen.add(option.text.toLowerCase());
  }
  const labels = [scale?.low_label, scale?.high_label, ...(scale?.labels ?? [])];
  if (labels.some((label) => label && label.length > LONGEST_LABEL))
    fail(`has a scale label of more than ${LONGEST_LABEL} characters.`);
}
