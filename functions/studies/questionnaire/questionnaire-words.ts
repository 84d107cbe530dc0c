import { byKey } from "../../languages/by-key.ts";
import { questionnaireWords } from "../../languages/tables/questionnaire-words.ts";

/** Words with which questionnaires and guides define who is asked, how to answer and what is shown. */
export const words = byKey(questionnaireWords);
