import { wordsOf } from "../../functions/findings/human-study/same-text.ts";
import type { NotImported } from "../../functions/studies/survey/import/not-imported.ts";
import { idLike } from "../../functions/studies/survey/import/code-ids.ts";
import type { Survey, SurveyQuestion } from "../../functions/studies/survey/schemas.ts";
import type { PeopleColumn, PublishedStudy } from "./read-study.ts";
import { resultsOf, wordsWithFields, type HumanResults } from "./results-of-column.ts";

/** A column of people's answers that is one of the survey's questions. */
export interface MatchedColumn {
  column: PeopleColumn;
  question: SurveyQuestion;
  /** Whether its code or only its words say so. */
  by: "code" | "words";
  results: HumanResults;
  /** Questions with the same code that ask the same in other places of the flow: the one column holds them as well. */
  same: string[];
}
/** A column that is none, and a sentence why. */
export interface UnmatchedColumn {
  column: PeopleColumn;
  why: string;
}
export interface ColumnMatch {
  matched: MatchedColumn[];
  unmatched: UnmatchedColumn[];
}

/** What an export fills in, in its own notation or in ours. */
const FILLED_IN = /\$\{[^{}]*\}|\{\{[^{}]*\}\}/gu;

/** Whether a text ends in these words, whatever is filled in among them. */
function endsIn(text: string, words: string): boolean {
  const pieces = words.split(FILLED_IN).map((piece) => (/[\p{L}\p{N}\p{S}]/u.test(piece) ? wordsOf(piece) : ""));
  let before = wordsOf(text);
  for (const [at, piece] of [...pieces.entries()].toReversed()) {
    const place = before.lastIndexOf(piece);
    if (place === -1 || (at === pieces.length - 1 && !before.endsWith(piece))) return false;
    before = before.slice(0, place);
  }
  return before === "" || before.endsWith(" ") || pieces[0] === "";
}

/** Whether a question of ours asks what a column holds; its text may stand above the question here. */
function asks({ text, context, round }: SurveyQuestion, column: PeopleColumn): boolean {
  const words = [column.text, column.row ?? ""].filter((part) => part.trim() !== "").join(" ");
  if (words === "" || (round?.number ?? null) !== (column.loop ?? null)) return false;
  return endsIn(`${context ?? ""}\n${text}`, words);
}

/** Whether a question here has a code as its id: as it is, of a row of its table, or of a second question with it. */
function hasCode(id: string, code: string): boolean {
  const own = id.toLowerCase();
  const wanted = idLike(code).toLowerCase();
  return own === wanted || (own.startsWith(`${wanted}_`) && /^(?:_\d+)+$/.test(own.slice(wanted.length)));
}

const idBeforeRounds = ({ id, round }: SurveyQuestion): string => round?.question_id ?? id;

/** The one question that a column is of, or a sentence why there is none. */
function findQuestion(
  { questions }: Survey,
  column: PeopleColumn,
  { codes }: PublishedStudy,
  notes: readonly NotImported[],
): Pick<MatchedColumn, "question" | "by"> | string {
  const asking = questions.filter((question) => asks(question, column));
  const own = codes.get(column.question_id);
  for (const code of [own, column.export_tag.replace(/^\d+_/, ""), column.export_tag]) {
    if (code === undefined) continue;
    const coded = asking.filter((question) => hasCode(idBeforeRounds(question), code));
    const exact = coded.filter((question) => idBeforeRounds(question).toLowerCase() === idLike(code).toLowerCase());
    const [first, ...others] = exact.length === 1 ? exact : coded;
    // Questions that ask the same with the same code are one that stands there again: the column is of them all.
    if (first && others.every((other) => asksTheSame(first, other))) return { question: first, by: "code" };
  }
  if (asking.length === 1) return { question: asking[0]!, by: "words" };
  if (asking.length > 1) return `${asking.length} questions of the survey have these words, and none of them its code.`;
  const note = notes.find(({ where }) => own !== undefined && hasCode(where.replace(/^Question /, ""), own));
  if (note) return `The import left it out: ${note.what}`;
  return own === undefined
    ? "The questionnaire's file has no such question."
    : "No question of the survey as it was read has its words.";
}

const wordsOfAnswers = ({ kind, options, scale }: SurveyQuestion): string =>
  JSON.stringify([kind, options?.map(wordsWithFields), scale?.points, scale?.first_value]);

/** Whether two questions ask the same, and offer the same answers. */
export const asksTheSame = (one: SurveyQuestion, other: SurveyQuestion): boolean =>
  wordsWithFields(one.text) === wordsWithFields(other.text) && wordsOfAnswers(one) === wordsOfAnswers(other);

/** Finds the question of each column of people's answers, and brings their answers into its form. */
export function matchColumns(survey: Survey, notes: readonly NotImported[], study: PublishedStudy): ColumnMatch {
  const matched: MatchedColumn[] = [];
  const unmatched: UnmatchedColumn[] = [];
  for (const column of study.people.answers) {
    const found = findQuestion(survey, column, study, notes);
    const results = typeof found === "string" ? found : resultsOf(column, found.question);
    const earlier = typeof found === "string" ? undefined : matched.find(({ question }) => question === found.question);
    if (typeof found === "string") unmatched.push({ column, why: found });
    else if (typeof results === "string") unmatched.push({ column, why: results });
    else if (earlier)
      unmatched.push({ column, why: `It has the words of ${earlier.column.export_tag}, which is that question.` });
    else matched.push({ column, ...found, results, same: [] });
  }
  for (const one of matched)
    one.same = survey.questions
      .filter((other) => other !== one.question && asksTheSame(one.question, other))
      .filter((other) =>
        hasCode(idBeforeRounds(other), study.codes.get(one.column.question_id) ?? one.column.export_tag),
      )
      .filter((other) => !matched.some(({ question }) => question === other))
      .map(({ id }) => id);
  return { matched, unmatched };
}
