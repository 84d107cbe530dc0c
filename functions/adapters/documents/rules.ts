// Loaded by the reading process alone (see read-by-rule.ts); everybody else knows its types.
import { readAnswers } from "../../domain/human-study/read-answers.ts";
import { readCsv } from "../../domain/human-study/read-csv.ts";
import { readGuideByRule } from "../../domain/interview/parse/read-by-rule.ts";
import { readRespondents } from "../../domain/respondents/read-rows.ts";
import { RESPONDENTS_PER_GROUP } from "../../domain/respondents/record.ts";
import type { ColumnMapping } from "../../domain/respondents/schemas.ts";
import { readLss } from "../../domain/survey/import/lss/read-lss.ts";
import { readQsf } from "../../domain/survey/import/qsf/read-qsf.ts";
import { plainNotation } from "../../domain/survey/notation/plain-notation.ts";
import { surveyOf } from "../../domain/survey/parse/draft.ts";
import { readSurveyByRule } from "../../domain/survey/parse/read-by-rule.ts";

/** Everything that takes a caller's file apart by rule. What goes in and comes out can be cloned. */
export const rules = {
  notation: plainNotation,
  survey: (text: string) => surveyOf(readSurveyByRule(text), text),
  guide: readGuideByRule,
  qsf: readQsf,
  lss: readLss,
  people: readAnswers,
  respondents: (file: { bytes: Uint8Array; columns: ColumnMapping; firstNumber: number }) =>
    readRespondents(readCsv(file.bytes, RESPONDENTS_PER_GROUP), file.columns, file.firstNumber),
};
export type Rules = typeof rules;
export type RuleName = keyof Rules;
