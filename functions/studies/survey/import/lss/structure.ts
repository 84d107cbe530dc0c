import { plainLine, plainText } from "../plain-text.ts";
import type { Row, Tables } from "./tables.ts";

export interface LssAnswer {
  code: string;
  text: string;
  /** Which of two scales, from 0. */
  scale: number;
}
export interface LssRow extends LssAnswer {
  relevance: string;
}
export interface LssQuestion {
  qid: string;
  gid: string;
  /** The letter of its type. */
  type: string;
  code: string;
  /** Still with the braces of LimeSurvey's expressions. */
  text: string;
  help: string;
  mandatory: boolean;
  other: boolean;
  relevance: string;
  rows: LssRow[];
  answers: LssAnswer[];
  attribute: (name: string) => string;
}
export interface LssGroup {
  name: string;
  description: string;
  relevance: string;
  randomization: string;
  questions: LssQuestion[];
}
export interface LssSurvey {
  sid: string;
  language: string;
  groups: LssGroup[];
  conditions: readonly Row[];
  quotas: readonly Row[];
  quotaMembers: readonly Row[];
  /** Languages besides the first. */
  others: string[];
}

const number = (text: string | undefined): number => Number(text ?? "") || 0;
const by =
  (...columns: string[]) =>
  (a: Row, b: Row): number =>
    columns.map((column) => number(a[column]) - number(b[column])).find((difference) => difference !== 0) ?? 0;

/**
 * Puts a survey together from its tables, in its first language. The tables may be those of versions up to 3, or of
 * version 4 or later.
 */
export function lssSurvey(tables: Tables): LssSurvey {
  const settings = tables("surveys")[0] ?? {};
  const language = settings.language || tables("surveys_languagesettings")[0]?.surveyls_language || "en";
  const isOurs = (row: Row) => row.language === undefined || row.language === language;
  const textsOf = (table: string, id: string) =>
    new Map(
      tables(table)
        .filter(isOurs)
        .map((row): [string, Row] => [row[id] ?? "", row]),
    );
  const questionTexts = textsOf("question_l10ns", "qid");
  const answerTexts = textsOf("answer_l10ns", "aid");
  const groupTexts = textsOf("group_l10ns", "gid");
  const attributes = new Map<string, Map<string, string>>();
  for (const { qid = "", attribute = "", value = "", language: of } of tables("question_attributes")) {
    if (of && of !== language) continue;
    attributes.set(qid, (attributes.get(qid) ?? new Map<string, string>()).set(attribute, value));
  }
  const grouped = <T>(rows: readonly Row[], column: string, read: (row: Row) => T): Map<string, T[]> => {
    const groups = new Map<string, T[]>();
    for (const row of rows) {
      const group = groups.get(row[column] ?? "") ?? [];
      group.push(read(row));
      groups.set(row[column] ?? "", group);
    }
    return groups;
  };
  const rows = grouped(
    tables("subquestions").filter(isOurs).toSorted(by("scale_id", "question_order")),
    "parent_qid",
    (row) => ({
      code: row.title ?? "",
      text: plainLine(questionTexts.get(row.qid ?? "")?.question ?? row.question ?? ""),
      scale: number(row.scale_id),
      relevance: row.relevance ?? "",
    }),
  );
  const answers = grouped(tables("answers").filter(isOurs).toSorted(by("scale_id", "sortorder")), "qid", (row) => ({
    code: row.code ?? "",
    text: plainLine(answerTexts.get(row.aid ?? "")?.answer ?? row.answer ?? ""),
    scale: number(row.scale_id),
  }));
  const questions = grouped(
    tables("questions").filter(isOurs).toSorted(by("question_order")),
    "gid",
    (row): LssQuestion => {
      const { qid = "", gid = "" } = row;
      const texts = questionTexts.get(qid) ?? row;
      return {
        qid,
        gid,
        type: row.type ?? "",
        code: row.title ?? "",
        text: plainText(texts.question ?? ""),
        help: plainText(texts.help ?? ""),
        mandatory: row.mandatory === "Y" || row.mandatory === "S",
        other: row.other === "Y",
        relevance: row.relevance ?? "",
        rows: rows.get(qid) ?? [],
        answers: answers.get(qid) ?? [],
        attribute: (name) => attributes.get(qid)?.get(name)?.trim() ?? "",
      };
    },
  );
  const groups = tables("groups")
    .filter(isOurs)
    .toSorted(by("group_order"))
    .map((row): LssGroup => {
      const texts = groupTexts.get(row.gid ?? "") ?? row;
      return {
        name: plainLine(texts.group_name ?? ""),
        description: plainText(texts.description ?? ""),
        relevance: row.grelevance ?? "",
        randomization: row.randomization_group ?? "",
        questions: questions.get(row.gid ?? "") ?? [],
      };
    });
  return {
    sid: settings.sid ?? "",
    language,
    groups,
    conditions: tables("conditions"),
    quotas: tables("quota"),
    quotaMembers: tables("quota_members"),
    others: (settings.additional_languages ?? "").split(" ").filter(Boolean),
  };
}
