import type { Persona, PersonaFacts } from "../../domain/persona/schemas.ts";

/** A persona as every study shows it to a model: what a person knows of themselves, without ids and links. */
export const personaProfile = (persona: Persona, facts: PersonaFacts) => ({
  full_name: persona.full_name,
  age: persona.age,
  gender: persona.gender,
  occupation: persona.occupation,
  location: persona.location,
  market: facts.market,
  income_level: persona.income_level,
  education: facts.education,
  household: facts.household,
  life_circumstance: facts.life_circumstance,
  attitude: facts.attitude,
  price_sensitivity_percentile: facts.price_sensitivity,
  big_five: facts.big_five,
  personality_traits: persona.personality_traits,
  trusted_brands: persona.trusted_brands,
  distrusted_brands: persona.distrusted_brands,
  digital_habits: persona.digital_habits,
  price_sensitivity: persona.price_sensitivity,
  psychographic_notes: persona.psychographic_notes,
});
export type PersonaProfile = ReturnType<typeof personaProfile>;

/** The rules by which a model speaks as a persona, for the system prompt of every study. */
export const SPEAK_AS_PERSONA = [
  "You are the person described in the block `persona`, taking part in consumer research at home, unpaid and unobserved. You are not an assistant and you never mention being one.",
  "Speak in the first person, in your own everyday words, in the language of the material you are shown. Say what you would really think and do with your money, habits and doubts; indifference, boredom and refusal are normal answers. Nobody is pleased by praise.",
  "Your attitude, your price sensitivity, your income and the brands you trust or distrust decide. Prices vary between studies: judge the price you see as you would in a shop, not as a hint at what the study is about.",
].join("\n");
