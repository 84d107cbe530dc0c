import type { Stimulus } from "../stimulus/stimulus.ts";
import type { TargetGroup } from "../stimulus/target.ts";
import { quirk, type Consumer } from "./consumer.ts";

const LEGAL_DRINKING_AGE = 18;
const adultsOnly =
  /\b(?:beer|wine|gin|whisky|vodka|spirits|bier|wein|schnaps|tobacco|cigarette\w*|tabak|zigarette\w*|casino|betting|wetten)\b/i;
const nonAlcoholic = /alcohol-free|non-alcoholic|alkoholfrei/i;

const belongs: Readonly<Record<TargetGroup, (consumer: Consumer) => boolean>> = {
  parents: (consumer) => consumer.hasChildren || consumer.hasBaby,
  babies: (consumer) => consumer.hasBaby,
  students: (consumer) => consumer.isStudent,
  seniors: (consumer) => consumer.profile.age >= 62,
  young: (consumer) => consumer.profile.age < 28,
  workers: (consumer) => !consumer.isRetired && !consumer.isStudent,
  athletes: (consumer) => consumer.interests.sport > 0.15,
  gamers: (consumer) => /gam(?:e|ing)|console|esports/.test(consumer.notes),
  petOwners: (consumer) => consumer.hasPet,
  women: (consumer) => consumer.profile.gender === "Female",
  men: (consumer) => consumer.profile.gender === "Male",
  singles: (consumer) => /alone|single/.test(consumer.profile.household.toLowerCase()),
};

/** Need for kinds of products by age (per unit of age), for those that the young and the old really use differently. */
const needByAge: Readonly<Record<string, number>> = {
  energy_drink: -0.75,
  plant_drink: -0.3,
  meat_substitute: -0.3,
  snack_bar: -0.25,
  wearable: -0.25,
  app: -0.25,
  fitness_app: -0.25,
  finance_app: -0.25,
  streaming: -0.15,
  delivery: -0.25,
  meal_kit: -0.15,
  investment: -0.15,
  smart_home: -0.1,
  makeup: -0.15,
  supplement: 0.15,
  tea: 0.15,
  skincare: 0.05,
  insurance: 0.1,
};

const interestOf: Readonly<Record<string, keyof Consumer["interests"]>> = {
  wearable: "tech",
  smart_home: "tech",
  app: "tech",
  fitness_app: "sport",
  gym: "sport",
  snack_bar: "sport",
  supplement: "health",
  meat_substitute: "animals",
  plant_drink: "green",
  makeup: "style",
  clothing: "style",
  delivery: "convenience",
  meal_kit: "convenience",
  ready_meal: "convenience",
  finance_app: "thrift",
};

export interface Fit {
  /** −1.2..0.9: how much this person has use for the kind of thing, and for an offer that addresses these people. */
  need: number;
  /** Whether the offer says it is for people like this one; null when it says nothing. */
  addressed: boolean | null;
  /** The law says no. */
  tooYoung: boolean;
}

/** How an offer fits a person's life. */
export function viewFit(stimulus: Stimulus, consumer: Consumer): Fit {
  const { category, target, text } = stimulus;
  const { age } = consumer.profile;
  const tooYoung = age < LEGAL_DRINKING_AGE && adultsOnly.test(text) && !nonAlcoholic.test(text);
  const interest = interestOf[category.id];
  let need =
    (category.staple ? 0.12 : 0.3) * quirk(consumer, `need ${category.id}`) +
    (needByAge[category.id] ?? 0) * consumer.age;
  if (interest) need += 0.3 * consumer.interests[interest];
  if (category.id === "baby_food") need += consumer.hasBaby ? 0.5 : consumer.hasChildren ? -0.3 : -1;
  if (category.id === "pet_food") need += consumer.hasPet ? 0.5 : -0.9;
  const inAges =
    (target.ages.age_min === null || age >= target.ages.age_min) &&
    (target.ages.age_max === null || age <= target.ages.age_max);
  const statesAges = target.ages.age_min !== null || target.ages.age_max !== null;
  const verdicts = target.groups.map((group) => belongs[group](consumer));
  const addressed = verdicts.length === 0 && !statesAges ? null : verdicts.every(Boolean) && inAges;
  // A question about other people's things is not an offer one was left out of.
  if (addressed !== null) need += addressed ? 0.28 : stimulus.kind === "opinion" ? -0.2 : -0.5;
  if (tooYoung) need = -1.2;
  return { need: Math.max(-1.2, Math.min(0.9, need)), addressed, tooYoung };
}
