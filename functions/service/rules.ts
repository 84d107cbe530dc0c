// Loaded only by the reading process (see read-by-rule.ts); all other code uses only its types.
import { readChoices } from "../findings/human-study/choosers.ts";
import { readFileOfPeople } from "../findings/human-study/file-reading.ts";
import { readAnswers } from "../findings/human-study/read-answers.ts";
import { readCsv } from "../findings/human-study/read-csv.ts";
import { readGuideByRule } from "../studies/interview/guide/read-by-rule.ts";
import { readRespondents } from "../findings/respondents/read-rows.ts";
import { RESPONDENTS_PER_GROUP } from "../personas/respondents/record.ts";
import type { RespondentsFile } from "../findings/human-study/rules.ts";
import { readLss } from "../studies/survey/import/lss/read-lss.ts";
import { readQsf } from "../studies/survey/import/qsf/read-qsf.ts";
import { plainNotation } from "../studies/survey/questionnaire/plain-notation.ts";
import { readPlainSurvey } from "../studies/survey/questionnaire/draft.ts";

/** The parsers for callers' files, by the rule's name. Their input and output must be cloneable. */
export const rules: Readonly<Record<string, (input: never) => unknown>> = {
  notation: plainNotation,
  survey: readPlainSurvey,
  guide: readGuideByRule,
  qsf: readQsf,
  lss: readLss,
  people: readAnswers,
  choices: readChoices,
  people_file: readFileOfPeople,
  respondents: (file: RespondentsFile) =>
    readRespondents(
      readCsv(file.bytes, RESPONDENTS_PER_GROUP, file.columns.header_rows),
      file.columns,
      file.firstNumber,
    ),
};
