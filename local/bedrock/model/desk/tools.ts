import type { Tool } from "../tool.ts";
import { noteAudience } from "./audience.ts";
import { followUp } from "./follow-up.ts";
import { moderate } from "./moderate.ts";
import { noteGuide } from "./note-guide.ts";
import { noteQuestions } from "./note-questions.ts";
import { writeReport } from "./report/write-report.ts";
import { writeSummary } from "./summarise.ts";

/** Tools of this part of the model, by name. */
export const deskTools: Readonly<Record<string, Tool>> = {
  note_audience: noteAudience,
  moderate,
  follow_up: followUp,
  write_report: writeReport,
  write_summary: writeSummary,
};

/** Tools that need no more of a language than the words of questionnaires, by name. */
export const readingTools: Readonly<Record<string, Tool>> = { note_questions: noteQuestions, note_guide: noteGuide };
