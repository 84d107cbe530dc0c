import { promptText } from "../../../../functions/prompts/prompt.ts";
import type { PersonaProfile } from "../../../../functions/domain/simulation/participant.ts";
import { pick, randomFrom, wholeNumber } from "../../../../functions/domain/statistics/random.ts";
import type { SurveyScale } from "../../../../functions/domain/survey/schemas.ts";
import { surveyChoicePrompt, type ChoiceReply } from "../../../../functions/prompts/survey-choice/prompt.ts";
import { surveyScalePrompt } from "../../../../functions/prompts/survey-scale/prompt.ts";
import { readConsumer } from "../../../../local/bedrock/consumer/appraisal/consumer.ts";
import { answerScale } from "../../../../local/bedrock/consumer/questionnaire/answer-scale.ts";
import { chooseOptions } from "../../../../local/bedrock/consumer/questionnaire/choose-options.ts";
import { askingOf } from "../../../../local/bedrock/consumer/questionnaire/family.ts";
import { positionOn } from "../../../../local/bedrock/consumer/questionnaire/position.ts";
import { readStimulus } from "../../../../local/bedrock/consumer/stimulus/stimulus.ts";
import { persona } from "../people.ts";

/** People who differ in everything that the model looks at, the same every time. */
export function respondents(count: number, changes: Partial<PersonaProfile> = {}): PersonaProfile[] {
  const random = randomFrom("respondents");
  const percentile = () => wholeNumber(random, 3, 97);
  return Array.from({ length: count }, (_, index) =>
    persona({
      full_name: `Person ${index}`,
      age: wholeNumber(random, 18, 79),
      gender: pick(random, ["Female", "Male"]),
      income_level: pick(random, ["Low", "Middle", "High"] as const),
      attitude: pick(random, ["sceptic", "pragmatist", "pragmatist", "enthusiast"] as const),
      price_sensitivity_percentile: percentile(),
      household: pick(random, [
        "lives alone",
        "lives with a partner and children, the youngest under 13",
        "shares a flat",
      ]),
      big_five: {
        openness: percentile(),
        conscientiousness: percentile(),
        extraversion: percentile(),
        agreeableness: percentile(),
        neuroticism: percentile(),
      },
      ...changes,
    }),
  );
}

export const scaleOf = (low_label: string | null, high_label: string | null): SurveyScale => ({
  points: 5,
  first_value: 1,
  low_label,
  high_label,
  labels: null,
});

export const scaleRequest = (who: PersonaProfile, text: string, scale: SurveyScale, context: string | null = null) =>
  promptText(surveyScalePrompt({ persona: who, context, briefings: [] }, { text, scale }));

export const rateInWords = (who: PersonaProfile, text: string, scale: SurveyScale, context: string | null = null) =>
  answerScale(scaleRequest(who, text, scale, context)).answer;

/** Latent position of a person on a question. */
export function positionOf(who: PersonaProfile, text: string, scale: SurveyScale, context: string | null = null) {
  const consumer = readConsumer(scaleRequest(who, text, scale, context));
  const { family } = askingOf(text, scale.low_label, scale.high_label);
  return positionOn(consumer, { text, family }, context === null ? null : readStimulus(context)).position;
}

/** What a person chooses: the reply and the options that it names. */
export function choose(
  who: PersonaProfile,
  text: string,
  options: readonly string[],
  multiple = false,
): ChoiceReply & { options: string[] } {
  const prompt = surveyChoicePrompt({ persona: who, context: null, briefings: [] }, { text, options, multiple });
  const reply = chooseOptions(promptText(prompt));
  return { ...reply, options: reply.chosen.map((number) => options[number - 1]!) };
}

const ranks = (values: readonly number[]) =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });

/** Pearson's correlation. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const product = (a: readonly number[], b: readonly number[], ma: number, mb: number) =>
    a.reduce((sum, value, index) => sum + (value - ma) * (b[index]! - mb), 0);
  return product(xs, ys, mx, my) / Math.sqrt(product(xs, xs, mx, mx) * product(ys, ys, my, my));
}

/** Spearman's rank correlation. */
export const rankCorrelation = (xs: readonly number[], ys: readonly number[]): number =>
  correlation(ranks(xs), ranks(ys));
