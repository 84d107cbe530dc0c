import { isExact, readExact } from "../exact-form/exact-form.ts";
import { formOf, type QuestionKind } from "../answer-forms.ts";
import * as limits from "../schemas.ts";
import { asksAboutPerson, factAskedBy } from "../../facts/asked-fact.ts";
import { createProblems, refuse } from "../../questionnaire/unreadable-line.ts";
import { checkQuestion } from "./check-draft.ts";
import type { DraftQuestion, DraftSection } from "./draft-question.ts";
import { answerAbove } from "./fieldwork.ts";
import { askedFor, asksForMoney, currencyIn, deniesAll } from "./instructions.ts";
import { balancedSets } from "./maxdiff-sets.ts";
import { declaredExperiments, type DeclaredExperiments } from "./experiments.ts";
import { readSurveyByRule } from "./read-by-rule.ts";
import { addAsked } from "./question-of-block.ts";
import { type Numbered, route } from "./routes.ts";
import {
  MOST_BLOCKS,
  plainQuestion,
  type ReadSurvey,
  type Survey,
  type SurveyQuestion,
  surveySchema,
} from "../schemas.ts";

/**
 * Puts rows and sets, and the questions below headings that say so, into blocks; changes the questions in place.
 * @throws UnreadableLine for orders that cannot be kept
 */
export function orderOf(numbered: readonly Numbered[]): Pick<Survey, "blocks" | "rotations"> {
  const blocks: Survey["blocks"] = [];
  const ofSections = new Map<DraftSection, string>();
  for (const { draft, question, place } of numbered) {
    const { section } = draft;
    const isTable = numbered.filter((other) => other.draft === draft).length > 1;
    if (section && (section.shuffled || section.rotation !== null)) {
      if (isTable && (section.shuffled || draft.marks.shuffledRows))
        refuse(place, "has rows, which keep together; take it out of the section that is shuffled or rotated.");
      question.block = ofSections.get(section) ?? `b${ofSections.size + 1}`;
      if (!ofSections.has(section))
        blocks.push({ id: question.block, shuffled: section.shuffled, rotation: section.rotation });
      ofSections.set(section, question.block);
    } else if (isTable) {
      question.block = question.id.split("_")[0]!;
      if (blocks.at(-1)?.id !== question.block)
        blocks.push({ id: question.block, shuffled: draft.marks.shuffledRows, rotation: null });
    }
    if (blocks.length > MOST_BLOCKS) refuse(place, `is block ${blocks.length}; a survey has at most ${MOST_BLOCKS}.`);
  }
  return { blocks, rotations: rotationsOf([...ofSections.keys()]) };
}

function rotationsOf(sections: readonly DraftSection[]): Survey["rotations"] {
  const names = new Set(sections.flatMap(({ rotation }) => rotation ?? []));
  return [...names].map((id) => {
    const own = sections.filter(({ rotation }) => rotation === id);
    const first = own[0]!;
    const shown = own.find((section) => section.shown !== null)?.shown ?? null;
    if (own.some((section) => section.shown !== null && section.shown !== shown))
      refuse(first, `has a rotation of which headings show different numbers; write [show ${shown} of ${id}] once.`);
    return { id, shown };
  });
}

const noExperiments = { experiments: [], variables: [] };

/** A survey that is written in the plain format, or in its exact form. @throws UnreadableLine, NotInFormat */
export function readPlainSurvey(source: string): ReadSurvey {
  if (isExact(source)) return readExact(source);
  const { text, ...declared } = declaredExperiments(source);
  return surveyOf(readSurveyByRule(text), text, declared);
}

const NOTHING_ASKED =
  "is not a question, and no question was found below it; number the questions or end them with a question mark.";

/**
 * Numbers the questions of a file, makes one of each row and each best–worst set, and lays out the routes.
 * @param text the text of the file; its first line is named if there is no question, and its prices give the currency
 * @throws UnreadableLine for text that is not a question, for impossible routes, and for too many questions
 */
export function surveyOf(
  drafts: readonly DraftQuestion[],
  text: string,
  { experiments, variables }: Pick<DeclaredExperiments, "experiments" | "variables"> = noExperiments,
): ReadSurvey {
  if (drafts.length === 0) refuse({ line: 1, text: text.split("\n", 1)[0]! }, NOTHING_ASKED);
  const kinds = drafts.map((draft) => withKind(draft, text));
  const problems = createProblems();
  for (const draft of kinds) problems.attempt(() => checkQuestion(draft));
  problems.throwAny();
  // Questions are required unless the file says otherwise: by marking those that are, or those that are not.
  const marksRequired = kinds.some(({ marks }) => marks.required === true);
  const numbered = kinds.flatMap((draft, index) => questionsOf(draft, `q${index + 1}`, !marksRequired));
  for (const [index, { place, question }] of numbered.entries()) {
    if (index >= limits.MOST_QUESTIONS)
      refuse(
        place,
        `is question ${index + 1}; a survey has at most ${limits.MOST_QUESTIONS}, rows of tables included.`,
      );
    if (question.text.length > limits.LONGEST_QUESTION)
      refuse(place, `is longer than the ${limits.LONGEST_QUESTION} characters that a question may have.`);
  }
  route(numbered, experiments);
  const questions = numbered.map(({ question }) => question);
  const survey = surveySchema.parse({ questions, ...orderOf(numbered), experiments, variables });
  return { survey, lines: numbered.map(({ place }) => place.line) };
}

