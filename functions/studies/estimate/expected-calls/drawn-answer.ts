import { plainAnswer, type Answer } from "../../simulation/results.ts";
import type { RandomGenerator } from "../../../statistics/random.ts";
import { questionModules } from "../../survey/questions/question-modules.ts";
import { formOf } from "../../survey/answer-forms.ts";
import type { SurveyQuestion } from "../../survey/schemas.ts";
import { WORDS, said } from "./typical.ts";

/** An answer at random, in words of typical length: how people answer is what the study is to find out. */
export const drawnAnswer = (question: SurveyQuestion, language: string, random: RandomGenerator): Answer => ({
  ...plainAnswer,
  ...questionModules[question.kind].drawn(question, random),
  question_id: question.id,
  question: question.text,
  kind: question.kind,
  themes: formOf(question) === "words" ? [said("view", language)] : null,
  text: said(WORDS[formOf(question)], language),
});
