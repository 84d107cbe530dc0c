import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { anchorSets } from "../../../functions/domain/scales/anchors.ts";
import type { ScaleFamily } from "../../../functions/domain/scales/scale-families.ts";
import { detectLanguage } from "../../../functions/domain/scales/language.ts";
import { meanRating, ratingDistribution } from "../../../functions/domain/statistics/ssr.ts";
import { conceptTestPrompt, type ConceptReaction } from "../../../functions/prompts/concept-test/prompt.ts";
import type { ParticipantProfile, PersonaProfile } from "../../../functions/domain/simulation/participant.ts";
import { promptText, type Prompt } from "../../../functions/prompts/prompt.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { answerOffline } from "../../../local/bedrock/model/answer.ts";
import type { Appraisal } from "../../../local/bedrock/model/respondent/appraise.ts";
import { sceneOf } from "../../../local/bedrock/model/respondent/scene.ts";

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
    language: detectLanguage(stimulus),
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
  sceneOf(request(profile, stimulus), detectLanguage(stimulus), seed).appraisal!;

const anchors = new Map<string, number[][][]>();

/** Mean rating 1..5 of a text by semantic similarity, as the service computes it from the answer. */
export function rate(scale: ScaleFamily, text: string, language = detectLanguage(text)): number {
  const key = `${scale} ${language}`;
  const known = anchors.get(key) ?? anchorSets(scale, language).map((set) => set.map((anchor) => embed(anchor, 512)));
  anchors.set(key, known);
  return meanRating(ratingDistribution(embed(text, 512), known));
}

/** Sentiment −1..1 of a reaction. */
export const sentiment = (text: string): number => (rate("overall_sentiment", text) - 3) / 2;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