/** A question with what its words say of its kind where no mark does, and with the unit of prices. */
function withKind(read: DraftQuestion, text: string): DraftQuestion {
  const above = read.marks.conditions.length > 0 ? null : answerAbove(read.text);
  const draft = above ? { ...read, text: above.rest } : read;
  const marks = { ...draft.marks, answerAbove: above?.answers ?? null };
  const isBare = draft.options.length + draft.rows.length === 0 && !draft.scale;
  const isFact = (draft.fact ?? factAskedBy(draft.text)) !== null;
  const asked = isFact ? null : askedFor(draft.text);
  const isNumber = asked?.kind === "number" && isBare && (marks.kind === null || marks.kind === "number");
  const isTold = marks.kind === "ranking" || marks.kind === "allocation";
  if (asked && (isNumber || (isTold && asked.kind === marks.kind))) addAsked(marks, asked);
  if (marks.kind === "number" && asksForMoney(draft.text)) marks.unit ??= currencyIn(text);
  if (marks.kind === "allocation") marks.total ??= 100;
  // Rows are what is shown in any order where a scale is.
  if (draft.rows.length > 0 && marks.randomize === true) marks.shuffledRows = true;
  return { ...draft, marks };
}

function kindOf({ marks: { kind }, scale, options }: DraftQuestion): QuestionKind {
  if (scale) return "likert";
  if (kind === "number") return "numeric";
  if (kind === "ranking" || kind === "best_worst" || kind === "maxdiff") return "ranking";
  if (kind === "allocation") return "allocation";
  return options.length > 0 ? "multiple_choice" : "open_ended";
}

/** A question, or those of its rows or sets. */
function questionsOf(draft: DraftQuestion, id: string, isRequired: boolean): Numbered[] {
  const { marks, scale, options, rows, line, text } = draft;
  const kind = kindOf(draft);
  const multiple = marks.kind === "multiple";
  const named = (name: "exclusive" | "anchored") =>
    options.filter((option) => option[name]).map((option) => option.text);
  const denying = multiple ? options.map((option) => option.text).filter(deniesAll) : [];
  const question = (suffix: string, words: string, shown = options): SurveyQuestion => ({
    ...plainQuestion,
    id: `${id}${suffix}`,
    number: draft.label === "" ? null : `${draft.label}${suffix.replace("_", ".")}`,
    kind,
    ...aboutPerson(draft, kind, words),
    text: words,
    required: marks.required ?? isRequired,
    scale,
    options: shown.length > 0 ? shown.map((option) => option.text) : null,
    multiple,
    exclusive_options: [...new Set([...named("exclusive"), ...denying])],
    anchored_options: named("anchored").filter((option) => shown.some((one) => one.text === option)),
    best_worst: marks.kind === "best_worst" || marks.kind === "maxdiff",
    randomize: rows.length > 0 ? null : marks.randomize,
    anchored: marks.anchored,
    min: marks.min,
    max: marks.max,
    unit: marks.unit,
    total: marks.total,
  });
  if (marks.kind === "maxdiff")
    return setsOf(draft).map((set, at) => ({
      draft,
      question: question(
        `_${at + 1}`,
        text,
        set.map((item) => options[item]!),
      ),
      place: { line, text },
    }));
  if (rows.length === 0) return [{ draft, question: question("", text), place: { line, text } }];
  const stem = /[\p{L}\p{N})）]$/u.test(text) ? `${text}:` : text;
  return rows.map((row, at) => {
    const words = `${stem} ${row.text}`;
    return { draft, question: question(`_${at + 1}`, words), place: { line: row.line, text: words } };
  });
}

/** In how many sets an item usually is. A set has four items, or five if there are at least 16 items. */
const SEEN = 3;

function setsOf({ options, marks }: DraftQuestion): number[][] {
  const size = marks.sets?.size ?? (options.length < 16 ? Math.min(4, options.length - 1) : 5);
  return balancedSets(options.length, marks.sets?.count ?? Math.ceil((SEEN * options.length) / size), size);
}

/** What a question asks of the person, who answers that without having read anything. */
function aboutPerson({ context, fact, marks, rows }: DraftQuestion, kind: QuestionKind, text: string) {
  const isOne = ["options", "words", "number"].includes(formOf({ kind })) && marks.kind !== "multiple";
  const asked = isOne && rows.length === 0 ? (fact ?? factAskedBy(text)) : null;
  return { context: asked !== null || asksAboutPerson(text) ? null : context, fact: asked };
}
