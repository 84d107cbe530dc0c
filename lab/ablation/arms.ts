import * as z from "zod";
import { checkedBy } from "../../functions/models/prompts/checked-output.ts";
import type { Prompt } from "../../functions/models/prompts/prompt.ts";
import { shownBlock } from "../../functions/models/prompts/shown-above.ts";
import type { ParticipantProfile, PersonaProfile } from "../../functions/personas/people/participant.ts";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../functions/personas/people/asked-persona.ts";
import { questionBlock } from "../../functions/studies/survey/questions/question-block.ts";
import type { PublicQuestion } from "./questions.ts";

export const personaArms = ["none", "age and gender", "ours", "ours without personality"] as const;
export type PersonaArm = (typeof personaArms)[number];

/**
 * How words become a number: as the service does it, which trusts one or the other; by their vector; by a second
 * turn of the model; or the model states probabilities in place of words.
 */
export const ratingArms = ["as we do", "by words", "follow-up", "stated probabilities"] as const;
export type RatingArm = (typeof ratingArms)[number];

/** What the model is told of somebody in each arm. */
export function profileIn(arm: PersonaArm, profile: PersonaProfile): ParticipantProfile {
  const { full_name, market, age, gender } = profile;
  const { big_five: _five, personality_traits: _traits, psychographic_notes: _notes, ...others } = profile;
  return {
    none: { anonymous: true as const, full_name, market },
    "age and gender": { respondent: true as const, full_name, market, age, gender },
    ours: profile,
    // The prompt prints what is there, field by field.
    "ours without personality": others as PersonaProfile,
  }[arm];
}

const percentSchema = z.number().min(0).max(100);

/** Asks somebody how likely they would give each answer, instead of for their answer. */
export function statedPrompt(askedPersona: AskedPersona, { question }: PublicQuestion): Prompt<number[]> {
  const { points, first_value, labels, low_label, high_label } = question.scale;
  const ends = (at: number) => (at === 0 ? low_label : at === points - 1 ? high_label : null);
  const said = Array.from({ length: points }, (_, at) =>
    [String(first_value + at), labels?.[at] ?? ends(at)].filter((part) => part !== null).join(": "),
  );
  const fields = Object.fromEntries(said.map((_, at) => [`answer_${at + 1}`, percentSchema]));
  return {
    ...personaPrompt(
      askedPersona,
      ["You may not be sure of your answer: say in percent how likely you are to give each; they add up to 100."],
      [...shownBlock({ shown: question.context }), questionBlock(question.text, {}, said)],
      ASKED_OFTEN,
    ),
    id: "stated-probabilities@1",
    tool: { name: "state_probabilities", description: "Records how likely you are to give each answer, in percent." },
    output: checkedBy(z.object(fields), (told) => {
      const percent = said.map((_, at) => told[`answer_${at + 1}`]!);
      const total = percent.reduce((sum, one) => sum + one, 0);
      if (total === 0) throw new Error("The percentages must add up to 100; they add up to 0.");
      return percent.map((one) => one / total);
    }),
    maxTokens: 100 + 30 * points,
    language: null,
  };
}
