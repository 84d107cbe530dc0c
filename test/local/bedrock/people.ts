import { anchorSets } from "../../../functions/domain/scales/anchors.ts";
import type { ScaleFamily } from "../../../functions/domain/scales/scale-families.ts";
import { detectLanguage } from "../../../functions/domain/scales/language.ts";
import { meanRating, ratingDistribution } from "../../../functions/domain/statistics/ssr.ts";
import { conceptTestPrompt, type ConceptReaction } from "../../../functions/prompts/concept-test/prompt.ts";
import type { ParticipantProfile, PersonaProfile } from "../../../functions/domain/simulation/participant.ts";
import { promptText, type Prompt } from "../../../functions/prompts/prompt.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { answerOffline, languageOf } from "../../../local/bedrock/model/answer.ts";
import type { Appraisal } from "../../../local/bedrock/model/respondent/appraise.ts";
import { sceneOf } from "../../../local/bedrock/model/respondent/scene.ts";

export type Briefing = { title: string; text: string };

const average: PersonaProfile = {
  full_name: "Petra Vogel",
  age: 42,
  gender: "Female",
  occupation: "Office clerk",
  location: "Leipzig, Germany",
  market: "DE",
  income_level: "Middle",
  education: "upper secondary or vocational qualification",
  household: "lives with a partner, no children at home",
  life_circumstance: "commutes more than an hour each way",
  attitude: "pragmatist",
  price_sensitivity_percentile: 50,
  big_five: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50 },
  personality_traits: ["calm", "polite", "private"],
  trusted_brands: ["Rewe", "Nivea"],
  distrusted_brands: ["Temu"],
  digital_habits: "Reads the news on the train.",
  price_sensitivity: "Compares now and then.",
  psychographic_notes: "Says what she thinks when asked.",
};

export const persona = (changes: Partial<PersonaProfile> = {}): PersonaProfile => ({ ...average, ...changes });

const traits = (
  openness: number,
  conscientiousness: number,
  extraversion: number,
  agreeableness: number,
  neuroticism: number,
) => ({
  openness,
  conscientiousness,
  extraversion,
  agreeableness,
  neuroticism,
});

/** Ten people of three markets who differ in everything that the model looks at. */
export const group: readonly PersonaProfile[] = [
  persona({
    full_name: "Katrin Maurer",
    age: 34,
    attitude: "enthusiast",
    price_sensitivity_percentile: 25,
    income_level: "High",
    household: "lives with a partner and children, the youngest under 13",
    big_five: traits(80, 55, 75, 70, 30),
    occupation: "Primary school teacher",
    psychographic_notes: "Buys organic and recycles everything.",
  }),
  persona({
    full_name: "Bernd Kowalski",
    age: 67,
    gender: "Male",
    attitude: "sceptic",
    price_sensitivity_percentile: 85,
    income_level: "Low",
    occupation: "Retired bus driver",
    household: "lives alone",
    big_five: traits(20, 60, 25, 25, 55),
    trusted_brands: ["Lidl"],
    distrusted_brands: ["Oatly"],
  }),
  persona({
    full_name: "Leyla Demir",
    age: 23,
    price_sensitivity_percentile: 75,
    income_level: "Low",
    occupation: "Student of media design",
    household: "shares a flat",
    big_five: traits(75, 35, 85, 60, 65),
  }),
  persona({
    full_name: "Thomas Berger",
    age: 45,
    gender: "Male",
    price_sensitivity_percentile: 40,
    income_level: "High",
    education: "master's degree or doctorate",
    occupation: "IT project manager",
    big_five: traits(55, 85, 35, 40, 40),
  }),
  persona({
    full_name: "Sabine Roth",
    age: 52,
    attitude: "sceptic",
    price_sensitivity_percentile: 60,
    occupation: "Nurse",
    household: "single parent with children at home",
    big_five: traits(35, 60, 45, 80, 80),
  }),
  persona({
    full_name: "Grace Okafor",
    age: 29,
    market: "GB",
    location: "Leeds, United Kingdom",
    attitude: "enthusiast",
    income_level: "Low",
    price_sensitivity_percentile: 70,
    occupation: "Retail assistant",
    household: "lives with parents",
    big_five: traits(70, 50, 80, 65, 35),
    trusted_brands: ["Tesco", "Boots"],
  }),
  persona({
    full_name: "Alan Whitfield",
    age: 63,
    gender: "Male",
    market: "GB",
    location: "Bath, United Kingdom",
    attitude: "sceptic",
    income_level: "High",
    price_sensitivity_percentile: 30,
    occupation: "Accountant",
    big_five: traits(35, 85, 25, 30, 25),
  }),
  persona({
    full_name: "Tyler Nguyen",
    age: 31,
    gender: "Male",
    market: "US",
    location: "Austin, United States",
    price_sensitivity_percentile: 55,
    occupation: "Warehouse supervisor",
    big_five: traits(50, 40, 60, 30, 45),
  }),
  persona({
    full_name: "Maria Delgado",
    age: 48,
    market: "US",
    location: "Phoenix, United States",
    attitude: "enthusiast",
    income_level: "Low",
    price_sensitivity_percentile: 80,
    occupation: "Nursing assistant",
    household: "lives with several generations of the family",
    big_five: traits(55, 65, 55, 85, 60),
  }),
  persona({
    full_name: "Priya Iyer",
    age: 27,
    market: "IN",
    location: "Bangalore, India",
    attitude: "enthusiast",
    price_sensitivity_percentile: 50,
    occupation: "Software tester",
    household: "shares a flat",
    big_five: traits(65, 70, 40, 55, 50),
  }),
];

const conceptTest = (profile: ParticipantProfile, stimulus: string, briefings: readonly Briefing[] = []) =>
  conceptTestPrompt({ persona: profile, stimulus, briefings: briefings.map((one) => ({ ...one, picture: null })) });

/** The text of a concept test's request, as the service sends it. */
export const request = (profile: ParticipantProfile, stimulus: string, briefings: readonly Briefing[] = []): string =>
  promptText(conceptTest(profile, stimulus, briefings));

/** What the offline model answers to a prompt, checked against the prompt's schema. */
export const answerTo = <T>(prompt: Prompt<T>, seed = ""): T =>
  prompt.output.parse(answerOffline(prompt.tool.name, promptText(prompt), seed));

export const ask = (
  profile: ParticipantProfile,
  stimulus: string,
  briefings: readonly Briefing[] = [],
  seed = "",
): ConceptReaction => answerTo(conceptTest(profile, stimulus, briefings), seed);

/** How somebody takes what a concept test shows. */
export function judge(profile: PersonaProfile, stimulus: string, seed = ""): Appraisal {
  const shown = request(profile, stimulus);
  return sceneOf(shown, languageOf("give_reaction", shown), seed).appraisal!;
}

const anchors = new Map<string, number[][][]>();

/** Mean rating 1..5 of a text by semantic similarity, as the service computes it from the answer. */
export function rate(scale: ScaleFamily, text: string): number {
  const language = detectLanguage(text);
  const key = `${scale} ${language}`;
  const known = anchors.get(key) ?? anchorSets(scale, language).map((set) => set.map((anchor) => embed(anchor, 512)));
  anchors.set(key, known);
  return meanRating(ratingDistribution(embed(text, 512), known));
}

/** Sentiment −1..1 of a reaction. */
export const sentiment = (text: string): number => (rate("overall_sentiment", text) - 3) / 2;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
