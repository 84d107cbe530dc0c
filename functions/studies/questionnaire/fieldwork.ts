import { byKey } from "../../languages/by-key.ts";
import { fieldworkWords } from "../../languages/tables/fieldwork-words.ts";

/** Words of printed questionnaires for interviewers and programmers. */
export const fieldwork = byKey(fieldworkWords);
