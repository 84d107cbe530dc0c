import { parseGuide, type GuideDraft } from "../../domain/interview/parse/parse-guide.ts";
import { parseSurvey, type SurveyDraft } from "../../domain/survey/parse/parse-survey.ts";

/** What the text of a file may be parsed as. */
export const questionnaires = { survey: parseSurvey, guide: parseGuide };

export interface QuestionnaireDrafts {
  survey: SurveyDraft;
  guide: GuideDraft;
}
export type Questionnaire = keyof QuestionnaireDrafts;
export type QuestionnaireDraft = QuestionnaireDrafts[Questionnaire];
