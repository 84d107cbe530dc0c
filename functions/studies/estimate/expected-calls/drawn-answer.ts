import { plainAnswer, type Answer } from "../../simulation/results.ts";
import { pick, wholeNumber, type RandomGenerator } from "../../../statistics/random.ts";
import type { SurveyQuestion } from "../../survey/schemas.ts";
import { said } from "./typical.ts";

/** Numbers that are drawn where a question names no ends. */
const ENDS = { min: 0, max: 10 } as const;

type Given = Partial<Pick<Answer, "distribution" | "selected_options" | "value" | "ranking" | "allocation">>;

function givenTo({ kind, scale, options, min, max, total }: SurveyQuestion, random: RandomGenerator): Given {
  if (kind === "likert" && scale) {
    const point = wholeNumber(random, 0, scale.points - 1);
    return { distribution: Array.from({ length: scale.points }, (_, index) => Number(index === point)) };
  }
  if (kind === "numeric") {
    const low = Math.ceil(min ?? ENDS.min);
    return { value: wholeNumber(random, low, Math.max(low, Math.floor(max ?? low + ENDS.max))) };
  }
  if (!options) return {};
  if (kind === "ranking") return { ranking: options };
  if (kind === "allocation")
    return { allocation: options.map((option) => ({ option, amount: (total ?? 0) / options.length })) };
  return { selected_options: [pick(random, options)] };
}

/** An answer at random, in words of typical length: how people answer is what the study is to find out. */
export const drawnAnswer = (question: SurveyQuestion, language: string, random: RandomGenerator): Answer => ({
  ...plainAnswer,
  ...givenTo(question, random),
  question_id: question.id,
  question: question.text,
  kind: question.kind,
  themes: question.kind === "open_ended" ? [said("view", language)] : null,
  text: said(question.kind === "likert" ? "scale" : question.kind === "open_ended" ? "open" : "reason", language),
});
