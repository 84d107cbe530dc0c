import { fold } from "../../questionnaire/words.ts";
import { createProblems, type Place, refuse } from "../../questionnaire/unreadable-line.ts";
import type { Condition } from "../condition-schema.ts";
import { allConditions, simpleCondition } from "../condition.ts";
import type { Experiment } from "../experiment-schema.ts";
import { conditionOf, joinedClauses, readCondition, type WrittenTree } from "./conditions.ts";
import { armOf } from "./experiments.ts";
import { directionIn } from "./directions.ts";
import type { DraftQuestion, QuestionMarks } from "./draft-question.ts";
import { asksForReasons } from "./instructions.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { formOf } from "../answer-forms.ts";

/** A question of the survey, which may be one row of a question in the file. */
export interface Numbered {
  draft: DraftQuestion;
  question: SurveyQuestion;
  place: Place;
}

/** Words in front of numbers that say no more than that it is a question; `S1` and `Q1` are two. */
const QUESTION = /^(?:q|questions?|f|frage|p|pregunta|pergunta|no|問|質問|設問)?\.?$/u;

function partsOf(label: string): { word: string; digits: string } {
  const [, word = "", digits = ""] = /^(\p{L}*)[ .]*(.*)$/su.exec(label.trim().toLowerCase()) ?? [];
  return { word, digits: digits.replaceAll(/(?<![\d])0+(?=\d)/gu, "") };
}

/**
 * Finds questions by the names that conditions, arrows and pipes use. A name is the label printed in front of a
 * question; `Q3`, `Question 3` and `3` are the same. Rows have names such as `Q5_1` or `Q5a`.
 */
function createLabels(numbered: readonly Numbered[]) {
  const drafts = [...new Set(numbered.map(({ draft }) => draft))];
  const printed = drafts.map(({ label }) => ({ label: label.toLowerCase(), ...partsOf(label) }));
  const draftsCalled = (name: string): DraftQuestion[] => {
    const { word, digits } = partsOf(name);
    const same = drafts.filter((_, at) => printed[at]!.word === word && printed[at]!.digits === digits);
    if (same.length > 0 || !QUESTION.test(word)) return same;
    return drafts.filter((_, at) => QUESTION.test(printed[at]!.word) && printed[at]!.digits === digits);
  };
  const rowsOf = (draft: DraftQuestion) => numbered.filter((one) => one.draft === draft);
  const called = (name: string, place: Place): Numbered[] => {
    const found = draftsCalled(name);
    if (found.length > 1) refuse(place, `names ${name}, a number that several questions have; number them through.`);
    if (found[0]) return rowsOf(found[0]);
    const [, head = "", row = "", letter = ""] = /^(.*\d)(?:[_.](\d{1,2})|[_.]?([a-z]))$/iu.exec(name) ?? [];
    const at = letter === "" ? Number(row) - 1 : letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
    const rows = head === "" ? [] : draftsCalled(head).flatMap(rowsOf);
    if (rows.length > 1 && rows[at]) return [rows[at]];
    return refuse(place, `names ${name}, and no question has that number.`);
  };
  return {
    /** All rows of a question. @throws UnreadableLine if there is none with this label, or several */
    called,
    /** One question. @throws UnreadableLine also for one with rows */
    one(name: string, place: Place): Numbered {
      const found = called(name, place);
      if (found.length > 1) refuse(place, `names ${name}, which has rows; name one of them, as in ${name}_1.`);
      return found[0]!;
    },
  };
}

type Marked = QuestionMarks["conditions"][number];
type Labels = ReturnType<typeof createLabels>;

/**
 * Gives the questions of a survey their conditions, what they follow and what is piped into them, in place.
 * @throws UnreadableLine for what names no earlier question or answer, and for what no condition can say
 */
export function route(numbered: readonly Numbered[], experiments: readonly Experiment[] = []): void {
  const labels = createLabels(numbered);
  const problems = createProblems();
  const routeOne = (one: Numbered, index: number) => {
    const { draft, question } = one;
    const place = { line: draft.line, text: draft.text };
    const earlier = (label: string, isOwnToo = false): Numbered => {
      const named = labels.one(label, place);
      if (numbered.indexOf(named) < index || (isOwnToo && named === one)) return named;
      return refuse(place, `names ${label}, which is asked later; a question can only depend on those above it.`);
    };
    for (const marked of [...(draft.section?.conditions ?? []), ...draft.marks.conditions])
      addCondition(one, marked, place, { earlier, experiments });
    if (draft.marks.answerAbove !== null) askOfAnswerAbove(numbered, index, place);
    const isExperiment = (label: string) => experiments.some(({ id }) => id === label.trim());
    const named = (text: string) =>
      text.replaceAll(/\{\{([^{}]+)\}\}/gu, (_, label: string) =>
        isExperiment(label) ? `{{${label.trim()}}}` : `{{${earlier(label).question.id}}}`,
      );
    question.text = named(question.text);
    question.context = question.context === null ? null : named(question.context);
    if (draft.marks.follows !== null) question.follows = earlier(draft.marks.follows).question.id;
    for (const option of draft.options) if (option.direction !== null) addEnd(one, option.direction, option);
  };
  for (const [index, one] of numbered.entries()) problems.attempt(() => routeOne(one, index));
  problems.attempt(() => skip(numbered, labels));
  problems.throwAny();
  for (const index of numbered.keys()) followAbove(numbered, index);
}

/** What conditions of one question may name. */
interface Names {
  earlier: (label: string, isOwnToo: boolean) => Numbered;
  experiments: readonly Experiment[];
}

