import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { pick, randomFrom, wholeNumber } from "../../../../functions/statistics/random.ts";
import type { SurveyScale } from "../../../../functions/studies/survey/schemas.ts";
import { promptText } from "../../../../functions/models/prompts/prompt.ts";
import { surveyChoicePrompt } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyScalePrompt } from "../../../../functions/studies/survey/questions/likert.ts";
import { detectPackLanguage } from "../../../../local/bedrock/phrases/languages.ts";
import { sceneOf } from "../../../../local/bedrock/model/respondent/scene.ts";
import { positionOn } from "../../../../local/bedrock/model/respondent/view.ts";
import { answerTo, persona } from "../people.ts";

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
      household: pick(random, ["lives alone", "lives with a partner and children", "shares a flat"]),
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

/** Where somebody stands on a statement to agree with. */
export function agreementOf(who: PersonaProfile, text: string): number {
  const asked = { persona: who, context: null, briefings: [], language: detectPackLanguage(text) };
  const request = promptText(surveyScalePrompt(asked, { text, scale: scaleOf(null, null) }));
  return positionOn(sceneOf(request, asked.language, ""), text, "agreement");
}

/** The options that somebody chooses. */
export function choose(who: PersonaProfile, text: string, options: readonly string[], multiple = false): string[] {
  const asked = { persona: who, context: null, briefings: [], language: detectPackLanguage(text) };
  return answerTo(surveyChoicePrompt(asked, { text, options, multiple })).chosen.map((number) => options[number - 1]!);
}
