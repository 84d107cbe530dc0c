import type { Tool } from "../tool.ts";
import { askClosingQuestion } from "./back.ts";
import { makeChoices } from "./conjoint.ts";
import { estimateAnswers } from "./estimate.ts";
import { speak } from "./group.ts";
import { answerNumber } from "./numbers.ts";
import { chooseOptions } from "./options.ts";
import { allocate, pickBestAndWorst, rankOptions } from "./orders.ts";
import { giveReaction, noteView } from "./reaction.ts";
import { answerScale } from "./survey.ts";
import { answerInterview, answerOpenly } from "./talk.ts";

/** Tools of this part of the model, by name. */
export const respondentTools: Readonly<Record<string, Tool>> = {
  give_reaction: giveReaction,
  note_view: noteView,
  speak,
  answer_scale: answerScale,
  choose_options: chooseOptions,
  rank_options: rankOptions,
  pick_best_and_worst: pickBestAndWorst,
  allocate,
  answer_number: answerNumber,
  answer_openly: answerOpenly,
  answer: answerInterview,
  closing_question: askClosingQuestion,
  make_choices: makeChoices,
  estimate_answers: estimateAnswers,
};
