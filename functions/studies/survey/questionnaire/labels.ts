import { refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import type { SurveyQuestion } from "../schemas.ts";
import type { DraftQuestion } from "./draft-question.ts";

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
 * Finds questions by what conditions, arrows and pipes call them: the label printed in front of them, in which `Q3`,
 * `Question 3` and `3` are the same; rows by `Q5_1` or `Q5a`.
 */
export function createLabels(numbered: readonly Numbered[]) {
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
