import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { ScaleFamily } from "../../../functions/studies/rating/scale-families.ts";
import { detectPackLanguage } from "../../../local/bedrock/phrases/languages.ts";
import { meanRating } from "../../../functions/statistics/ssr.ts";
import { conceptTestPrompt, type ConceptReaction } from "../../../functions/studies/concept-test/prompt.ts";
import type { ParticipantProfile, PersonaProfile } from "../../../functions/personas/people/participant.ts";
import { promptText, type Prompt } from "../../../functions/models/prompts/prompt.ts";
import { answerOffline } from "../../../local/bedrock/model/answer.ts";
import type { Appraisal } from "../../../local/bedrock/model/respondent/appraise.ts";
import { sceneOf } from "../../../local/bedrock/model/respondent/scene.ts";
import { offlinePoints } from "../../support/read-scale.ts";

export type Briefing = { title: string; text: string };

const file = new URL("people.yaml", import.meta.url);
const people = load(readFileSync(file, "utf8")) as {
  average: PersonaProfile;
  group: readonly Partial<PersonaProfile>[];
};

export const persona = (changes: Partial<PersonaProfile> = {}): PersonaProfile => ({ ...people.average, ...changes });

/** Ten people of four markets who differ in everything that the model looks at. */
export const group: readonly PersonaProfile[] = people.group.map(persona);

const conceptTest = (profile: ParticipantProfile, stimulus: string, briefings: readonly Briefing[] = []) =>
  conceptTestPrompt({
    persona: profile,
    stimulus,
    briefings: briefings.map((one) => ({ ...one, picture: null })),
    language: detectPackLanguage(stimulus),
  });

/** The text of a concept test's request, as the service sends it. */
export const request = (profile: ParticipantProfile, stimulus: string, briefings: readonly Briefing[] = []): string =>
  promptText(conceptTest(profile, stimulus, briefings));

/** What the offline model answers to a prompt, checked against the prompt's schema. */
export const answerTo = <T>(prompt: Prompt<T>, seed = ""): T =>
  prompt.output.parse(answerOffline(prompt.tool.name, promptText(prompt), prompt.language, seed));

export const ask = (
  profile: ParticipantProfile,
  stimulus: string,
  briefings: readonly Briefing[] = [],
  seed = "",
): ConceptReaction => answerTo(conceptTest(profile, stimulus, briefings), seed);

/** How somebody takes what a concept test shows. */
export const judge = (profile: PersonaProfile, stimulus: string, seed = ""): Appraisal =>
  sceneOf(request(profile, stimulus), detectPackLanguage(stimulus), seed).appraisal!;

/** Mean rating 1..5 of a text by its vector, as the service computes it from the answer. */
export const rate = (scale: ScaleFamily, text: string, language = detectPackLanguage(text)): number =>
  meanRating(offlinePoints(scale, language, text));

/** Sentiment −1..1 of a reaction. */
export const sentiment = (text: string): number => (rate("overall_sentiment", text) - 3) / 2;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
