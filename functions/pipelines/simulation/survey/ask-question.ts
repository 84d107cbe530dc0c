import type { Model } from "../../../adapters/bedrock/model.ts";
import { optionOrder } from "../../../domain/survey/option-order.ts";
import type { SurveyQuestion } from "../../../domain/survey/schemas.ts";
import type { Cost } from "../../../domain/costs/cost.ts";
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
  /** Which model gave it. */
  modelId: string;
}

/**
 * Asks a persona one question, which it answers without knowing any other.
 * @param seed decides the order in which it sees options, so that a repetition shows the same
 */
export async function askQuestion(
  model: Model,
  modelId: string,
  respondent: Respondent,
  question: SurveyQuestion,
  seed: string,
): Promise<Reply> {
  const { context, text, scale, options, multiple } = question;
  if (question.kind === "likert" && scale) {
    const {
      value,
      usage,
      modelId: answeredBy,
    } = await model.ask(surveyScalePrompt(respondent, { text, scale, shown: context }), modelId);
    return { question, text: value.answer, selectedOptions: null, themes: null, usage, modelId: answeredBy };
  }
  if (question.kind === "multiple_choice" && options) {
    const ordered = optionOrder(options, `${seed} ${question.id}`).map((index) => options[index] as string);
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
