import { byKey } from "../../languages/by-key.ts";
import { questionnaireWords } from "../../languages/tables/questionnaire-words.ts";

/** Words by which questionnaires and guides say who is asked, how to answer and what is shown. */
export const words = byKey(questionnaireWords);
