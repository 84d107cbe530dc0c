import type { QuestionKind } from "../answer-forms.ts";
import { allocation } from "./allocation.ts";
import { likert } from "./likert.ts";
import { multipleChoice } from "./multiple-choice.ts";
import { numeric } from "./numeric.ts";
import { openEnded } from "./open-ended.ts";
import type { QuestionModule } from "./question-module.ts";
import { ranking } from "./ranking.ts";

/** Every kind of question, one file each. A kind without an entry is a type error. */
export const questionModules: Readonly<Record<QuestionKind, QuestionModule>> = {
  likert,
  multiple_choice: multipleChoice,
  open_ended: openEnded,
  numeric,
  ranking,
  allocation,
};