function addCondition({ question }: Numbered, marked: Marked, place: Place, { earlier, experiments }: Names): void {
  const isEnd = marked.effect === "end";
  const tree = joinedClauses(marked.words);
  const isOne = "clause" in tree;
  const read = (part: WrittenTree): Condition => {
    if ("all" in part) return { all: part.all.map(read) };
    if ("any" in part) return { any: part.any.map(read) };
    const effect = isOne ? marked.effect : "ask";
    const arm = armOf(part.clause, experiments, place);
    if (arm) return effect === "skip" ? { not: arm } : arm;
    const written = readCondition(place, { effect, words: part.clause });
    const { draft, question: named } = earlier(written.label, isEnd);
    // An age that a condition compares is a number.
    if (formOf(named) === "words" && named.fact === "age") named.kind = "numeric";
    return conditionOf(written, { question: named, options: draft.options }, place);
  };
  const condition = read(tree);
  const whole = marked.effect === "skip" && !isOne ? { not: condition } : condition;
  const field = isEnd ? "terminate_if" : "ask_if";
  const before = question[field];
  question[field] = before === null ? whole : isEnd ? { any: [before, whole] } : allConditions([before, whole]);
}

const IF_YES =
  "depends on an answer, and it is not clear which one; write it as [ask if Q3 = Yes] behind its question's number.";

/** `(If yes)` refers to the choice above it, or to the choice that the questions above it refer to in the same way. */
function askOfAnswerAbove(numbered: readonly Numbered[], index: number, place: Place): void {
  const { draft, question } = numbered[index]!;
  const pattern = draft.marks.answerAbove!;
  const namedBy = ({ question: { options } }: Numbered): string[] =>
    (options ?? []).filter((option) => pattern.test(fold(option).split(/[^\p{L}\p{N}]/u, 1)[0]!));
  const above = numbered
    .slice(0, index)
    .findLast((one) => one.draft !== draft && (one.draft.marks.answerAbove === null || namedBy(one).length > 0));
  const named = above ? namedBy(above) : [];
  const asked = above?.question;
  // Two choices of yes and no, one below the other: either may be meant.
  const isClear = above?.draft.marks.answerAbove === null || numbered[index - 1] === above;
  const isChoice = asked && formOf(asked) === "options" && !asked.multiple;
  if (!isChoice || named.length !== 1 || !isClear || question.ask_if !== null) return refuse(place, IF_YES);
  question.ask_if = { question_id: asked.id, any_of: named };
}

/**
 * Makes a question follow the one above if its words refer to the answer above. It has to be one question, not a table,
 * in the same section and below the same text. It is asked of the same participants as the question above.
 */
function followAbove(numbered: readonly Numbered[], index: number): void {
  const [above, { draft, question }] = [numbered[index - 1], numbered[index]!];
  if (question.follows !== null || formOf(question) !== "words" || !asksForReasons(question.text)) return;
  if (!above || numbered[index - 2]?.draft === above.draft) return;
  if (above.draft.context !== draft.context || above.draft.section !== draft.section) return;
  const { id, ask_if } = above.question;
  // An arrow that leads past the question above leads to this one for another reason.
  if (ask_if && !question.ask_if && above.draft.marks.conditions.length === 0) return;
  question.follows = id;
  question.ask_if ??= ask_if;
}

/** Ends the survey behind an option. */
function addEnd({ question }: Numbered, direction: string, option: Place): void {
  if (directionIn(direction)?.to !== "end") return;
  const ends = simpleCondition(question.terminate_if);
  if (formOf(question) !== "options") refuse(option, "ends the survey, which only an answer of a choice can do.");
  if (question.terminate_if && ends?.question_id !== question.id)
    refuse(option, "ends the survey next to a condition that does.");
  question.terminate_if = { question_id: question.id, any_of: [...(ends?.any_of ?? []), option.text] };
}

const SKIPS = "skips questions in a way that conditions cannot say exactly";

/** A question that an arrow skips is asked of the participants whom the arrow does not lead past it. */
function skip(numbered: readonly Numbered[], labels: Labels): void {
  for (const [index, { draft, question }] of numbered.entries())
    for (const option of draft.options) {
      const direction = option.direction === null ? null : directionIn(option.direction);
      if (option.direction !== null && direction === null)
        refuse(option, "leads neither to a question nor to the end; write -> Q7 or -> END.");
      if (direction?.to !== "question") continue;
      const fail = (problem: string) => refuse(option, `${SKIPS}: ${problem}`);
      const target = numbered.indexOf(labels.called(direction.label, option)[0]!);
      if (target <= index) refuse(option, `leads back to ${direction.label}; a survey runs forward.`);
      if (formOf(question) !== "options" || draft.rows.length > 0) fail("its question is not a single choice.");
      if (question.multiple) fail("its question takes several answers; write [ask if …] at the questions below.");
      if (question.ask_if !== null) fail("its question is not asked of everybody; write [ask if …] at those below.");
      if (!question.required) fail("its question may be left out; mark it with [required].");
      for (const skipped of numbered.slice(index + 1, target)) {
        const before = simpleCondition(skipped.question.ask_if);
        if (skipped.question.ask_if !== null && before?.question_id !== question.id)
          fail(`question ${skipped.draft.label} has a condition already.`);
        const asked = (before?.any_of ?? question.options!).filter((answer) => answer !== option.text);
        if (asked.length === 0) fail(`no persona would be asked question ${skipped.draft.label}.`);
        skipped.question.ask_if = { question_id: question.id, any_of: asked };
      }
    }
}
