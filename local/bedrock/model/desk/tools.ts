import type { Tool } from "../tool.ts";
import { noteAudience } from "./audience.ts";
import { codeAnswers, draftCodebook } from "./code-answers.ts";
import { followUp } from "./follow-up.ts";
import { groupThemes } from "./group-themes.ts";
import { moderate } from "./moderate.ts";
import { noteGuide } from "./note-guide.ts";
import { noteRequirements } from "./note-requirements.ts";
import { noteQuestions } from "./note-questions.ts";
import { placeAnswers, translateThemes } from "./place-answers.ts";
import { reword } from "./reword.ts";
import { writeReport } from "./report/write-report.ts";
import { writeSummary } from "./summarise.ts";

/** Tools of this part of the model, by name. */
export const deskTools: Readonly<Record<string, Tool>> = {
  note_audience: noteAudience,
  note_requirements: noteRequirements,
  moderate,
  follow_up: followUp,
  write_report: writeReport,
  write_summary: writeSummary,
  note_questions: noteQuestions,
  note_guide: noteGuide,
  reword,
  draft_codebook: draftCodebook,
  code_answers: codeAnswers,
  place_answers: placeAnswers,
  translate_themes: translateThemes,
  group_themes: groupThemes,
};
