import { withCopy } from "../../studies/survey/import/qsf/own-copy.ts";
import type { Survey } from "../../studies/survey/schemas.ts";
import { QsfFlow } from "./qsf/flow.ts";
import { Names } from "./qsf/names.ts";
import { numbered, type Fields } from "./qsf/values.ts";
import { writing, type AboutStudy, type Written } from "./written.ts";

const SurveyID = "SV_000000000000000";
const element = (Element: string, PrimaryAttribute: string, Payload: unknown, SecondaryAttribute?: string): Fields => ({
  SurveyID,
  ...{ Element, PrimaryAttribute, SecondaryAttribute: SecondaryAttribute ?? null, TertiaryAttribute: null, Payload },
});
const NEVER = "0000-00-00 00:00:00";

/**
 * A survey in the export format of Qualtrics (.qsf). The file contains a copy of the survey, because Qualtrics has no
 * place for facts, for what a question follows, for bounds of shares, and for ids with `@`.
 */
export const surveyQsf = (survey: Survey, about: AboutStudy): Promise<Written> =>
  writing(() => exportOf(survey, about));

function exportOf(survey: Survey, { name, language }: AboutStudy): Uint8Array {
  const flow = new QsfFlow(new Names(survey));
  const Flow = flow.write();
  const trash = { Type: "Trash", Description: "Trash / Unused Questions", ID: "BL_999999999999999", BlockElements: [] };
  const [first, ...others] = flow.blocks;
  const SurveyElements = [
    element("BL", "Survey Blocks", Object.values(numbered([{ ...first, Type: "Default" }, trash, ...others]))),
    element("FL", "Survey Flow", { Type: "Root", FlowID: "FL_1", Flow, Properties: { Count: Flow.length } }),
    element("SO", "Survey Options", { BackButton: "false", SaveAndContinue: "true", SurveyProtection: "PublicSurvey" }),
    element("SCO", "Scoring", { ScoringCategories: [], ScoringCategoryGroups: [], DefaultScoringCategory: null }),
    element("PROJ", "CORE", { ProjectCategory: "CORE", SchemaVersion: "1.1.0" }),
    element("STAT", "Survey Statistics", { MobileCompatible: true, ID: "Survey Statistics" }),
    element("QC", "Survey Question Count", null, String(flow.questions.length)),
    element("RS", "RS_000000000000000", null, "Default Response Set"),
    ...flow.questions.map((question) =>
      element("SQ", String(question.QuestionID), question, String(question.QuestionDescription)),
    ),
  ];
  const SurveyEntry = {
    ...{ SurveyID, SurveyName: name ?? "Questionnaire", SurveyDescription: null, SurveyOwnerID: "UR_000000000000000" },
    ...{ SurveyBrandID: "import", DivisionID: null, SurveyLanguage: language.slice(0, 2).toUpperCase() },
    ...{ SurveyActiveResponseSet: "RS_000000000000000", SurveyStatus: "Inactive", SurveyStartDate: NEVER },
    ...{ SurveyExpirationDate: NEVER, SurveyCreationDate: NEVER, CreatorID: "UR_000000000000000" },
    ...{ LastModified: NEVER, LastAccessed: NEVER, LastActivated: NEVER, Deleted: null },
  };
  return Buffer.from(`${JSON.stringify(withCopy({ SurveyEntry, SurveyElements }, survey))}\n`);
}
