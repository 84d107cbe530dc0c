import type { Model } from "../../../adapters/bedrock/model.ts";
import { factAskedBy } from "../../../domain/facts/asked-fact.ts";
import { factInWords, optionOfFact } from "../../../domain/facts/fact-answer.ts";
import { turnedScale } from "../../../domain/robustness/vary.ts";
import { isAnonymous } from "../../../domain/simulation/participant.ts";
import { optionOrder } from "../../../domain/survey/option-order.ts";
import type { SurveyQuestion } from "../../../domain/survey/schemas.ts";
import { noCost, type Cost } from "../../../domain/costs/cost.ts";
import type { Respondent } from "../../../prompts/persona/respondent.ts";
import { surveyChoicePrompt } from "../../../prompts/survey-choice/prompt.ts";
import { surveyOpenPrompt } from "../../../prompts/survey-open/prompt.ts";
import { surveyScalePrompt } from "../../../prompts/survey-scale/prompt.ts";

/** What a persona said to a question; what is to be rated is rated later, with everything else. */
export interface Reply {
  question: SurveyQuestion;
  text: string;
  selectedOptions: string[] | null;
  themes: string[] | null;
  usage: Cost;
  /** Which model gave it; null for a fact, which none is asked for. */
  modelId: string | null;
}

/** What a profile says to a question that asks for a fact; null where code cannot tell, and the model is asked. */
function replyFromProfile({ persona: profile, language }: Respondent, question: SurveyQuestion): Reply | null {
  const { fact, kind, options } = question;
  if (fact === null || kind === "likert" || isAnonymous(profile)) return null;
  // Of a question in another language than the six only a number is told.
  const isKnownLanguage = fact === "age" || factAskedBy(question.text) !== null;
  const told = isKnownLanguage ? factInWords(fact, profile, language) : null;
  const option = options && optionOfFact(fact, profile, options);
  if ((options ? option : told) === null) return null;
  const selectedOptions = options && option !== null ? [option] : null;
  return { question, text: told ?? option ?? "", selectedOptions, themes: null, usage: noCost, modelId: null };
}

/**
 * Asks a persona one question, which it answers without knowing any other. Facts of the persona are answered from its
 * profile.
 * @param seed decides the order in which it sees options, so that a repetition shows the same
 * @param isTurned shows scales and options from the other end; the answer is in the question's own order
 */
export async function askQuestion(
  model: Model,
  modelId: string,
  respondent: Respondent,
  question: SurveyQuestion,
  seed: string,
  isTurned = false,
): Promise<Reply> {
  const known = replyFromProfile(respondent, question);
  if (known) return known;
  const { context, text, scale, options, multiple } = question;
  if (question.kind === "likert" && scale) {
    const {
      value,
      usage,
      modelId: answeredBy,
    } = await model.ask(
      surveyScalePrompt(respondent, { text, scale: isTurned ? turnedScale(scale) : scale, shown: context }),
      modelId,
    );
    return { question, text: value.answer, selectedOptions: null, themes: null, usage, modelId: answeredBy };
  }
  if (question.kind === "multiple_choice" && options) {
    const order = optionOrder(options, `${seed} ${question.id}`, isTurned);
    const ordered = order.map((index) => options[index] as string);
    const {
      value,
      usage,
      modelId: answeredBy,
    } = await model.ask(surveyChoicePrompt(respondent, { text, options: ordered, multiple, shown: context }), modelId);
    const chosen = new Set(value.chosen.map((number) => ordered[number - 1]));
    return {
      question,
      text: value.reason,
      selectedOptions: options.filter((option) => chosen.has(option)),
      themes: null,
      usage,
      modelId: answeredBy,
    };
  }
  const {
    value,
    usage,
    modelId: answeredBy,
  } = await model.ask(surveyOpenPrompt(respondent, { text, shown: context }), modelId);
  return { question, text: value.answer, selectedOptions: null, themes: value.themes, usage, modelId: answeredBy };
}
