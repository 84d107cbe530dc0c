import { hasEnds, turnedScale } from "../../sensitivity/vary.ts";
import { optionOrder } from "../option-order.ts";
import type { SurveyQuestion } from "../schemas.ts";
import { asksForCount } from "../whole-number.ts";
import type { Respondent } from "../../../personas/people/respondent.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import type { EarlierAnswer, ShownAbove } from "../../../models/prompts/shown-above.ts";
import { addedUp, surveyAllocationPrompt } from "./allocation.ts";
import { surveyChoicePrompt } from "./choice.ts";
import { surveyNumberPrompt } from "./number.ts";
import { surveyOpenPrompt } from "./open.ts";
import { surveyRankingPrompt } from "./ranking.ts";
import { surveyScalePrompt } from "./scale.ts";
import type { Said } from "../reply.ts";

/** How a question is put to one persona. */
export interface Presentation {
  /** Of the persona in the sample, from 0: decides the order of options and from which end scales are shown. */
  position: number;
  /** Whether scales and options are shown from the other end than the persona otherwise sees them from. */
  isTurned: boolean;
  /** What the persona answered to questions that this one speaks of. */
  before: readonly EarlierAnswer[];
}

/** Takes a prompt, and how its answer is kept. */
export type Put<R> = <T>(prompt: Prompt<T>, said: (value: T) => Said) => R;

/** Ranked are `min` to `max` options: with a maximum alone that many, and all where neither is given. */
function ranked({ min, max, options }: SurveyQuestion): { least: number; most: number } {
  const most = max ?? options?.length ?? 0;
  return { least: Math.max(1, min ?? most), most };
}

function putOptions<R>(
  put: Put<R>,
  respondent: Respondent,
  question: SurveyQuestion & { options: string[] },
  { position, isTurned }: Presentation,
  above: ShownAbove,
): R {
  const { kind, text, options, multiple, min, max, total, unit } = question;
  const order = optionOrder(question, position, isTurned);
  const ordered = order.map((index) => options[index]!);
  const slots = { text, options: ordered, ...above };
  if (kind === "ranking") {
    const form = { ...ranked(question), bestWorst: question.best_worst };
    return put(surveyRankingPrompt(respondent, { ...slots, ...form }), (value) => ({
      text: value.reason,
      ranking: value.ranked.map((number) => ordered[number - 1]!),
    }));
  }
  if (kind === "allocation" && total !== null)
    return put(surveyAllocationPrompt(respondent, { ...slots, total, unit, min, max }), ({ reason, amounts }) => {
      const given = addedUp(amounts, total);
      return {
        text: reason,
        allocation: options.map((option, index) => ({ option, amount: given[order.indexOf(index)]! })),
      };
    });
  const form = { multiple, min, max, exclusive: question.exclusive_options };
  return put(surveyChoicePrompt(respondent, { ...slots, ...form }), ({ reason, chosen }) => {
    const names = new Set(chosen.map((number) => ordered[number - 1]));
    return { text: reason, selected_options: options.filter((option) => names.has(option)) };
  });
}

/**
 * A question as one persona is asked it, which it answers without knowing any other than those it speaks of. Every
 * second persona is shown a scale from its other end; answers are in the question's own order.
 * @param put what is done with the prompt: asked, or counted
 */
export function putQuestion<R>(
  put: Put<R>,
  respondent: Respondent,
  question: SurveyQuestion,
  { position, isTurned, before }: Presentation,
): R {
  const { context: shown, text, scale, options, kind, unit, min, max } = question;
  const above: ShownAbove = { shown, before };
  if (kind === "likert" && scale) {
    const isReversed = hasEnds(scale) && (position % 2 === 1) !== isTurned;
    const slots = { text, scale: isReversed ? turnedScale(scale) : scale, ...above };
    return put(surveyScalePrompt(respondent, slots), ({ answer }) => ({ text: answer, scale_reversed: isReversed }));
  }
  if (kind === "numeric") {
    const form = { unit, min, max, whole: asksForCount(question) };
    return put(surveyNumberPrompt(respondent, { text, ...form, ...above }), (value) => ({
      text: value.reason,
      value: value.number,
    }));
  }
  if (kind !== "open_ended" && options)
    return putOptions(put, respondent, { ...question, options }, { position, isTurned, before }, above);
  return put(surveyOpenPrompt(respondent, { text, ...above }), ({ answer, themes }) => ({ text: answer, themes }));
}
